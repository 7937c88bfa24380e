import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { placeOf, WHOLE_VIEW } from "./core/crop";
import type { Text } from "../base/core/wire/text";
import type { Cropping } from "./flow/crop/step";
import type { CropFlow } from "./flow/crop/CropFlow";
import { useText } from "../base/i18n/useText";
import { useLeaveGuard } from "../base/kit/dialog/useLeaveGuard";
import { DialogNotice } from "../base/kit/dialog/DialogNotice";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { useKit } from "../base/kit/KitContext";
import { Alert } from "../base/kit/mui/Alert";
import { Button } from "../base/kit/mui/Button";
import { Phrase } from "../base/kit/Phrase";
import { Progress } from "../base/kit/progress/Progress";
import { useEngine } from "../base/kit/useEngine";
import { useMedia } from "../base/kit/useMedia";
import { ChoosePicture } from "./ChoosePicture";
import { CropControls, type Done } from "./CropControls";
import { CroppedPicture } from "./CroppedPicture";
import { CropStage } from "./CropStage";
import { useGivenPictures } from "./useGivenPictures";

const Whole = styled("div")({ display: "grid", gap: "0.75rem" });

const Waiting = styled("div")({
  display: "grid",
  alignContent: "center",
  minBlockSize: "15rem",
});

const Hint = styled("p")(({ theme }) => ({
  margin: 0,
  textAlign: "center",
  fontSize: "0.875rem",
  color: theme.vars.palette.text.secondary,
}));

const Previews = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1rem",
});

const Preview = styled("span", { shouldForwardProp: (name) => name !== "size" })<{ readonly size: number }>(
  ({ size, theme }) => ({
    position: "relative",
    flex: "none",
    inlineSize: `${size}rem`,
    blockSize: `${size}rem`,
    overflow: "hidden",
    boxShadow: `0 0 0 1px ${theme.vars.palette.line.outline}`,
    "&[data-shape='round']": { borderRadius: "50%" },
  }),
);

const Remove = styled(Button)({ marginInlineEnd: "auto" });

/** Sides of the previews, in rem: as a page and as the header shows it. */
const SIZES = [5, 2.25];

// It takes the place of what had the focus.
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

interface ActionProps<Result> {
  /** Whether there is a picture that can be taken away. */
  readonly hasFormer: boolean;
  readonly isCropping: boolean;
  readonly isSaving: boolean;
  readonly send: CropFlow<Result>["send"];
  readonly onCancel: () => void;
}

/** The buttons of the dialog: remove the picture, choose another one, cancel, save. */
function PictureActions<Result>({
  hasFormer,
  isCropping,
  isSaving,
  send,
  onCancel,
}: ActionProps<Result>): ReactElement {
  const isDisabled = isSaving || undefined;
  return (
    <>
      {hasFormer && (
        <Remove color="error" onClick={() => send({ type: "remove" })}>
          <FormattedMessage id="kit.picture.remove" />
        </Remove>
      )}
      {isCropping && (
        <Remove aria-disabled={isDisabled} onClick={() => send({ type: "another" })}>
          <FormattedMessage id="kit.picture.another" />
        </Remove>
      )}
      <Button aria-disabled={isDisabled} onClick={() => !isSaving && onCancel()}>
        <FormattedMessage id="common.cancel" />
      </Button>
      {isCropping && (
        <Button variant="contained" aria-disabled={isDisabled} onClick={() => send({ type: "save" })}>
          <FormattedMessage id={isSaving ? "kit.picture.saving" : "kit.picture.save"} />
        </Button>
      )}
    </>
  );
}

interface CropProps<Result> {
  readonly shape: "round" | "square";
  readonly cropping: Cropping<File>;
  readonly fault: Text | null;
  readonly send: CropFlow<Result>["send"];
  readonly onDone: (done: Done) => void;
}

/** The picture as it is cropped, with what moves it and how it will look. */
function CropPart<Result>({ shape, cropping, fault, send, onDone }: CropProps<Result>): ReactElement {
  const text = useText();
  const isTouched = useMedia("(pointer: coarse)");
  return (
    <Whole>
      <CropStage shape={shape} cropping={cropping} send={send} onKeyed={onDone} />
      <Hint aria-hidden>
        <FormattedMessage id={isTouched ? "kit.picture.fingers" : "kit.picture.keys"} />
      </Hint>
      <CropControls view={cropping.view} send={send} onDone={onDone} />
      <Previews role="img" aria-label={text({ id: "kit.picture.preview" })}>
        {SIZES.map((size) => (
          <Preview key={size} size={size} data-shape={shape}>
            <CroppedPicture {...cropping} />
          </Preview>
        ))}
      </Previews>
      {fault && (
        <DialogNotice>
          <Alert severity="error">
            <Phrase text={fault} />
          </Alert>
        </DialogNotice>
      )}
    </Whole>
  );
}

interface Props<Result> extends Question<Result> {
  readonly title: Text;
  /** The shape in which the picture will be shown; it is square all the same. */
  readonly shape: "round" | "square";
  /** The address of the picture that there is, which can then be taken away. */
  readonly former?: string | null;
  readonly flow: CropFlow<Result>;
}

/**
 * Has a picture chosen and cropped to a square, and has it kept; answers what came of that [UP-08]. Its code comes when it is opened.
 */
export function PictureDialog<Result>({
  title,
  shape,
  former = null,
  flow,
  close,
}: Props<Result>): ReactElement {
  const text = useText();
  const { announcer } = useKit();
  const state = useEngine(flow);
  const { phase } = state;
  const isSaving = phase === "saving" || phase === "done";
  const mayLeave = useLeaveGuard(phase === "cropping" && state.cropping.view !== WHOLE_VIEW);
  const finish = useEffectEvent(close);
  useEffect(() => {
    if (state.phase === "done") finish(state.result);
  }, [state]);
  useGivenPictures(!isSaving, (file) => flow.send({ type: "chosen", file }));

  /** Says what a key or a button has done: it is seen, but not heard. */
  const say = ({ type }: Done) => {
    const now = flow.getSnapshot();
    if (now.phase !== "cropping") return;
    const { view, size } = now.cropping;
    const words: Readonly<Record<Done["type"], Text>> = {
      moved: { id: "kit.picture.place", values: { ...placeOf(view, size) } },
      zoomed: { id: "kit.picture.zoomed", values: { percent: Math.round(view.zoom * 100) } },
      turned: { id: "kit.picture.turned", values: { degrees: view.turns * 90 } },
    };
    announcer.say(text(words[type]));
  };
  const cancel = async () => {
    if (await mayLeave()) close();
  };
  const cropping = "cropping" in state ? state.cropping : null;
  const fault = "fault" in state ? state.fault : null;

  return (
    <DialogFrame
      title={title}
      width="min(60vw, 34rem)"
      draggable={false}
      onClose={() => close()}
      onBeforeClose={mayLeave}
      mustAnswer={phase === "saving"}
      actions={
        <PictureActions
          hasFormer={phase === "empty" && former !== null}
          isCropping={cropping !== null}
          isSaving={isSaving}
          send={flow.send}
          onCancel={() => void cancel()}
        />
      }
    >
      {phase === "empty" && (
        <ChoosePicture
          shape={shape}
          former={former}
          fault={fault}
          onFile={(file) => flow.send({ type: "chosen", file })}
        />
      )}
      {phase === "opening" && (
        <Waiting ref={takeFocus} tabIndex={-1}>
          <Progress label={{ id: "kit.picture.opening" }} />
        </Waiting>
      )}
      {isSaving && !cropping && (
        <Waiting ref={takeFocus} tabIndex={-1}>
          <Progress label={{ id: "kit.picture.removing" }} />
        </Waiting>
      )}
      {cropping && <CropPart shape={shape} cropping={cropping} fault={fault} send={flow.send} onDone={say} />}
    </DialogFrame>
  );
}
