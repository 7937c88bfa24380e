import { styled } from "@mui/material/styles";
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import { momentOfDay, stepOfKey, weeksOfMonth, withinDays } from "../../core/date/calendar";
import { dateWords, weekdayWords } from "../../core/date/dateWords";
import { useLanguage } from "../../i18n/useText";
import { focusRing } from "../../../../theme/focusRing";

/** A Monday, from which the names of the week's days are written. */
const MONDAY = "2024-01-01";
const UTC = "UTC";

const Table = styled("table")(({ theme }) => ({
  inlineSize: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums",
  "& th": {
    blockSize: "2rem",
    padding: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: "0.8125rem",
    fontWeight: 500,
  },
  "& td": { padding: "0.0625rem", textAlign: "center" },
}));

const Day = styled("button")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  inlineSize: "100%",
  blockSize: "2.5rem",
  minInlineSize: "1.5rem",
  padding: 0,
  border: "0.125rem solid transparent",
  borderRadius: "var(--button-radius, var(--radius-control))",
  backgroundColor: "transparent",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  "&:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "&:focus-visible": { ...focusRing, outlineOffset: 0 },
  "&[aria-current=date]": { borderColor: theme.vars.palette.brand.accent, fontWeight: 700 },
  "[aria-selected=true] > &": {
    backgroundColor: theme.vars.palette.fill.main,
    color: theme.vars.palette.fill.contrast,
    fontWeight: 700,
  },
  "&[aria-disabled=true]": {
    color: theme.vars.palette.text.disabled,
    textDecoration: "line-through",
    cursor: "not-allowed",
    "&:hover": { backgroundColor: "transparent" },
  },
  "@media (forced-colors: active)": {
    "[aria-selected=true] > &": {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight",
      color: "HighlightText",
    },
    "&[aria-disabled=true]": { color: "GrayText" },
  },
}));

interface Props {
  /** The day that Tab reaches, as `YYYY-MM-DD`; its month is shown. */
  readonly at: string;
  readonly onMove: (day: string) => void;
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly labelId: string;
}

/** The days of a month in weeks from Monday, walked through by arrows, Home, End and pages. */
export function MonthGrid({ at, onMove, chosen, onChoose, today, min, max, labelId }: Props): ReactElement {
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOfMonth(at);
  const weekday = (day: string, length: "narrow" | "long") =>
    weekdayWords(momentOfDay(day), language, length, UTC);
  // At first, and wherever the keys lead; not when a button turns the month.
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    follows.current = false;
  }, [at]);
  const step = (event: KeyboardEvent) => {
    const to = stepOfKey(at, event.key, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    follows.current = true;
    onMove(withinDays(to, min, max));
  };
  return (
    <Table ref={grid} role="grid" aria-labelledby={labelId} onKeyDown={step}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, place) => `${MONDAY.slice(0, 8)}0${place + 1}`).map((day) => (
            <th key={day} scope="col" abbr={weekday(day, "long")}>
              {weekday(day, "narrow")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, place) =>
              day === null ? (
                <td key={place} />
              ) : (
                <td key={place} aria-selected={day === chosen}>
                  <Day
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    aria-label={dateWords(momentOfDay(day), language, { zone: UTC }, "long")}
                    aria-current={day === today ? "date" : undefined}
                    aria-disabled={withinDays(day, min, max) !== day || undefined}
                    onClick={() => withinDays(day, min, max) === day && onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </Day>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
