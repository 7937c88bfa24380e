import Camera from "lucide-react/icons/camera";
import { useRef, useState, type ChangeEvent, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Text } from "../base/core/wire/text";
import type { FaceCollect } from "./flow/collect/FaceCollect";
import type { CollectState } from "./flow/collect/step";
import { Button } from "../base/kit/mui/Button";
import { Phrase } from "../base/kit/Phrase";
import { useEngine } from "../base/kit/useEngine";
import { useHandedFocus } from "../base/kit/useHandedFocus";
import { FaceStage } from "./FaceStage";
import { cueText, faultText } from "./faceTexts";
import { FaceButtons, FaceColumn } from "./parts";
import { useSpoken } from "./useSpoken";

/** Where taking a picture stands, in words; null where a cue says what to do. */
function wordsOf({ at, cue, stored, unknown }: CollectState): Text | null {
  switch (at.phase) {
    case "closed":
      if (at.isKept) return { id: "kit.face.saved" };
      if (unknown !== null) return unknown;
      if (stored === undefined) return { id: "kit.face.loading" };
      return { id: stored === null ? "kit.face.none" : "kit.face.current" };
    case "unusable":
      return faultText(at.fault);
    case "taken":
      return at.failed ?? { id: "kit.face.taken" };
    case "live":
      if (at.seconds > 0) return { id: "kit.face.wait", values: { seconds: at.seconds } };
      return cue === null ? { id: "kit.face.opening" } : null;
    default:
      return { id: `kit.face.${at.phase}` };
  }
}

/**
 * What is spoken of that: that a picture is kept says a toast. Seconds that are counted down aloud would drown the hints, so that how long
 * it takes is said once, and then that it is time [A11Y-05].
 */
function spokenOf(state: CollectState): Text | null {
  const { at, stored, unknown } = state;
  if (at.phase === "closed" && (at.isKept || (stored === undefined && unknown === null))) return null;
  if (at.phase !== "live") return wordsOf(state);
  if (at.seconds > 0) return { id: "kit.face.wait", values: { seconds: at.of } };
  return at.of > 0 ? { id: "kit.face.now" } : null;
}

const WAITING = { "&[aria-disabled=true]": { opacity: 0.55 } } as const;

interface Props {
  readonly engine: Pick<FaceCollect, "subscribe" | "getSnapshot" | "send" | "stream">;
  /** Makes a photograph of a chosen file, in base64; null where it is no picture. */
  readonly read: (file: File) => Promise<string | null>;
}

/** Where a person's picture is taken, or chosen, and kept [FACE-02]. */
export function FaceCollectView({ engine, read }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const state = useEngine(engine);
  const { at, cue, said, stored, unknown } = state;
  const file = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const words: Text | null = isUnreadable ? { id: "kit.face.unreadable" } : wordsOf(state);
  const isUnknown = at.phase === "closed" && !at.isKept && unknown !== null && !isUnreadable;
  const isFault =
    isUnreadable || isUnknown || at.phase === "unusable" || (at.phase === "taken" && at.failed !== null);
  // The button that asks again goes with its press.
  const opener = useHandedFocus<HTMLButtonElement>(!isUnknown);
  useSpoken({ said, words: isUnreadable ? words : spokenOf(state), isUrgent: isFault });

  const isOn = at.phase === "live" || at.phase === "opening" || at.phase === "asleep";
  const photo = "photo" in at ? at.photo : null;
  const base64 = photo ?? (isOn ? null : (stored ?? null));
  const picture =
    base64 === null
      ? null
      : {
          base64,
          label: formatMessage({ id: photo === null ? "kit.face.current" : "kit.face.taken" }),
          mirrored: photo !== null,
        };
  const send = (type: "recall" | "open" | "photograph" | "retake" | "save" | "close") => () => {
    setUnreadable(false);
    engine.send({ type });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = "";
    if (!chosen) return;
    const read64 = await read(chosen);
    setUnreadable(read64 === null);
    if (read64 !== null) engine.send({ type: "pictured", photo: read64 });
  };
  const button = (
    id: "kit.face.photograph" | "kit.face.save",
    type: "photograph" | "save",
    { disabled = false, waits = false }: { readonly disabled?: boolean; readonly waits?: boolean },
    variant: "contained" | "outlined",
  ) => (
    <Button
      variant={variant}
      disabled={disabled}
      // It has the focus of the press that it waits for, and keeps it [A11Y-02].
      aria-disabled={waits || undefined}
      onClick={send(type)}
      sx={WAITING}
    >
      <FormattedMessage id={id} />
    </Button>
  );
  const label = formatMessage({ id: "kit.face.camera" });
  return (
    <FaceColumn role="group" aria-label={label} aria-busy={at.phase === "opening" || at.phase === "saving"}>
      <FaceStage
        stream={engine.stream}
        picture={picture}
        label={label}
        live={at.phase === "live"}
        cue={cue}
        share={0}
      />
      <p className={isFault ? "state fault" : "state"}>
        <Phrase text={words ?? cueText(cue ?? "none")} />
      </p>
      <FaceButtons>
        {photo !== null ? (
          <Button variant="outlined" disabled={at.phase === "saving"} onClick={send("retake")}>
            <FormattedMessage id="kit.face.retake" />
          </Button>
        ) : isOn ? (
          button(
            "kit.face.photograph",
            "photograph",
            { waits: at.phase !== "live" || at.seconds > 0 },
            "contained",
          )
        ) : (
          <Button
            ref={opener}
            variant={at.phase === "closed" && at.isKept ? "outlined" : "contained"}
            startIcon={<Camera aria-hidden size="1.25rem" />}
            onClick={send("open")}
          >
            <FormattedMessage id="kit.face.open" />
          </Button>
        )}
        {button(
          "kit.face.save",
          "save",
          { disabled: photo === null, waits: at.phase === "saving" },
          photo === null ? "outlined" : "contained",
        )}
        {isOn && (
          <Button variant="outlined" onClick={send("close")}>
            <FormattedMessage id="kit.face.close" />
          </Button>
        )}
        {isUnknown && (
          <Button variant="outlined" onClick={send("recall")}>
            <FormattedMessage id="kit.face.recall" />
          </Button>
        )}
        {!isOn && (
          <Button variant="outlined" disabled={at.phase === "saving"} onClick={() => file.current?.click()}>
            <FormattedMessage id="kit.face.upload" />
          </Button>
        )}
      </FaceButtons>
      <input
        ref={file}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void choose(event)}
      />
    </FaceColumn>
  );
}
