import Pipette from "lucide-react/icons/pipette";
import { styled } from "@mui/material/styles";
import { useId, useState, type CSSProperties, type ReactElement } from "react";
import { hexOf, hsvOf, type Hsv } from "../../core/color/hsv";
import { readColor } from "../../core/font/fontStyle";
import type { Text } from "../../core/wire/text";
import { useText } from "../../i18n/useText";
import { IconButton } from "../mui/IconButton";
import { CodeField } from "./CodeField";
import { HueSlider } from "./HueSlider";
import { ShadeField } from "./ShadeField";

/** The part of the browser's eye-dropper that is used; not every browser has one. */
interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

type Maker = new () => EyeDropper;

/** Lets the person take a colour from anywhere on the screen; null where the browser cannot. What it gives is to be read as text. */
function eyeDropperOf(view: Window): (() => Promise<string>) | null {
  if (!("EyeDropper" in view) || typeof view.EyeDropper !== "function") return null;
  const Dropper = view.EyeDropper as Maker;
  return async () => (await new Dropper().open()).sRGBHex;
}

const Whole = styled("div")({ display: "grid", gap: "0.875rem", minInlineSize: 0 });

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: "0.75rem",
  "& > .MuiTextField-root": { flex: "1 1 10rem" },
});

const Recent = styled("div")(({ theme }) => ({
  "& > p": { margin: "0 0 0.375rem", fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& > ul": { display: "flex", flexWrap: "wrap", gap: "0.5rem", margin: 0, padding: 0, listStyle: "none" },
}));

const Disc = styled("button")(({ theme }) => ({
  display: "block",
  inlineSize: "2rem",
  blockSize: "2rem",
  padding: 0,
  borderRadius: "50%",
  border: `1px solid ${theme.vars.palette.line.control}`,
  backgroundColor: "var(--color)",
  forcedColorAdjust: "none",
  cursor: "pointer",
  "&[aria-pressed='true']": { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 },
  "&:focus-visible": { outline: `3px solid ${theme.vars.palette.brand.accent}`, outlineOffset: 2 },
}));

interface Props {
  /** What the colour is for. */
  readonly label: Text;
  /** `#rrggbb`. */
  readonly color: string;
  /** Called with `#rrggbb` at every step. */
  readonly onColor: (color: string) => void;
  /** Colours used before, newest first. */
  readonly recent?: readonly string[];
}

const BLACK: Hsv = { hue: 0, saturation: 0, brightness: 0 };
const NONE: readonly string[] = [];

/**
 * Picks any colour: a field of saturation and brightness, the hue, the colour's code, the colours used last, and the browser's
 * eye-dropper where there is one [THEME-05].
 */
export function ColorPicker({ label, color, onColor, recent = NONE }: Props): ReactElement {
  const text = useText();
  const id = useId();
  const [at, setAt] = useState(() => hsvOf(color) ?? BLACK);
  // A colour from elsewhere. The picker's own comes back as it was picked, with the hue that a grey does not tell.
  const other = hexOf(at) === color.toLowerCase() ? null : hsvOf(color, at);
  if (other) setAt(other);
  const move = (to: Hsv) => {
    setAt(to);
    if (hexOf(to) !== color) onColor(hexOf(to));
  };
  const drop = eyeDropperOf(window);
  const take = async (ask: () => Promise<string>) => {
    // Leaving the eye-dropper by Escape rejects, and means nothing else.
    const taken = readColor(await ask().catch(() => ""));
    if (taken !== null) onColor(taken);
  };
  return (
    <Whole role="group" aria-label={text(label)}>
      <ShadeField at={at} color={color} onMove={move} />
      <HueSlider hue={at.hue} onHue={(hue) => move({ ...at, hue })} />
      <Row>
        <CodeField color={color} onColor={onColor} />
        {drop && (
          <IconButton aria-label={text({ id: "kit.color.dropper" })} onClick={() => void take(drop)}>
            <Pipette aria-hidden size="1.25rem" />
          </IconButton>
        )}
      </Row>
      {recent.length > 0 && (
        <Recent>
          <p id={id}>{text({ id: "kit.color.recent" })}</p>
          <ul aria-labelledby={id}>
            {recent.map((used) => (
              <li key={used}>
                <Disc
                  type="button"
                  style={{ "--color": used } as CSSProperties}
                  aria-label={used.toUpperCase()}
                  aria-pressed={used === color}
                  onClick={() => onColor(used)}
                />
              </li>
            ))}
          </ul>
        </Recent>
      )}
    </Whole>
  );
}
