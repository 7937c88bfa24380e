import { styled } from "@mui/material/styles";
import {
  Suspense,
  useContext,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import { AllApps } from "./AllApps";
import { ComingApps } from "./ComingApps";
import { AppsSkeleton } from "./AppsSkeleton";
import { Greeting } from "./Greeting";
import { MyApps } from "./MyApps";
import { Column, Places, Rail, Strip, Top } from "./places";
import type { AppItem } from "../base/core/apps/apps";
import { Snapshot } from "../base/core/flow/Snapshot";
import type { ArrangedApps } from "../base/core/apps/arrange";
import type { AppLink } from "../base/core/apps/links";
import { GridExtrasContext } from "../apps";
import type { Loadable } from "../base/kit/card/Loadable";
import { ErrorCard } from "../base/kit/ErrorCard";
import { latePart } from "../base/kit/latePart";
import { useEngine } from "../base/kit/useEngine";

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

/** Applications are arranged once the code for it is there. */
const AT_REST = new Snapshot(false);

/** The applications of a desktop. */
interface DesktopApps extends ArrangedApps {
  /** Whether the categories' names show. */
  readonly grouped: boolean;
}

interface Props {
  readonly greeting: ComponentProps<typeof Greeting>;
  /** What stands between the greeting and the day, such as a parent's children. */
  readonly top?: ReactNode;
  /** What matters now: the day, and what waits. */
  readonly strip: ReactNode;
  readonly rail: ReactNode;
  readonly apps: Loadable<DesktopApps>;
  /** Applications that are not installed [DESK-15]. */
  readonly coming?: readonly AppLink[];
  /** Whether the layout has all applications beside the page; those who arrange theirs have them here too. */
  readonly beside?: boolean;
  /** The codes of the categories that stand open. */
  readonly open: readonly string[];
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly onTurn: (open: readonly string[]) => void;
  readonly onOpen: (app: AppItem) => void;
}

function Apps({
  apps,
  beside = false,
  open,
  onTurn,
  onOpen,
}: Pick<Props, "apps" | "beside" | "open" | "onTurn" | "onOpen">): ReactElement {
  const extras = useContext(GridExtrasContext);
  const arranging = useEngine(extras?.editing ?? AT_REST);
  if (apps.status === "loading") return <AppsSkeleton />;
  if (apps.status === "error") {
    return (
      <Card className="look-card">
        <ErrorCard what={{ id: "desktop.apps.error" }} onRetry={apps.retry} />
      </Card>
    );
  }
  const { grouped, groups, pinned, recent, hidden } = apps.data;
  if (groups.length + pinned.length + hidden.length === 0) {
    return (
      <Suspense fallback={<AppsSkeleton />}>
        <Card className="look-card">
          <NoApps />
        </Card>
      </Suspense>
    );
  }
  return (
    <>
      <MyApps pinned={pinned} recent={recent} onOpen={onOpen} />
      {groups.length > 0 && (
        <AllApps
          pinned={pinned}
          groups={groups}
          grouped={grouped}
          beside={beside && !arranging}
          open={open}
          onTurn={onTurn}
          onOpen={onOpen}
        />
      )}
      {extras && <extras.Foot />}
    </>
  );
}

/** Today: what matters now stands first, then the person's own applications, and all the others folded [DESK-14]. */
export function Desktop({ greeting, top, strip, rail, titleRef, coming = [], ...apps }: Props): ReactElement {
  return (
    <Places>
      <Top>
        <Greeting {...greeting} titleRef={titleRef} />
        {top}
        <Strip>{strip}</Strip>
      </Top>
      <Rail className="look-rail">{rail}</Rail>
      <Column aria-busy={apps.apps.status === "loading"}>
        <Apps {...apps} />
        {coming.length > 0 && <ComingApps links={coming} onOpen={apps.onOpen} />}
      </Column>
    </Places>
  );
}
