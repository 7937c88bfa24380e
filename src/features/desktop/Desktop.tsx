import { styled } from "@mui/material/styles";
import { Suspense, type ComponentProps, type ReactElement, type ReactNode, type Ref } from "react";
import { AppGroups } from "./AppGroups";
import { AppsSkeleton } from "./AppsSkeleton";
import { Greeting } from "./Greeting";
import { Column, Places, Rail } from "./places";
import type { AppItem } from "../../core/menu/apps";
import type { Loadable } from "../../kit/card/Loadable";
import { ErrorCard } from "../../kit/ErrorCard";
import { latePart } from "../../kit/latePart";
import type { GroupedApps } from "../../kit/ShellContext";

/** Few people see it, and its drawing is as large as a part of the program. */
const NoApps = latePart(
  async () => (await import(/* webpackChunkName: "nothing-here" */ "./no-apps/NoApps")).NoApps,
  ({ retry }) => <ErrorCard what={{ id: "header.panelFailed" }} onRetry={retry} />,
);

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: "0.75rem",
  padding: "2.5rem 1.5rem",
  borderRadius: "var(--radius-card)",
  boxShadow: "var(--shadow-card)",
  textAlign: "center",
  backgroundColor: theme.vars.palette.surface.card,
  color: theme.vars.palette.text.secondary,
  "& h2": { margin: 0, fontSize: "1.25rem", color: theme.vars.palette.text.primary },
  "& p": { margin: 0, maxInlineSize: "34em" },
}));

interface Props {
  readonly greeting: ComponentProps<typeof Greeting>;
  readonly apps: Loadable<GroupedApps>;
  readonly cards: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly onOpen: (app: AppItem) => void;
}

function Apps({ apps, onOpen }: Pick<Props, "apps" | "onOpen">): ReactElement {
  if (apps.status === "loading") return <AppsSkeleton />;
  if (apps.status === "error") {
    return (
      <Card className="look-card">
        <ErrorCard what={{ id: "desktop.apps.error" }} onRetry={apps.retry} />
      </Card>
    );
  }
  if (apps.data.groups.length === 0) {
    return (
      <Suspense fallback={<AppsSkeleton />}>
        <Card className="look-card">
          <NoApps />
        </Card>
      </Suspense>
    );
  }
  return <AppGroups groups={apps.data.groups} grouped={apps.data.grouped} onOpen={onOpen} />;
}

/** The school's desktop: a greeting, the applications, and a rail of cards with what waits and what is new. */
export function Desktop({ greeting, apps, cards, titleRef, onOpen }: Props): ReactElement {
  return (
    <Places>
      <Column aria-busy={apps.status === "loading"}>
        <Greeting {...greeting} titleRef={titleRef} />
        <Apps apps={apps} onOpen={onOpen} />
      </Column>
      <Rail>{cards}</Rail>
    </Places>
  );
}
