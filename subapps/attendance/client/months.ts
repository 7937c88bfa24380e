import { addDays, isDay, mondayOf } from "@portal/kit";
import type { Month } from "./attendance";

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`);

/** The month after a month, or before it. */
export const turnMonth = (month: string, step: 1 | -1): string =>
  addDays(`${month}-15`, step * 30).slice(0, 7);

/** The days of a month that have school, each with its place among all days; a week begins before a day that is not in the week of the one before it. */
export const schoolDaysOf = ({ days }: Month) =>
  days
    .map(({ date, half }, index) => ({ date, half, index }))
    .filter(({ half }) => half !== "none")
    .map(({ date, index }, place, all) => {
      const before = all[place - 1];
      return { date, index, beginsWeek: before !== undefined && mondayOf(before.date) !== mondayOf(date) };
    });

/** What is counted of a pupil in a month, in the order of the columns. */
export const TOTALS = ["present", "late", "leave", "missed"] as const;

const HALF = 2;

/** These figures of a pupil; half days that were missed count as half. */
export const totalsOf = (pupil: Month["pupils"][number]): readonly number[] =>
  TOTALS.map((total) => (total === "missed" ? pupil.missed / HALF : pupil[total]));
