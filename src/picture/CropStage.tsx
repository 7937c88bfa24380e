import { styled } from "@mui/material/styles";
import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { actOfKey, type CropAct } from "./core/cropKeys";
import type { Cropping, CropEvent } from "./flow/crop/step";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { CroppedPicture } from "./CroppedPicture";
import { useCropGestures } from "./useCropGestures";

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  blockSize: "clamp(12rem, 42dvh, 22rem)",
  borderRadius: "var(--radius-control)",
  backgroundColor: theme.vars.palette.surface.hover,
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  "&:active": { cursor: "grabbing" },
  "&:focus-visible": { outline: `3px solid ${theme.vars.palette.brand.accent}`, outlineOffset: 2 },
}));

/** White within black, one of which is seen on any picture; what lies beyond is dimmed. */
const Frame = styled("div")(({ theme }) => ({
  position: "relative",
  blockSize: "calc(100% - 2rem)",
  maxInlineSize: "calc(100% - 2rem)",
  aspectRatio: "1",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    pointerEvents: "none",
    border: "2px solid rgb(255 255 255)",
    boxShadow: `inset 0 0 0 1px rgb(0 0 0 / 0.6), 0 0 0 1px rgb(0 0 0 / 0.6), 0 0 0 100vmax color-mix(in srgb, ${theme.vars.palette.surface.card} 65%, transparent)`,
  },
  "&[data-shape='round']::after": { borderRadius: "50%" },
}));

interface Props {
  readonly shape: "round" | "square";
  readonly cropping: Cropping<File>;
  readonly send: (event: CropEvent<never, File>) => void;
  /** Called for what was done by a key, which says nothing by itself. */
  readonly onKeyed: (act: CropAct) => void;
}

/** The picture below its frame: moved by pointer, touch and arrow keys, zoomed by wheel, two fingers, plus and minus [A11Y-02]. */
export function CropStage({ shape, cropping, send, onKeyed }: Props): ReactElement {
  const { formatMessage } = useIntl();
  const id = useId();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  // It takes the place of what had the focus.
  useEffect(() => stage?.focus({ preventScroll: true }), [stage]);
  const gestures = useCropGestures(stage, frame, send);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actOfKey(event.key, event.shiftKey);
    if (!act) return;
    event.preventDefault();
    send(act);
    onKeyed(act);
  };
  return (
    <>
      <Stage
        ref={setStage}
        role="application"
        tabIndex={0}
        aria-label={formatMessage({ id: "kit.picture.stage" })}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <Frame ref={setFrame} data-shape={shape}>
          <CroppedPicture {...cropping} />
        </Frame>
      </Stage>
      <VisuallyHidden id={id}>
        <FormattedMessage id="kit.picture.keys" />
      </VisuallyHidden>
    </>
  );
}
