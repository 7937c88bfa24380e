import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Text } from "../base/core/wire/text";
import type { FaceTry } from "./flow/FaceTry";
import { IN_ROW, isLooking, isOver, isSlow, type FaceState } from "./flow/step";
import { Button } from "../base/kit/mui/Button";
import { Phrase } from "../base/kit/Phrase";
import { useEngine } from "../base/kit/useEngine";
import { FaceStage } from "./FaceStage";
import { cueText, phaseText } from "./faceTexts";
import { FaceButtons, FaceColumn } from "./parts";
import { useSpoken } from "./useSpoken";

/** How far a try has come, from 0 to 1, for the ring around the face. */
function shareOf({ at, challenge }: FaceState<unknown>): number {
  if (at.phase === "aligning") return Math.min(1, at.inRow / IN_ROW);
  if (at.phase === "acting") return at.progress.done / Math.max(1, challenge?.acts.length ?? 1);
  return at.phase === "sending" || at.phase === "done" ? 1 : 0;
}

/** What helps the next time, or now, beside what is said of the state. */
function hintOf(state: FaceState<unknown>): Text | null {
  const { at } = state;
  if (at.phase === "timedOut") return { id: at.acting ? "kit.face.timedOutActing" : "kit.face.timedOutHint" };
  return isLooking(state) && isSlow(state) ? { id: "kit.face.slow" } : null;
}

interface Props {
  readonly engine: Pick<FaceTry<unknown>, "subscribe" | "getSnapshot" | "retry" | "stream">;
}

/** A try to be known by one's face: what the camera sees, what to do, and how it ends [FACE-03]. */
export function FaceTryView({ engine }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const state = useEngine(engine);
  const { at, cue, said } = state;
  const isLive = isLooking(state);
  const over = isOver(at);
  const words = isLive && cue ? null : phaseText(at);
  useSpoken({ said, words, isUrgent: over });
  const hint = hintOf(state);
  useSpoken({ said: null, words: hint, isUrgent: false });
  const label = formatMessage({ id: "kit.face.camera" });
  const photo = at.phase === "sending" ? at.photo : null;
  const picture =
    photo === null ? null : { base64: photo, label: formatMessage({ id: "kit.face.taken" }), mirrored: true };
  return (
    <FaceColumn role="group" aria-label={label} aria-busy={at.phase === "opening" || at.phase === "sending"}>
      <FaceStage
        stream={engine.stream}
        picture={picture}
        label={label}
        live={isLive}
        cue={cue}
        share={shareOf(state)}
      />
      <p className={over ? "state fault" : "state"}>
        <Phrase text={words ?? cueText(cue ?? "none")} />
      </p>
      {hint && (
        <p className="quiet">
          <Phrase text={hint} />
        </p>
      )}
      {over && (
        <FaceButtons>
          <Button
            variant="contained"
            startIcon={<RotateCcw aria-hidden size="1.125rem" />}
            onClick={engine.retry}
          >
            <FormattedMessage id="kit.face.retry" />
          </Button>
        </FaceButtons>
      )}
    </FaceColumn>
  );
}
