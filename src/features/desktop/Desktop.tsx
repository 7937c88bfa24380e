import { styled } from "@mui/material/styles";
import type { ComponentProps, ReactElement, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { AppGroups } from "./AppGroups";
import { AppsSkeleton } from "./AppsSkeleton";
import { EmptyShelf } from "./EmptyShelf";
import { Greeting } from "./Greeting";
import type { Loadable } from "./Loadable";
import { NoticesCard } from "./NoticesCard";
import { SummaryCard } from "./SummaryCard";
import type { AppItem } from "../../core/menu/apps";
import type { AppLinkGroup } from "../../core/menu/links";
import { ErrorCard } from "../../kit/ErrorCard";

const Page = styled("div")({
  "--tile-width": "clamp(7.25rem, 8.1vw, 9.75rem)",
  "--tile-icon": "4.5rem",
  "--tile-text": "1rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) clamp(17rem, 20.3vw, 24.375rem)",
  gap: "1.5rem 2.75rem",
  alignItems: "start",
  paddingBlock: "2.25rem 3rem",
  paddingInline: "clamp(1.5rem, 3.75vw, 4.5rem) clamp(1.5rem, 3.2vw, 3.75rem)",
  "@media (max-width: 1280px)": { gap: "1.5rem 2rem" },
  "@media (max-width: 1024px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "--tile-width": "7.5rem",
    "--tile-icon": "4rem",
    paddingBlock: "1.5rem 2.5rem",
    paddingInline: "1.5rem",
  },
  "@media (max-width: 600px)": {
    "--tile-width": "5rem",
    "--tile-gap": "0.125rem",
    "--tile-icon": "3.375rem",
    "--tile-text": "0.8125rem",
    "--group-gap": "1.25rem",
    paddingBlock: "1.125rem 2rem",
    paddingInline: "0.75rem",
  },
  "@media (max-width: 430px)": {
    "--tile-columns": "4",
    "--tile-width": "0rem",
    "--tile-text": "0.78125rem",
    paddingInline: "0.5rem",
  },
});

const Column = styled("div")({ display: "grid", gap: "1.75rem", minInlineSize: 0 });

const Rail = styled("aside")({
  display: "grid",
  gap: "1.5rem",
  minInlineSize: 0,
  "@media (max-width: 1024px)": { gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))" },
});

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

/** The applications, once they are known. */
export interface DesktopApps {
  readonly grouped: boolean;
  readonly groups: readonly AppLinkGroup[];
}

interface Props {
  readonly greeting: ComponentProps<typeof Greeting>;
  readonly apps: Loadable<DesktopApps>;
  readonly summary: Pick<ComponentProps<typeof SummaryCard>, "counts" | "waiting">;
  /** The notices card; null for a person who has no Notices application. */
  readonly notices: Pick<ComponentProps<typeof NoticesCard>, "notices" | "whole"> | null;
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
      <Card className="look-card">
        <EmptyShelf />
        <h2>
          <FormattedMessage id="desktop.apps.empty" />
        </h2>
        <p>
          <FormattedMessage id="desktop.apps.empty.hint" />
        </p>
      </Card>
    );
  }
  return <AppGroups groups={apps.data.groups} grouped={apps.data.grouped} onOpen={onOpen} />;
}

/** The school's desktop: a greeting, the applications, and a rail of cards with what waits and what is new. */
export function Desktop({ greeting, apps, summary, notices, titleRef, onOpen }: Props): ReactElement {
  return (
    <Page>
      <Column aria-busy={apps.status === "loading"}>
        <Greeting {...greeting} titleRef={titleRef} />
        <Apps apps={apps} onOpen={onOpen} />
      </Column>
      <Rail>
        <SummaryCard {...summary} onOpen={onOpen} />
        {notices && <NoticesCard {...notices} now={greeting.now} onOpen={onOpen} />}
      </Rail>
    </Page>
  );
}
