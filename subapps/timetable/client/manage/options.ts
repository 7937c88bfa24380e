import type { Option } from "@portal/kit/forms";
import { addDays, type Day } from "@portal/kit";
import type { Named, Period } from "../timetable";

/** Rows to choose from. */
export const optionsOf = (rows: readonly Named[]): readonly Option[] =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** The periods of a day with their times. */
export const periodOptions = (periods: readonly Period[]): readonly Option[] =>
  periods.map(({ period, from, to }) => ({
    value: String(period),
    label: { id: "periodOption", values: { period, from, to } },
  }));

const MONDAY: Day = "2024-01-01";

/** The days of a week by their names, as `write` writes one of them. */
export const weekdayOptions = (write: (day: Day) => string): readonly Option[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    value: String(weekday),
    label: write(addDays(MONDAY, weekday - 1)),
  }));

/** Rows to choose from, those that are free first; of the others `busy` says that they are not. */
export const freeFirst = (
  rows: readonly Named[],
  taken: ReadonlySet<string>,
  busy: (name: string) => string,
): readonly Option[] => [
  ...optionsOf(rows.filter(({ id }) => !taken.has(id))),
  ...rows.filter(({ id }) => taken.has(id)).map(({ id, name }) => ({ value: id, label: busy(name) })),
];
