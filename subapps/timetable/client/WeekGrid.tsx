import { Box, type SxProps, type Theme } from "@mui/material";
import { useRef, useState, type KeyboardEvent } from "react";
import { type Day, useDayWords } from "@portal/kit";
import { DragLabel } from "./DragLabel";
import { daysOf, isAfterNoon, lessonsAt, moveIn, rowsOf, type Spot } from "./grid";
import { type Seen, times } from "./lessonWords";
import type { Lesson, Period, Week } from "./timetable";
import { NoteTag } from "./NoteTag";
import { type NoteWords, useDayNote } from "./useDayNote";
import { useLessonDrag, type Slot } from "./useLessonDrag";
import { WeekCell } from "./WeekCell";
import { useTimetableWords } from "./words";

/** What those who may change lessons can do in the grid. */
export interface GridTools {
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

/** A week as a table of periods and days. Arrows move in it, Enter opens a lesson. */
export function WeekGrid({ week, periods, seen, today, isCurrent, onOpen, onKey, tools }: Props) {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const table = useRef<HTMLTableElement>(null);
  const days = daysOf(week);
  const noteOf = useDayNote(week);
  const rows = rowsOf(periods, week.lessons);
  const [chosen, setChosen] = useState<Spot | null>(null);
  const { drag, press } = useLessonDrag((lesson, to) => tools?.move(lesson, to));

  const cellAt = (column: number, row: number) =>
    lessonsAt(week.lessons, days[column] ?? "", rows[row]?.period ?? 0);
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

  return (
    <>
      <Box
        component="table"
        role="grid"
        ref={table}
        aria-label={words("gridName", { week: dayWords.week(week.monday, days.length) })}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setChosen(spotIn(target))}
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
        <thead>
          <tr>
            <th scope="col">
              <Box component="span" sx={{ color: "text.secondary" }}>
                {words("period")}
              </Box>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-today={day === today || undefined}
                aria-current={day === today ? "date" : undefined}
              >
                <DayHead
                  weekday={dayWords.weekday(day)}
                  date={dayWords.short(day)}
                  today={day === today}
                  note={noteOf(day)}
                />
              </th>
            ))}
          </tr>
        </thead>
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
                  spotOf={(item) => {
                    const own = { column, row, item };
                    return { spot: spotName(own), tabIndex: spotName(own) === spotName(spot) ? 0 : -1 };
                  }}
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

/** A day's name above its column, and what is particular about it; today's is filled. */
function DayHead({
  weekday,
  date,
  today,
  note,
}: {
  readonly weekday: string;
  readonly date: string;
  readonly today: boolean;
  readonly note: NoteWords | null;
}) {
  const words = useTimetableWords();
  return (
    <>
      <Box
        component="span"
        sx={{
          display: "inline-flex",
          flexWrap: "wrap",
          justifyContent: "center",
          columnGap: "0.5rem",
          paddingInline: "0.75rem",
          borderRadius: "1rem",
          ...(today && { bgcolor: "brand.accent", color: "primary.contrastText" }),
          "@media (forced-colors: active)": { border: today ? "0.125rem solid Highlight" : "none" },
        }}
      >
        <span>{weekday}</span>
        <Box component="span" sx={{ fontWeight: 400 }}>
          {date}
        </Box>
        {today && <span>{words("today")}</span>}
      </Box>
      {note && (
        <Box sx={{ marginBlockStart: "0.25rem" }}>
          <NoteTag note={note} />
        </Box>
      )}
    </>
  );
}
