import { styled } from "@mui/material/styles";
import { useId, useState, type ReactElement, type Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CardFrame } from "../base/kit/card/CardFrame";
import { Button } from "../base/kit/mui/Button";
import { FormControlLabel } from "../base/kit/mui/FormControlLabel";
import { Switch } from "../base/kit/mui/Switch";
import type { LabEngine } from "./flow/LabEngine";
import { RUN, type LabState } from "./flow/step";

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.75rem 1.25rem",
  marginBlockStart: "1rem",
});

const Note = styled("p")(({ theme }) => ({
  margin: 0,
  fontSize: "0.875rem",
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** The edge of the pane holds whatever an application draws: what is fixed or large stays within. */
const Pane = styled("div")(({ theme }) => ({
  contain: "layout paint",
  marginBlockStart: "1rem",
  minBlockSize: "6rem",
  maxBlockSize: "min(36rem, 70vh)",
  overflow: "auto",
  border: `1px solid ${theme.vars.palette.line.control}`,
  borderRadius: "var(--radius-control)",
  backgroundColor: theme.vars.palette.surface.page,
  color: theme.vars.palette.text.primary,
  "&[hidden]": { display: "none" },
  "&:focus-visible": { outlineOffset: "-0.1875rem" },
}));

interface Props {
  readonly engine: LabEngine;
  readonly state: Extract<LabState, { readonly phase: "read" | "running" | "done" }>;
  /** Where the application is put. */
  readonly paneRef: Ref<HTMLDivElement>;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The way to run the checks, how far they are, and the pane in which the application stands meanwhile. */
export function RunCard({ engine, state, paneRef, buttonRef }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const [sendsWrites, setSendsWrites] = useState(false);
  const hintId = useId();
  const { phase, subject } = state;
  const { app, page } = subject;
  const running = phase === "running" ? state : null;
  const step = running && RUN[running.at];
  return (
    <CardFrame
      title={page === null ? app : <FormattedMessage id="lab.about" values={{ app, page }} />}
      busy={running !== null}
    >
      {page === null ? (
        <Note>
          <FormattedMessage id="lab.noPage" />
        </Note>
      ) : (
        <>
          <FormControlLabel
            label={<FormattedMessage id="lab.writes" />}
            control={
              <Switch
                checked={sendsWrites}
                disabled={running !== null}
                onChange={(_, checked) => setSendsWrites(checked)}
                slotProps={{ input: { "aria-describedby": hintId, role: "switch" } }}
              />
            }
          />
          <Note id={hintId}>
            <FormattedMessage id="lab.writes.hint" />
          </Note>
          <Row>
            <Button
              ref={buttonRef}
              variant="contained"
              onClick={() => (running ? engine.cancel() : engine.run({ sendsWrites }))}
            >
              {running ? (
                <FormattedMessage id="lab.stop" />
              ) : (
                <FormattedMessage id="lab.run" values={{ again: String(phase === "done") }} />
              )}
            </Button>
            {running && step && (
              <span>
                <FormattedMessage
                  id="lab.step"
                  values={{
                    at: running.at + 1,
                    count: RUN.length,
                    run: step.run,
                    language: step.run === "open" ? step.language : "",
                    scheme: step.run === "audit" ? step.scheme : "",
                  }}
                />
              </span>
            )}
          </Row>
          <Pane
            ref={paneRef}
            hidden={!running}
            role="region"
            tabIndex={0}
            aria-label={formatMessage({ id: "lab.pane" })}
            data-lab-pane={app}
          />
        </>
      )}
    </CardFrame>
  );
}
