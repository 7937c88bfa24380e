import { addDays, type Day } from "@portal/kit";
import type { Lesson, Period, Week } from "./timetable";

const SCHOOL_DAYS = 5;
const ALL_DAYS = 7;

/** The days of a week that have a column: Monday to Friday, and those of the weekend up to the last on which there is school. */
export function daysOf({ monday, lessons, days }: Pick<Week, "monday" | "lessons" | "days">): readonly Day[] {
  const all = Array.from({ length: ALL_DAYS }, (_, day) => addDays(monday, day));
  const isMakeup = (day: Day) => days.some(({ date, kind }) => date === day && kind === "makeup");
  const last = all.findLastIndex((day) => isMakeup(day) || lessons.some(({ date }) => date === day));
  return all.slice(0, Math.max(SCHOOL_DAYS, last + 1));
}

/** The lessons of a day and, where it is given, a period; those that are given here before those that have gone. */
export const lessonsAt = (lessons: readonly Lesson[], day: Day, period?: number): readonly Lesson[] =>
  lessons
    .filter(({ date, period: own }) => date === day && (period === undefined || own === period))
    .sort(
      (one, other) =>
        one.period - other.period || Number(one.mark === "away") - Number(other.mark === "away"),
    );

/** The periods of the rows: the bell's, and any other that a lesson has. */
export function rowsOf(periods: readonly Period[], lessons: readonly Lesson[]): readonly Period[] {
  const known = new Set(periods.map(({ period }) => period));
  const others = [...new Set(lessons.map(({ period }) => period))].filter((period) => !known.has(period));
  return [...periods, ...others.map((period) => ({ period, from: "", to: "" }))].sort(
    (one, other) => one.period - other.period,
  );
}

/** Minutes since midnight of `HH:mm`. */
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** A pause as long as a meal. */
const NOON = 60;

/** Whether a period begins after the midday break. */
export const isAfterNoon = (rows: readonly Period[], index: number): boolean => {
  const [before, own] = [rows[index - 1], rows[index]];
  return before !== undefined && own !== undefined && minutesOf(own.from) - minutesOf(before.to) >= NOON;
};

/** A cell of the grid: column, row, and which of its lessons. */
export interface Spot {
  readonly column: number;
  readonly row: number;
  readonly item: number;
}

/** How many things a cell holds that can have the focus; an empty cell has itself. */
export type CountAt = (column: number, row: number) => number;

/**
 * Where a key leads from a cell, as in every grid: arrows by one, Home and End in the row, with Ctrl to the first and last cell.
 * Up and down pass through the lessons of a cell. Null is a key that does not move.
 */
export function moveIn(
  { column, row, item }: Spot,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { columns, rows }: { readonly columns: number; readonly rows: number },
  countAt: CountAt,
): Spot | null {
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  const to = (nextColumn: number, nextRow: number): Spot => ({
    column: within(nextColumn, columns),
    row: within(nextRow, rows),
    item: 0,
  });
  switch (key) {
    case "ArrowLeft":
      return to(column - 1, row);
    case "ArrowRight":
      return to(column + 1, row);
    case "ArrowDown":
      if (item + 1 < countAt(column, row)) return { column, row, item: item + 1 };
      return row + 1 < rows ? to(column, row + 1) : { column, row, item };
    case "ArrowUp":
      if (item > 0) return { column, row, item: item - 1 };
      return row > 0 ? { ...to(column, row - 1), item: countAt(column, row - 1) - 1 } : { column, row, item };
    case "Home":
      return to(0, ctrlKey ? 0 : row);
    case "End":
      return to(columns - 1, ctrlKey ? rows - 1 : row);
    default:
      return null;
  }
}
