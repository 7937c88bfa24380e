import { type Day, isDay, readInnerPlace, writeInnerPlace } from "@portal/kit";

/** Whose timetable is shown. */
export const KINDS = ["me", "class", "room", "teacher"] as const;
/** One of them. */
export type Kind = (typeof KINDS)[number];

/** What the address says is shown; null and empty are the page's own choice. */
export interface View {
  readonly form: "week" | "day" | null;
  readonly kind: Kind | null;
  /** Which one of its kind. */
  readonly of: string;
  /** A day of the week, or the day. */
  readonly date: Day | null;
  /** The key of the lesson whose details are open. */
  readonly lesson: string | null;
}

const ID = /^[\w.-]{1,64}$/;
const KEY = /^[\w.-]{1,80}$/;

const matching = (text: string | undefined, pattern: RegExp) =>
  text !== undefined && pattern.test(text) ? text : null;

/** Reads the place inside the application; what cannot be read is as if it were not there. */
export function readView(at: string): View {
  const { path, values } = readInnerPlace(at);
  const { kind, of, date, lesson } = values;
  const known = KINDS.find((each) => each === kind) ?? null;
  return {
    form: path === "/week" ? "week" : path === "/day" ? "day" : null,
    kind: known,
    of: (known && matching(of, ID)) ?? "",
    date: date !== undefined && isDay(date) ? date : null,
    lesson: matching(lesson, KEY),
  };
}

/** Writes it, the other way round. */
export const writeView = ({ form, kind, of, date, lesson }: View): string =>
  writeInnerPlace(form === null ? "/" : `/${form}`, { kind, of: kind ? of : null, date, lesson });
