import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { Skeleton } from "../Skeleton";
import { ErrorCard } from "../ErrorCard";
import { FocusKeeper } from "../FocusKeeper";
import { NoData } from "../empty/NoData";
import { Phrase } from "../Phrase";
import { VisuallyHidden } from "../VisuallyHidden";
import { CardFigure, type Figure } from "./CardFigure";
import { CardFrame } from "./CardFrame";
import { CardLink } from "./CardLink";

/** How far a card's content is: it comes, it failed, there is none, or it is there. */
export type CardState =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly what?: Text; readonly onRetry: () => void }
  | { readonly status: "empty"; readonly what?: Text; readonly action?: ReactNode }
  | { readonly status: "ready" };

/** The way on beside the title. */
export interface CardAction {
  readonly text: Text;
  readonly href: string;
  readonly onOpen?: (() => void) | undefined;
}

interface Props {
  readonly title: Text;
  readonly action?: CardAction | undefined;
  readonly state?: CardState;
  /** The number that the card is about, above everything else. */
  readonly figure?: Figure | undefined;
  /** How many lines are held free while the content comes. */
  readonly lines?: number;
  readonly children?: ReactNode;
}

const READY: CardState = { status: "ready" };
const FAILED: Text = { id: "kit.card.failed" };

/** The outline of a number, its bar and some lines. */
const Outline = styled("div")({
  display: "grid",
  gap: "0.75rem",
  "& > :first-of-type": { inlineSize: "40%", blockSize: "2.25rem" },
  "& > :last-of-type": { inlineSize: "70%" },
});

function Content({
  state = READY,
  figure,
  lines = 3,
  children,
}: Omit<Props, "title" | "action">): ReactElement {
  const text = useText();
  if (state.status === "loading")
    return (
      <>
        <VisuallyHidden role="status">{text({ id: "common.loading" })}</VisuallyHidden>
        <Outline aria-hidden>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} />
          ))}
        </Outline>
      </>
    );
  if (state.status === "error")
    return <ErrorCard compact what={state.what ?? FAILED} onRetry={state.onRetry} />;
  if (state.status === "empty")
    return <NoData kind="dashboard" action={state.action} {...(state.what && { what: state.what })} />;
  return (
    <>
      {figure && <CardFigure {...figure} />}
      {children}
    </>
  );
}

/** A card of a dashboard: a title with a way on, and a number or anything else, in each state it can be in [WID-05]. */
export function DashboardCard({ title, action, state = READY, ...content }: Props): ReactElement {
  const text = useText();
  return (
    <CardFrame
      title={<Phrase text={title} />}
      busy={state.status === "loading"}
      action={
        action && (
          <CardLink href={action.href} onClick={action.onOpen}>
            <Phrase text={action.text} />
          </CardLink>
        )
      }
    >
      <FocusKeeper role="group" aria-label={text(title)}>
        <Content state={state} {...content} />
      </FocusKeeper>
    </CardFrame>
  );
}
