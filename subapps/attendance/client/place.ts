import { type Day, isDay, readInnerPlace, writeInnerPlace } from "@portal/kit";
import { isMonth } from "./months";

const VIEWS = ["roll", "month", "clock", "week"] as const;

/** What of Attendance is shown. */
export type View = (typeof VIEWS)[number];

/** What the address says is shown; null is the page's own choice. */
export interface AttendancePlace {
  readonly view: View | null;
  /** The class, by its code. */
  readonly group: string | null;
  /** The pupil whose week is shown. */
  readonly of: string | null;
  readonly date: Day | null;
  /** The week that was turned to; a day alone shows its week, and is marked in it. */
  readonly monday: Day | null;
  /** `YYYY-MM` */
  readonly month: string | null;
}

/** Shows something else by the address; `replace` makes it no step of the history. */
export type ShowPlace = (changed: Partial<AttendancePlace>, how?: { readonly replace?: boolean }) => void;

const ID = /^[\w.-]{1,64}$/;
const CLASS = /^\P{Cc}{1,64}$/u;

const matching = (text: string | undefined, pattern: RegExp) =>
  text !== undefined && pattern.test(text) ? text : null;

/** What a row of the desktop's card leads to: a class, or a pupil and a day. */
function readOpen(open: string): Partial<AttendancePlace> {
  const [, day = "", group] = /^(\d{4}-\d\d-\d\d)\.(.+)$/.exec(open) ?? [];
  if (group !== undefined && CLASS.test(group) && isDay(day)) return { view: "roll", group, date: day };
  const [, of, date = ""] = /^(.+)\.(\d{4}-\d\d-\d\d)$/.exec(open) ?? [];
  if (of !== undefined && ID.test(of) && isDay(date)) return { view: "week", of, date };
  return CLASS.test(open) ? { view: "roll", group: open } : {};
}

/** Reads the place inside the application; what cannot be read is as if it were not there. */
export function readPlace(at: string): AttendancePlace {
  const { path, values } = readInnerPlace(at);
  const { date = "", monday = "", month = "", open } = values;
  return {
    view: VIEWS.find((view) => path === `/${view}`) ?? null,
    group: matching(values["class"], CLASS),
    of: matching(values["of"], ID),
    date: isDay(date) ? date : null,
    monday: isDay(monday) ? monday : null,
    month: isMonth(month) ? month : null,
    ...(open !== undefined && readOpen(open)),
  };
}

/** Writes it, the other way round. */
export const writePlace = ({ view, group, of, date, monday, month }: AttendancePlace): string =>
  writeInnerPlace(view === null ? "/" : `/${view}`, { class: group, of, date, monday, month });
