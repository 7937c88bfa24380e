import { styled } from "@mui/material/styles";
import type { CSSProperties, ReactElement } from "react";
import { durationDigits } from "../../core/date/duration";

const RADIUS = 34;
const LENGTH = 2 * Math.PI * RADIUS;

const Ring = styled("svg")(({ theme }) => ({
  inlineSize: "5rem",
  blockSize: "5rem",
  flex: "none",
  "& circle": { fill: "none", strokeWidth: 6 },
  "& .whole": { stroke: theme.vars.palette.brand.tint2 },
  "& .left": {
    stroke: theme.vars.palette.brand.mark,
    strokeLinecap: "round",
    strokeDasharray: LENGTH,
    strokeDashoffset: `calc(${LENGTH}px * (1 - var(--share)))`,
    transform: "rotate(-90deg)",
    transformOrigin: "50% 50%",
  },
  "& text": {
    fill: theme.vars.palette.text.primary,
    // In the drawing's own units: it grows with the ring, which grows with the page's letters.
    fontSize: "18px",
    fontWeight: 700,
    fontVariantNumeric: "tabular-nums",
    textAnchor: "middle",
    dominantBaseline: "central",
  },
  "&[data-phase=held] .left": { stroke: theme.vars.palette.line.control },
  "@media (forced-colors: active)": {
    "& .whole": { stroke: "GrayText" },
    "& .left": { stroke: "Highlight" },
    "& text": { fill: "CanvasText" },
  },
}));

interface Props {
  readonly seconds: number;
  readonly share: number;
  readonly phase: string;
}

/** The face of a countdown: what is left in digits, in a ring that empties. The words beside it say the same. */
export const CountdownRing = ({ seconds, share, phase }: Props): ReactElement => (
  <Ring viewBox="0 0 80 80" aria-hidden focusable="false" data-phase={phase}>
    <circle className="whole" cx="40" cy="40" r={RADIUS} />
    {share > 0 && (
      <circle className="left" cx="40" cy="40" r={RADIUS} style={{ "--share": share } as CSSProperties} />
    )}
    <text x="40" y="41">
      {durationDigits(seconds)}
    </text>
  </Ring>
);
