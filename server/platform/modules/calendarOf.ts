import type { Kysely } from "kysely";
import type { Tables } from "../database/schema";
import type { SchoolCalendar } from "../module";
import type { Services } from "../services";

/** Of a platform on which no application keeps one: each day is as its weekday says. */
const NO_CALENDAR: SchoolCalendar = { day: () => null };

/** The calendar of a unit, of the application that keeps it: the one owner of holidays and make-up days for all others. */
export async function calendarOf(
  { guests }: Pick<Services, "guests">,
  database: Kysely<Tables>,
  unitId: string,
): Promise<SchoolCalendar> {
  const owner = guests.find(({ module }) => module?.calendar);
  return (await owner?.module?.calendar?.(database as never, unitId)) ?? NO_CALENDAR;
}
