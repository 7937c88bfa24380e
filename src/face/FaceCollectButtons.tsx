import Camera from "lucide-react/icons/camera";
import type { ReactElement, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../base/kit/mui/Button";
import type { CollectState } from "./flow/collect/step";
import { FaceButtons } from "./parts";

type At = CollectState["at"];

/** A press that is an event of the flow. */
export type CollectPress = "recall" | "open" | "photograph" | "retake" | "save" | "close";

/** Whether the camera is on, or about to be. */
export const isCameraOn = ({ phase }: At): boolean =>
  phase === "live" || phase === "opening" || phase === "asleep";

const WAITING = { "&[aria-disabled=true]": { opacity: 0.55 } } as const;

interface Props {
  readonly at: At;
  /** Whether the stored picture could not be read. */
  readonly isUnknown: boolean;
  readonly opener: Ref<HTMLButtonElement>;
  readonly onPress: (press: CollectPress) => void;
  readonly onUpload: () => void;
}

/** What a person can do where their picture is taken: open the camera, photograph, save, close, choose a file. */
export function FaceCollectButtons({ at, isUnknown, opener, onPress, onUpload }: Props): ReactElement {
  const isOn = isCameraOn(at);
  const isTaken = "photo" in at;
  const send = (press: CollectPress) => () => onPress(press);
  return (
    <FaceButtons>
      {isTaken ? (
        <Button variant="outlined" disabled={at.phase === "saving"} onClick={send("retake")}>
          <FormattedMessage id="kit.face.retake" />
        </Button>
      ) : isOn ? (
        <Button
          variant="contained"
          // It has the focus of the press that it waits for, and keeps it [A11Y-02].
          aria-disabled={at.phase !== "live" || at.seconds > 0 || undefined}
          onClick={send("photograph")}
          sx={WAITING}
        >
          <FormattedMessage id="kit.face.photograph" />
        </Button>
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
      <Button
        variant={isTaken ? "contained" : "outlined"}
        disabled={!isTaken}
        aria-disabled={at.phase === "saving" || undefined}
        onClick={send("save")}
        sx={WAITING}
      >
        <FormattedMessage id="kit.face.save" />
      </Button>
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
        <Button variant="outlined" disabled={at.phase === "saving"} onClick={onUpload}>
          <FormattedMessage id="kit.face.upload" />
        </Button>
      )}
    </FaceButtons>
  );
}
