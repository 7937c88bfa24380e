import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { LateScene } from "../../../base/kit/LateScene";
import { ErrorCard } from "../../../base/kit/ErrorCard";
import type { FailureReason } from "../step";
import { FailureCard } from "./FailureCard";
import { ExpiredApp } from "./ExpiredApp";
import type { AppFacts } from "./FriendlyPage";
import { NotInstalled, type Absence } from "./NotInstalled";
import { useKit } from "../../../base/kit/KitContext";
import { PageSkeleton } from "../../../base/kit/PageSkeleton";
import { useEngine } from "../../../base/kit/useEngine";
import { useOnline } from "../../../base/kit/useOnline";
import type { OpenSubApp, PaneListener } from "./openSubApp";
import type { ViewportPlace } from "../../../base/core/apps/viewportAddress";

interface Props {
  readonly place: ViewportPlace;
  readonly title: string;
  /** What the person's menu knows of the application. */
  readonly facts: AppFacts | undefined;
  /** Where engineers read how an application is made. */
  readonly guide: string | null;
  /** Whether the person is one of those who see to it that applications are installed. */
  readonly installs: boolean;
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
  const { place, title, facts, guide, installs, expired, current, told } = props;
  const { openSubApp, onTitle, onMove, onRetry } = props;
  const [opened] = useState(() =>
    openSubApp(place, { titled: (name) => onTitle(place, name), moved: onMove }),
  );
  const state = useEngine(opened);
  const failed = state.phase === "failed" && !expired ? state : null;
  const absence = failed?.reason === "notInstalled" ? absenceOf(facts, installs) : null;
  const failure = failed && failed.reason !== "notInstalled" ? { ...failed, reason: failed.reason } : null;
  const isShown = state.phase === "ready" && !expired;
  useSpokenFailure(
    expired ? "expired" : (absence ?? failure?.reason ?? null),
    { title, code: place.app },
    current,
  );

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
      {absence && (
        <FailureCard above={told?.(false)}>
          <NotInstalled absence={absence} title={title} code={place.app} facts={facts} guide={guide} />
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

function absenceOf(facts: AppFacts | undefined, installs: boolean): Absence {
  if (!facts) return "unknown";
  return installs ? "notInstalled" : "notInstalledAsk";
}

/** Failures that may be the network's, so that its return is a reason to try again. */
const AWAITS_NETWORK: ReadonlySet<FailureReason> = new Set(["unreachable", "timedOut"]);

/** What is said of a place with no application in it, where that is no error. */
type Friendly = Absence | "expired";
type Fault = Friendly | Exclude<FailureReason, "notInstalled">;

const isFriendly = (fault: Fault): fault is Friendly =>
  fault === "unknown" || fault === "notInstalled" || fault === "notInstalledAsk" || fault === "expired";

/** The words of a failure: its heading, and what it means. */
const wordsOf = (fault: Fault) =>
  isFriendly(fault)
    ? ({
        heading: `viewport.${fault}.title`,
        what: `viewport.${fault}.body`,
        urgency: "polite",
      } as const)
    : ({ heading: "viewport.failedTitle", what: `viewport.failed.${fault}`, urgency: "assertive" } as const);

/** Says a failure of the pane in front; one behind is read when the person comes to it. */
function useSpokenFailure(
  fault: Fault | null,
  values: { readonly title: string; readonly code: string },
  current: boolean,
) {
  const { announcer } = useKit();
  const { formatMessage } = useIntl();
  const said = fault && current ? wordsOf(fault) : null;
  const words =
    said && `${formatMessage({ id: said.heading }, values)} ${formatMessage({ id: said.what }, values)}`;
  const urgency = said?.urgency;
  useEffect(() => {
    if (words) announcer.say(words, urgency);
  }, [announcer, words, urgency]);
}
