import { type Day, isDay, weekdayOf } from "@portal/kit";
import type { Lesson } from "../timetable";
import { firstOn, weeklyFrom } from "./weekly";

/** What of a change is about a day that is over. */
export interface Over {
  /** The lesson's own day, the one that it would be moved to, or the first one of a weekly lesson. */
  readonly what: "lesson" | "target" | "weekly";
  readonly day: Day;
}

/**
 * Whether a change is about a day that is over; null where it is not. The timetable is set right afterwards, too, so that nothing
 * is refused; those who make the change are told.
 */
export function overIn(
  lesson: Pick<Lesson, "date" | "planned">,
  to: { readonly scope?: string | undefined; readonly date?: string | undefined },
  today: Day,
): Over | null {
  const { date = "" } = to;
  if (to.scope === "weekly") {
    const { planned } = lesson;
    const first = isDay(date) ? firstOn(weekdayOf(date), weeklyFrom(planned, date)) : planned;
    const day = first < planned ? first : planned;
    return day < today ? { what: "weekly", day } : null;
  }
  if (lesson.date < today) return { what: "lesson", day: lesson.date };
  return isDay(date) && date < today ? { what: "target", day: date } : null;
}
