import { styled } from "@mui/material/styles";
import type { CSSProperties, ReactElement } from "react";
import { hueName } from "../../core/color/hsv";
import { hueAfterKey, LAST_HUE } from "../../core/color/keys";
import { useText } from "../../i18n/useText";
import { thumb } from "./thumb";

const SPECTRUM = [0, 60, 120, 180, 240, 300, 360].map((hue) => `hsl(${hue} 100% 50%)`).join(", ");

/** The spectrum and its handle are drawn below the browser's own slider, which each browser would have to be told to draw. */
const Track = styled("div")(({ theme }) => ({
  position: "relative",
  blockSize: "1.75rem",
  borderRadius: "0.875rem",
  border: `1px solid ${theme.vars.palette.line.control}`,
  background: `linear-gradient(to right, ${SPECTRUM})`,
  forcedColorAdjust: "none",
  "&:has(:focus-visible)": { outline: `3px solid ${theme.vars.palette.brand.accent}`, outlineOffset: 2 },
  "& > input": {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
}));

const Thumb = styled("span")({
  ...thumb,
  position: "absolute",
  insetBlockStart: "50%",
  insetInlineStart: "calc((100% - 1.75rem) * var(--part))",
  translate: "0 -50%",
  backgroundColor: "hsl(var(--hue) 100% 50%)",
});

interface Props {
  /** Degrees. */
  readonly hue: number;
  readonly onHue: (hue: number) => void;
}

/** The hue on the spectrum: the browser's own slider, which arrows with Shift move by ten degrees [THEME-05, A11Y-02]. */
export function HueSlider({ hue, onHue }: Props): ReactElement {
  const text = useText();
  const name = text({ id: `kit.color.hue.${hueName(hue)}` });
  const shown = Math.min(LAST_HUE, Math.round(hue));
  return (
    <Track style={{ "--hue": String(hue), "--part": String(shown / LAST_HUE) } as CSSProperties}>
      <Thumb />
      <input
        type="range"
        min={0}
        max={LAST_HUE}
        value={shown}
        aria-label={text({ id: "kit.color.hue" })}
        aria-valuetext={text({ id: "kit.color.hueValue", values: { name, degrees: shown } })}
        onChange={(event) => onHue(Number(event.target.value))}
        onKeyDown={(event) => {
          const next = hueAfterKey(hue, event.key, event.shiftKey);
          if (next === null) return;
          event.preventDefault();
          onHue(next);
        }}
      />
    </Track>
  );
}
