import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { ErrorCard } from "../../../kit/ErrorCard";
import type { FailureReason } from "../step";
import { FailureCard } from "./FailureCard";
import { NotInstalled, type AppFacts } from "./NotInstalled";
import { useKit } from "../../../kit/KitContext";
import { PageSkeleton } from "../../../kit/PageSkeleton";
import { useEngine } from "../../../kit/useEngine";
import { useOnline } from "../../../kit/useOnline";
import type { OpenSubApp } from "./openSubApp";
import type { ViewportPlace } from "../../../core/menu/viewportAddress";

interface Props {
  readonly place: ViewportPlace;
  readonly title: string;
  /** What the person's menu knows of the application. */
  readonly facts: AppFacts | undefined;
  /** Where engineers read how an application is made. */
  readonly guide: string | null;
  readonly current: boolean;
  readonly openSubApp: OpenSubApp;
  readonly onTitle: (place: ViewportPlace, title: string) => void;
  /** The error card with the focus goes away; the focus needs another place. */
  readonly onRetry: () => void;
}

const Pane = styled("section")({ display: "flow-root", minInlineSize: 0, "&[hidden]": { display: "none" } });

/**
 * One sub-application: its element, and over it the skeleton while it comes or the error card when it does not.
 * Behind another pane it stays mounted, hidden and inert, and keeps its state [VIEW-01, VIEW-04].
 */
export function SubAppPane(props: Props) {
  const { place, title, facts, guide, current, openSubApp, onTitle, onRetry } = props;
  const [opened] = useState(() => openSubApp(place, { titled: (name) => onTitle(place, name) }));
  const state = useEngine(opened);
  const failed = state.phase === "failed" ? state : null;
  const isMissing = failed?.reason === "notInstalled";
  const failure = failed && failed.reason !== "notInstalled" ? { ...failed, reason: failed.reason } : null;
  useSpokenFailure(failed?.reason ?? null, title, current);

  useEffect(() => {
    opened.open();
    return () => opened.close();
  }, [opened]);
  useEffect(() => {
    opened.setActive(current);
  }, [opened, current]);
  useEffect(() => {
    opened.setPlace(place);
  }, [opened, place]);

  useOnline(failure !== null && AWAITS_NETWORK.has(failure.reason), () => opened.retry());

  const hold = useCallback((node: HTMLElement | null) => node?.append(opened.element), [opened]);
  const retry = () => {
    onRetry();
    opened.retry();
  };
  return (
    <Pane
      aria-label={title}
      aria-busy={state.phase !== "ready" && !failed}
      hidden={!current}
      inert={!current}
      data-pane={`${place.app}/${place.fileId}`}
      data-phase={state.phase}
    >
      {isMissing && (
        <FailureCard>
          <NotInstalled title={title} facts={facts} guide={guide} />
        </FailureCard>
      )}
      {failure && (
        <FailureCard>
          <ErrorCard
            title={{ id: "viewport.failedTitle", values: { title } }}
            what={{ id: `viewport.failed.${failure.reason}` }}
            detail={`${failure.reason}: ${failure.detail}`}
            onRetry={retry}
          />
        </FailureCard>
      )}
      {!failed && state.phase !== "ready" && <PageSkeleton lines={6} />}
      <div ref={hold} />
    </Pane>
  );
}

/** Failures that may be the network's, so that its return is a reason to try again. */
const AWAITS_NETWORK: ReadonlySet<FailureReason> = new Set(["unreachable", "timedOut"]);
/** The words of a failure: its heading, and what it means. */
const wordsOf = (reason: FailureReason) =>
  reason === "notInstalled"
    ? ({
        heading: "viewport.notInstalled.title",
        what: "viewport.notInstalled.body",
        urgency: "polite",
      } as const)
    : ({ heading: "viewport.failedTitle", what: `viewport.failed.${reason}`, urgency: "assertive" } as const);

/** Says a failure of the pane in front; one behind is read when the person comes to it. */
function useSpokenFailure(reason: FailureReason | null, title: string, current: boolean) {
  const { announcer } = useKit();
  const { formatMessage } = useIntl();
  const said = reason && current ? wordsOf(reason) : null;
  const words =
    said &&
    `${formatMessage({ id: said.heading }, { title })} ${formatMessage({ id: said.what }, { title })}`;
  const urgency = said?.urgency;
  useEffect(() => {
    if (words) announcer.say(words, urgency);
  }, [announcer, words, urgency]);
}
