import { styled } from "@mui/material/styles";
import { useEffect, useMemo, useRef, useState, type ReactElement, type Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CardBox } from "../base/kit/card/CardFrame";
import { useKit } from "../base/kit/KitContext";
import { useEngine } from "../base/kit/useEngine";
import { AddressForm } from "./AddressForm";
import { labReport } from "./core/labReport";
import { LabEngine, type LabPorts } from "./flow/LabEngine";
import { ReportCard } from "./ReportCard";
import { summaryWords } from "./reportText";
import { RunCard } from "./RunCard";

const Place = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1rem",
  inlineSize: "min(72rem, 100%)",
  marginInline: "auto",
  padding: "clamp(0.75rem, 2.5vw, 2.25rem)",
  "& h1": { margin: "0 0 0.5rem", fontSize: "1.5rem", lineHeight: 1.4, inlineSize: "fit-content" },
  "& .intro": { margin: "0 0 1.25rem", maxInlineSize: "48rem", lineHeight: 1.6 },
});

/** An element of the page, for what comes later than the drawing. */
class Held {
  #element: HTMLElement | null = null;
  readonly ref = (element: HTMLElement | null) => {
    this.#element = element;
  };
  readonly get = () => this.#element;
}

interface Props {
  /** The portal's own origin. */
  readonly origin: string;
  /** The codes of the person's applications. */
  readonly apps: readonly string[];
  /** Makes the lab's world around the pane in which applications stand; called once. */
  readonly createPorts: (host: () => HTMLElement | null) => LabPorts;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** Says how a run began, ended or was stopped, and gives the focus back that an application took with it [A11Y-02, A11Y-03]. */
function useSpokenRun(phase: string, summary: string | null, button: () => HTMLElement | null) {
  const { announcer } = useKit();
  const { formatMessage } = useIntl();
  const before = useRef(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (was === phase) return;
    if (phase === "running") announcer.say(formatMessage({ id: "lab.started" }));
    if (phase === "read" && was === "running") announcer.say(formatMessage({ id: "lab.stopped" }));
    else if ((phase === "done" || phase === "read") && summary !== null) announcer.say(summary);
    if (was !== "running") return;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) button()?.focus({ preventScroll: true });
  }, [phase, summary, announcer, formatMessage, button]);
}

/** The lab for authors: an address, what its manifest says, a run of the application, and a report [MORE-06]. */
export function LabPage({ origin, apps, createPorts, titleRef }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const [pane] = useState(() => new Held());
  const [button] = useState(() => new Held());
  const [engine] = useState(() => new LabEngine(createPorts(pane.get)));
  const state = useEngine(engine);
  // Whatever is under way ends with the page.
  useEffect(() => engine.cancel, [engine]);

  const subject = "subject" in state ? state.subject : null;
  const visits = state.phase === "done" ? state.visits : null;
  const report = useMemo(() => subject && labReport(subject, visits ?? [], apps), [subject, visits, apps]);
  useSpokenRun(state.phase, report && summaryWords(report, formatMessage), button.get);

  return (
    <Place>
      <CardBox className="look-card">
        <h1 ref={titleRef} tabIndex={-1} className="look-heading">
          <FormattedMessage id="lab.title" />
        </h1>
        <p className="intro">
          <FormattedMessage id="lab.intro" />
        </p>
        <AddressForm
          engine={engine}
          origin={origin}
          isReading={state.phase === "reading"}
          isRunning={state.phase === "running"}
        />
      </CardBox>
      {"subject" in state && (
        <RunCard
          key={state.subject.address}
          engine={engine}
          state={state}
          paneRef={pane.ref}
          buttonRef={button.ref}
        />
      )}
      {report && state.phase !== "running" && <ReportCard report={report} isWhole={visits !== null} />}
    </Place>
  );
}
