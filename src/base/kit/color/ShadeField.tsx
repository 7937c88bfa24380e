import { styled } from "@mui/material/styles";
import { useId, useRef, type CSSProperties, type PointerEvent, type ReactElement } from "react";
import type { Hsv } from "../../core/color/hsv";
import { fieldAfterKey, fieldAtPoint } from "../../core/color/keys";
import { useText } from "../../i18n/useText";
import { VisuallyHidden } from "../VisuallyHidden";
import { thumb } from "./thumb";

/** White to the hue across, black upwards: the colours themselves are data, so the reader's own colours leave them alone. */
const Field = styled("div")(({ theme }) => ({
  position: "relative",
  blockSize: "9rem",
  borderRadius: "var(--radius-control)",
  border: `1px solid ${theme.vars.palette.line.control}`,
  background:
    "linear-gradient(to top, rgb(0 0 0), transparent), linear-gradient(to right, rgb(255 255 255), hsl(var(--hue) 100% 50%))",
  forcedColorAdjust: "none",
  cursor: "crosshair",
  touchAction: "none",
}));

const Thumb = styled("span")({
  ...thumb,
  position: "absolute",
  insetInlineStart: "var(--across)",
  insetBlockStart: "var(--down)",
  translate: "-50% -50%",
  backgroundColor: "var(--color)",
  // White and black, one of which is seen on any colour.
  "&:focus-visible": { outline: "3px solid rgb(255 255 255)", boxShadow: "0 0 0 6px rgb(0 0 0 / 0.9)" },
});

interface Props {
  readonly at: Hsv;
  /** The same colour as `#rrggbb`. */
  readonly color: string;
  readonly onMove: (to: Hsv) => void;
}

/** Saturation and brightness of one hue in a field, by pointer and by keys [THEME-05, A11Y-02]. */
export function ShadeField({ at, color, onMove }: Props): ReactElement {
  const text = useText();
  const id = useId();
  const point = useRef<HTMLSpanElement>(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMove(fieldAtPoint(at, (event.clientX - left) / (width || 1), (event.clientY - top) / (height || 1)));
  };
  const place = {
    "--hue": String(at.hue),
    "--across": `${at.saturation}%`,
    "--down": `${100 - at.brightness}%`,
    "--color": color,
  } as CSSProperties;
  const values = { saturation: Math.round(at.saturation), brightness: Math.round(at.brightness) };
  return (
    <Field
      style={place}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        point.current?.focus();
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <Thumb
        ref={point}
        role="slider"
        tabIndex={0}
        aria-label={text({ id: "kit.color.field" })}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={values.saturation}
        aria-valuetext={text({ id: "kit.color.fieldValue", values })}
        onKeyDown={(event) => {
          const next = fieldAfterKey(at, event.key, event.shiftKey);
          if (!next) return;
          event.preventDefault();
          onMove(next);
        }}
      />
      <VisuallyHidden id={id}>{text({ id: "kit.color.keys" })}</VisuallyHidden>
    </Field>
  );
}
