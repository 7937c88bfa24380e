import { addDays, type Day, mondayOf, weekdayOf } from "@portal/kit";

/** From when on a lesson that is moved to a day in every week is there: its own week on, or that day if it is earlier. */
export function weeklyFrom(planned: Day, date: Day): Day {
  const monday = mondayOf(planned);
  return monday < date ? monday : date;
}

/** The first such weekday (1 Monday) from a day on. */
export const firstOn = (weekday: number, from: Day): Day =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);
