import { Box, type SxProps, type Theme } from "@mui/material";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { type Day, useDayWords } from "@portal/kit";
import { DragLabel } from "./DragLabel";
import { GridHead } from "./GridHead";
import { daysOf, isAfterNoon, lessonsAt, moveIn, rowsOf, type Spot } from "./grid";
import { type Seen, times } from "./lessonWords";
import type { Lesson, Period, Week } from "./timetable";
import { useDayNote } from "./useDayNote";
import { useLessonDrag, type Slot } from "./useLessonDrag";
import { WeekCell } from "./WeekCell";
import { useTimetableWords } from "./words";

/** What those who may change lessons can do in the grid. */
interface GridTools {
  readonly add: (at: Slot) => void;
  readonly move: (lesson: Lesson, to: Slot) => void;
}

interface Props {
  readonly week: Week;
  readonly periods: readonly Period[];
  readonly seen: Seen;
  readonly today: Day;
  readonly isCurrent: (lesson: Lesson) => boolean;
  readonly onOpen: (lesson: Lesson) => void;
  /** Other keys, such as those that turn to another week. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly tools: GridTools | null;
}

const spotName = ({ column, row, item }: Spot) => `${column},${row},${item}`;

function spotIn(element: Element): Spot | null {
  const [column, row, item] = element.closest<HTMLElement>("[data-spot]")?.dataset["spot"]?.split(",") ?? [];
  return item === undefined ? null : { column: Number(column), row: Number(row), item: Number(item) };
}

const tableStyles: SxProps<Theme> = {
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  "& :is(th, td)": { padding: "0.25rem", verticalAlign: "top" },
  "@media (max-width: 60em)": { "& td": { paddingInline: "0.125rem" } },
  "& thead th": { paddingBlock: "0.5rem", fontWeight: 600, fontSize: "0.9375rem", textAlign: "center" },
  "& thead th:first-of-type": { textAlign: "start" },
  "& tbody th": { paddingBlock: "0.625rem", textAlign: "start", fontWeight: 600, fontSize: "0.875rem" },
  "& tbody th > span": { display: "block", fontWeight: 400, fontSize: "0.8125rem", color: "text.secondary" },
  "& td[data-off]": { bgcolor: "surface.hover" },
  "& [data-today]": { bgcolor: "surface.selected" },
  "& thead [data-today]": { borderStartStartRadius: "0.75rem", borderStartEndRadius: "0.75rem" },
  "& tbody tr:last-of-type [data-today]": { borderEndStartRadius: "0.75rem", borderEndEndRadius: "0.75rem" },
  "& tr[data-noon] > *": {
    borderBlockStart: "0.125rem solid",
    borderColor: "line.soft",
    paddingBlockStart: "0.5rem",
  },
  "& tr + tr:not([data-noon]) > *": { borderBlockStart: "1px solid", borderColor: "line.soft" },
};

interface SpotsGiven {
  readonly days: readonly Day[];
  readonly rows: ReturnType<typeof rowsOf>;
  readonly lessons: readonly Lesson[];
  readonly today: Day;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The places of the grid that can have the focus: the arrows lead along them, and the Tab key to the last one, or to the first lesson of today. */
function useSpots({ days, rows, lessons, today, onKey }: SpotsGiven) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Spot | null>(null);

  const cellAt = (column: number, row: number) =>
    lessonsAt(lessons, days[column] ?? "", rows[row]?.period ?? 0);
  const countAt = (column: number, row: number) => Math.max(1, cellAt(column, row).length);
  const first = Math.max(0, days.indexOf(today));
  const start: Spot = {
    column: first,
    row: Math.max(
      0,
      rows.findIndex((_, row) => cellAt(first, row).length > 0),
    ),
    item: 0,
  };
  const isThere = chosen && chosen.column < days.length && chosen.row < rows.length;
  const spot = isThere && chosen.item < countAt(chosen.column, chosen.row) ? chosen : start;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey) return;
    const from = event.target instanceof Element ? spotIn(event.target) : null;
    const to = from && moveIn(from, event, { columns: days.length, rows: rows.length }, countAt);
    if (!to) {
      onKey(event);
      return;
    }
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-spot="${spotName(to)}"]`)?.focus();
  };

  return {
    cellAt,
    /** Names a place, and says whether the Tab key leads there. */
    spotOf: (own: Spot) => {
      const name = spotName(own);
      return { spot: name, tabIndex: name === spotName(spot) ? 0 : -1 };
    },
    grid: {
      ref: table,
      onKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setChosen(spotIn(target)),
    },
  };
}

/** A week as a table of periods and days. Arrows move in it, Enter opens a lesson. */
export function WeekGrid({ week, periods, seen, today, isCurrent, onOpen, onKey, tools }: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const days = daysOf(week);
  const noteOf = useDayNote(week);
  const rows = rowsOf(periods, week.lessons);
  const { cellAt, spotOf, grid } = useSpots({ days, rows, lessons: week.lessons, today, onKey });
  const { drag, press } = useLessonDrag((lesson, to) => tools?.move(lesson, to));

  return (
    <>
      <Box
        component="table"
        role="grid"
        {...grid}
        aria-label={words("gridName", { week: dayWords.week(week.monday, days.length) })}
        sx={tableStyles}
      >
        <colgroup>
          <Box
            component="col"
            sx={{ inlineSize: "6rem", "@media (max-width: 60em)": { inlineSize: "5.5rem" } }}
          />
          {days.map((day) => (
            <col key={day} />
          ))}
        </colgroup>
        <GridHead days={days} today={today} noteOf={noteOf} />
        <tbody>
          {rows.map(({ period, from, to }, row) => (
            <tr key={period} data-noon={isAfterNoon(rows, row) || undefined}>
              <th scope="row">
                {words("nth", { period })}
                <span>{from === "" ? "" : times(from, to)}</span>
              </th>
              {days.map((date, column) => (
                <WeekCell
                  key={date}
                  slot={{ date, period }}
                  lessons={cellAt(column, row)}
                  seen={seen}
                  today={date === today}
                  note={noteOf(date)}
                  isCurrent={isCurrent}
                  onOpen={onOpen}
                  onAdd={tools?.add ?? null}
                  press={tools ? press : null}
                  drag={drag}
                  spotOf={(item) => spotOf({ column, row, item })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {drag && <DragLabel {...drag} />}
    </>
  );
}
