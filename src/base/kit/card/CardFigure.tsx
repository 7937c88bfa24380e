import { styled } from "@mui/material/styles";
import type { CSSProperties, ReactElement } from "react";
import type { Text } from "../../core/wire/text";
import { useLanguage, useText } from "../../i18n/useText";
import { Phrase } from "../Phrase";
import { VisuallyHidden } from "../VisuallyHidden";

const Place = styled("div")(({ theme }) => ({
  overflowWrap: "anywhere",
  "& p": { margin: 0 },
  "& .value": { fontSize: "2rem", fontWeight: 700, lineHeight: 1.25, fontVariantNumeric: "tabular-nums" },
  "& .whole, & .note": { color: theme.vars.palette.text.secondary },
  "& .whole": { marginInlineStart: "0.375rem" },
  "& .note": { marginBlockStart: "0.75rem", fontSize: "0.875rem" },
}));

/** The figure's share as a bar: the words beside it say the same. */
const Bar = styled("div")(({ theme }) => ({
  marginBlockStart: "0.625rem",
  blockSize: "0.5rem",
  borderRadius: "0.25rem",
  overflow: "hidden",
  backgroundColor: theme.vars.palette.brand.tint2,
  "& > span": {
    display: "block",
    blockSize: "100%",
    borderRadius: "inherit",
    backgroundColor: theme.vars.palette.brand.mark,
    transformOrigin: "left",
    transform: "scaleX(var(--share))",
    transition: "transform 200ms ease-out",
    "&:dir(rtl)": { transformOrigin: "right" },
  },
  "@media (prefers-reduced-motion: reduce)": { "& > span": { transition: "none" } },
  "@media (forced-colors: active)": {
    border: "1px solid CanvasText",
    "& > span": { backgroundColor: "Highlight", forcedColorAdjust: "none" },
  },
}));

/** A number that a card is about. */
export interface Figure {
  readonly value: number;
  /** What the value is a part of: shown beside it, and as a bar. */
  readonly of?: number | undefined;
  /** Words after the number, such as what is counted. */
  readonly unit?: Text | undefined;
  /** A line below. */
  readonly note?: Text | undefined;
}

const shareOf = (value: number, of: number): number => (of > 0 ? Math.min(1, Math.max(0, value / of)) : 0);

/** A large number with its whole and its share as a bar [WID-05]. */
export function CardFigure({ value, of, unit, note }: Figure): ReactElement {
  const text = useText();
  const number = new Intl.NumberFormat(useLanguage());
  const shown = number.format(value);
  const whole = of === undefined ? "" : number.format(of);
  const counted = unit === undefined ? "" : text(unit);
  return (
    <Place>
      <p aria-hidden>
        <span className="value">{shown}</span>
        <span className="whole">{[whole && `/ ${whole}`, counted].filter(Boolean).join(" ")}</span>
      </p>
      <VisuallyHidden as="p">
        {text({ id: whole ? "kit.card.figureOf" : "kit.card.figure", values: { shown, whole, counted } })}
      </VisuallyHidden>
      {of !== undefined && (
        <Bar aria-hidden style={{ "--share": shareOf(value, of) } as CSSProperties}>
          <span />
        </Bar>
      )}
      {note !== undefined && (
        <p className="note">
          <Phrase text={note} />
        </p>
      )}
    </Place>
  );
}
