import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { ErrorCard } from "../../kit/ErrorCard";
import type { FailureReason } from "../../engines/subapp/step";
import { FailureCard } from "./FailureCard";
import { useKit } from "../../kit/KitContext";
import { PageSkeleton } from "../../kit/PageSkeleton";
import { useEngine } from "../../kit/useEngine";
import { useOnline } from "../../kit/useOnline";
import { useText } from "../../i18n/useText";
import type { OpenSubApp } from "./openSubApp";
import type { ViewportPlace } from "./viewportQuery";

interface Props {
  readonly place: ViewportPlace;
  readonly title: string;
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
export function SubAppPane({ place, title, current, openSubApp, onTitle, onRetry }: Props) {
  const [opened] = useState(() => openSubApp(place, { titled: (name) => onTitle(place, name) }));
  const state = useEngine(opened);
  const failure = state.phase === "failed" ? state : null;
  useSpokenFailure(failure?.reason ?? null, title, current);

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
      aria-busy={state.phase !== "ready" && !failure}
      hidden={!current}
      inert={!current}
      data-pane={`${place.app}/${place.fileId}`}
      data-phase={state.phase}
    >
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
      {!failure && state.phase !== "ready" && <PageSkeleton lines={6} />}
      <div ref={hold} />
    </Pane>
  );
}

/** Failures that may be the network's, so that its return is a reason to try again. */
const AWAITS_NETWORK: ReadonlySet<FailureReason> = new Set(["unreachable", "timedOut"]);

/** Says a failure of the pane in front; one behind is read when the person comes to it. */
function useSpokenFailure(reason: string | null, title: string, current: boolean) {
  const { announcer } = useKit();
  const { formatMessage } = useIntl();
  const text = useText();
  const words = reason && current ? text({ id: `viewport.failed.${reason}` }) : null;
  const heading = formatMessage({ id: "viewport.failedTitle" }, { title });
  useEffect(() => {
    if (words) announcer.say(`${heading} ${words}`, "assertive");
  }, [announcer, words, heading]);
}
