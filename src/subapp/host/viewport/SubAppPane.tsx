import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { LateScene } from "../../../kit/LateScene";
import { ErrorCard } from "../../../kit/ErrorCard";
import type { FailureReason } from "../step";
import { FailureCard } from "./FailureCard";
import { ExpiredApp } from "./ExpiredApp";
import type { AppFacts } from "./FriendlyPage";
import { NotInstalled } from "./NotInstalled";
import { useKit } from "../../../kit/KitContext";
import { PageSkeleton } from "../../../kit/PageSkeleton";
import { useEngine } from "../../../kit/useEngine";
import { useOnline } from "../../../kit/useOnline";
import type { OpenSubApp, PaneListener } from "./openSubApp";
import type { ViewportPlace } from "../../../core/menu/viewportAddress";

interface Props {
  readonly place: ViewportPlace;
  readonly title: string;
  /** What the person's menu knows of the application. */
  readonly facts: AppFacts | undefined;
  /** Where engineers read how an application is made. */
  readonly guide: string | null;
  /** Its licence has ended, so that it is not opened, or ends where it was. */
  readonly expired: boolean;
  readonly current: boolean;
  /** Stands with the application, or above why it cannot be shown. */
  readonly told?: ((isShown: boolean) => ReactNode) | undefined;
  readonly openSubApp: OpenSubApp;
  readonly onTitle: (place: ViewportPlace, title: string) => void;
  /** It asks to show another place inside. */
  readonly onMove: PaneListener["moved"];
  /** The error card with the focus goes away; the focus needs another place. */
  readonly onRetry: () => void;
}

const Pane = styled("section")({ display: "flow-root", minInlineSize: 0, "&[hidden]": { display: "none" } });

/**
 * One sub-application: its element, and over it the skeleton while it comes or the error card when it does not.
 * Behind another pane it stays mounted, hidden and inert, and keeps its state [VIEW-01, VIEW-04].
 */
export function SubAppPane(props: Props) {
  const { place, title, facts, guide, expired, current, told, openSubApp, onTitle, onMove, onRetry } = props;
  const [opened] = useState(() =>
    openSubApp(place, { titled: (name) => onTitle(place, name), moved: onMove }),
  );
  const state = useEngine(opened);
  const failed = state.phase === "failed" && !expired ? state : null;
  const isMissing = failed?.reason === "notInstalled";
  const failure = failed && failed.reason !== "notInstalled" ? { ...failed, reason: failed.reason } : null;
  const isShown = state.phase === "ready" && !expired;
  useSpokenFailure(expired ? "expired" : (failed?.reason ?? null), title, current);

  useEffect(() => {
    if (expired) return;
    opened.open();
    return () => opened.close();
  }, [opened, expired]);
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
      aria-busy={!isShown && !failed && !expired}
      hidden={!current}
      inert={!current}
      data-pane={`${place.app}/${place.fileId}`}
      data-phase={state.phase}
    >
      {expired && (
        <FailureCard above={told?.(false)}>
          <ExpiredApp title={title} facts={facts} />
        </FailureCard>
      )}
      {isMissing && (
        <FailureCard above={told?.(false)}>
          <NotInstalled title={title} facts={facts} guide={guide} />
        </FailureCard>
      )}
      {failure && (
        <FailureCard above={told?.(false)}>
          <ErrorCard
            drawing={<LateScene kind={AWAITS_NETWORK.has(failure.reason) ? "offline" : "error"} />}
            title={{ id: "viewport.failedTitle", values: { title } }}
            what={{ id: `viewport.failed.${failure.reason}` }}
            detail={`${failure.reason}: ${failure.detail}`}
            onRetry={retry}
          />
        </FailureCard>
      )}
      {!failed && !expired && !isShown && <PageSkeleton lines={6} />}
      {isShown && told?.(true)}
      <div ref={hold} hidden={expired} />
    </Pane>
  );
}

/** Failures that may be the network's, so that its return is a reason to try again. */
const AWAITS_NETWORK: ReadonlySet<FailureReason> = new Set(["unreachable", "timedOut"]);
/** The words of a failure: its heading, and what it means. */
const wordsOf = (reason: FailureReason | "expired") =>
  reason === "notInstalled" || reason === "expired"
    ? ({
        heading: `viewport.${reason}.title`,
        what: `viewport.${reason}.body`,
        urgency: "polite",
      } as const)
    : ({ heading: "viewport.failedTitle", what: `viewport.failed.${reason}`, urgency: "assertive" } as const);

/** Says a failure of the pane in front; one behind is read when the person comes to it. */
function useSpokenFailure(reason: FailureReason | "expired" | null, title: string, current: boolean) {
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
