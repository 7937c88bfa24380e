import { blaming, type Refusal } from "./envelope";
import { addDays } from "../../src/base/core/date/calendar";

const [BACK, AHEAD] = [3_660, 1_830];

/**
 * Whether a day is one that a school plans or looks back at: up to ten years before today, and five after it. A slip such as 2062 for
 * 2026 is told at once then, and nobody stores days that no one will see [SEC-11]. Days are `YYYY-MM-DD`.
 */
export const isWithinReach = (day: string, today: string): boolean =>
  day >= addDays(today, -BACK) && day <= addDays(today, AHEAD);

/** Refuses a day that is not, of the form's field. */
export const outOfReach = (field: string): Refusal =>
  blaming(
    field,
    400,
    "日期须在过去十年到未来五年之间|||Dates can be up to ten years ago and five years ahead",
    "out_of_reach",
  );
