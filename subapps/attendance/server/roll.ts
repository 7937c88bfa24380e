import type { CalendarDay } from "../../../server/platform/module";
import { type Day, weekdayOf } from "./days";

/** Which part of a day has school. */
export type Half = "none" | "whole" | "morning" | "afternoon";

/** What a teacher may say of a pupil's day. */
export type Said = "present" | "late" | "absent" | "leave";

/** How it stands with a pupil on a day: see the contract. */
export type Status = Said | "waiting" | "none" | "off";

/** How a pupil was clocked in. */
export type Way = "face" | "hand" | "offline";

/** A unit's rules; times are `HH:mm`, and one is late from the minute after them on. */
export interface Rules {
  readonly morning: string;
  readonly afternoon: string;
  /** From Monday to Sunday. */
  readonly week: readonly Half[];
}

/** Rules with the first day for which they hold. */
export interface RulesFrom extends Rules {
  /** Empty for those from the beginning on. */
  readonly from: Day;
}

/** The rules that hold on a day: the last ones of those that begin by then, so that new rules leave earlier days as they were judged. */
export const rulesOn = (all: readonly RulesFrom[], day: Day): RulesFrom =>
  all.filter(({ from }) => from <= day).toSorted((one, other) => (one.from < other.from ? 1 : -1))[0] ?? {
    ...FIRST_RULES,
    from: "",
  };

/** Days under one name that are not as their weekday says; both ends included. */
export interface Spell {
  readonly starts: Day;
  readonly ends: Day;
  readonly half: Half;
  readonly name: string;
}

/** What a school has that says nothing else: whole days from Monday to Friday. */
export const FIRST_RULES: Rules = {
  morning: "08:00",
  afternoon: "14:00",
  week: ["whole", "whole", "whole", "whole", "whole", "none", "none"],
};

/** A day of a unit. */
export interface DayPlan {
  readonly half: Half;
  /** Why it is not as its weekday says; else empty. */
  readonly note: string;
  /** The time after which one is late; empty on a day without school. */
  readonly limit: string;
}

const lengthOf = ({ starts, ends }: Spell) => Date.parse(ends) - Date.parse(starts);

/** The part of a day that has school by its weekday, or by the weekday which the calendar says that it follows. */
function usualHalf({ week }: Rules, day: Day, said: CalendarDay | null): Half {
  const weekday = said === null ? weekdayOf(day) : said.follows;
  return week[weekday - 1] ?? "none";
}

/**
 * What a day is: as the school's calendar says, and else as its weekday. The school's own exceptions count more; of several that cover
 * the day the shortest does, as a day of school within the holidays.
 */
export function planOf(
  rules: Rules,
  spells: readonly Spell[],
  day: Day,
  said: CalendarDay | null = null,
): DayPlan {
  const [spell] = spells
    .filter(({ starts, ends }) => starts <= day && day <= ends)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const half = spell?.half ?? usualHalf(rules, day, said);
  const limit = { none: "", whole: rules.morning, morning: rules.morning, afternoon: rules.afternoon }[half];
  return { half, note: spell?.name ?? said?.note ?? "", limit };
}

/** A clocking as the roll needs it; the time is `HH:mm:ss` on the school's clock of that day. */
export interface Clocking {
  readonly time: string;
  readonly way: Way;
}

/** What a teacher said of a pupil's day. */
interface Correction {
  readonly status: Said;
  readonly reason: string;
}

/** A pupil's day, computed. */
export interface Mark {
  readonly status: Status;
  /** The earliest clocking; null without one. */
  readonly first: Clocking | null;
  /** Minutes. */
  readonly lateBy: number;
  /** Half days. */
  readonly missed: number;
  readonly reason: string;
}

/** Who comes to a whole day from this time on has missed the morning. */
const NOON = "12:00";

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The half days of a day. */
export const halvesOf = (half: Half): number => ({ none: 0, whole: 2, morning: 1, afternoon: 1 })[half];

/** The clocking that counts: the earliest, at whichever door it was; of two in the same second the one by face. */
export const earliest = <Each extends Clocking>(clockings: readonly Each[]): Each | null =>
  clockings.toSorted((one, other) =>
    one.time < other.time ? -1 : one.time > other.time ? 1 : one.way < other.way ? -1 : 1,
  )[0] ?? null;

/** What is known of a pupil's day. */
export interface Known {
  readonly plan: DayPlan;
  readonly clockings: readonly Clocking[];
  /** The last one that was not taken back. */
  readonly correction: Correction | null;
  /** Whether nobody is waited for any more: the roll is closed, or the day is over. */
  readonly over: boolean;
  /** Whether anything was kept of the class on that day. Where nothing was, nobody is absent for that. */
  readonly kept: boolean;
}

/** How it stands with a pupil on a day. A correction counts more than any clocking. */
export function markOf({ plan, clockings, correction, over, kept }: Known): Mark {
  const first = earliest(clockings);
  const all = halvesOf(plan.half);
  const lateBy = first && plan.limit !== "" ? Math.max(0, minutesOf(first.time) - minutesOf(plan.limit)) : 0;
  const bare = { first, lateBy, missed: 0, reason: "" };
  if (correction) {
    const { status, reason } = correction;
    return {
      ...bare,
      // Who is said to be late came later than a clocking in time says.
      first: status === "late" && lateBy === 0 ? null : first,
      reason,
      status,
      lateBy: status === "late" ? lateBy : 0,
      missed: status === "absent" ? all : 0,
    };
  }
  if (plan.half === "none") return { ...bare, lateBy: 0, status: "off" };
  if (first) {
    const halfMissed = plan.half === "whole" && first.time >= NOON && plan.limit < NOON;
    return { ...bare, status: lateBy > 0 ? "late" : "present", missed: halfMissed && lateBy > 0 ? 1 : 0 };
  }
  if (!over) return { ...bare, status: "waiting" };
  return kept ? { ...bare, status: "absent", missed: all } : { ...bare, status: "none" };
}

/** How many of a class are what. */
export function countOf(marks: readonly Pick<Mark, "status">[]) {
  const many = (status: Status) => marks.filter((mark) => mark.status === status).length;
  return {
    total: marks.length,
    present: many("present"),
    late: many("late"),
    absent: many("absent"),
    leave: many("leave"),
    waiting: many("waiting"),
  };
}
