import { useRef, useState, type ChangeEvent, type ReactElement } from "react";
import { useIntl } from "react-intl";
import type { Text } from "../base/core/wire/text";
import type { FaceCollect } from "./flow/collect/FaceCollect";
import { Phrase } from "../base/kit/Phrase";
import { useEngine } from "../base/kit/useEngine";
import { useHandedFocus } from "../base/kit/useHandedFocus";
import { FaceCollectButtons, isCameraOn, type CollectPress } from "./FaceCollectButtons";
import { FaceStage } from "./FaceStage";
import { collectWords, cueText, spokenWords } from "./faceTexts";
import { FaceColumn } from "./parts";
import { useSpoken } from "./useSpoken";

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
  const words: Text | null = isUnreadable ? { id: "kit.face.unreadable" } : collectWords(state);
  const isUnknown = at.phase === "closed" && !at.isKept && unknown !== null && !isUnreadable;
  const isFault =
    isUnreadable || isUnknown || at.phase === "unusable" || (at.phase === "taken" && at.failed !== null);
  // The button that asks again goes with its press.
  const opener = useHandedFocus<HTMLButtonElement>(!isUnknown);
  useSpoken({ said, words: isUnreadable ? words : spokenWords(state), isUrgent: isFault });

  const photo = "photo" in at ? at.photo : null;
  const base64 = photo ?? (isCameraOn(at) ? null : (stored ?? null));
  const picture =
    base64 === null
      ? null
      : {
          base64,
          label: formatMessage({ id: photo === null ? "kit.face.current" : "kit.face.taken" }),
          mirrored: photo !== null,
        };
  const send = (type: CollectPress) => {
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
      <FaceCollectButtons
        at={at}
        isUnknown={isUnknown}
        opener={opener}
        onPress={send}
        onUpload={() => file.current?.click()}
      />
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
