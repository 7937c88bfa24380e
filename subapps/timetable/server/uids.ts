import { addDays, type Day, mondayOf } from "./days";
import type { Occurrence } from "./occurrences";
import type { SchoolDays } from "./schoolDays";
import type { Database, SeriesRow } from "./tables";

/** What weekly lessons of a unit go on from, by their ids. */
export type Series = ReadonlyMap<string, Pick<SeriesRow, "series_id" | "weekday">>;

/** Reads what these weekly lessons of a unit go on from. */
export async function seriesIn(
  database: Database,
  unitId: string,
  lessons: ReadonlySet<string>,
): Promise<Series> {
  if (lessons.size === 0) return new Map();
  const rows = await database
    .selectFrom("timetable_series")
    .where("unit_id", "=", unitId)
    .where("id", "in", [...lessons])
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds the days of weeks, each once: a calendar file asks for the same ones thousands of times. */
function weekdays(): (planned: Day, weekday: number) => Day {
  const known = new Map<string, Day>();
  return (planned, weekday) => {
    const key = `${planned} ${weekday}`;
    const day = known.get(key) ?? addDays(mondayOf(planned), weekday - 1);
    known.set(key, day);
    return day;
  };
}

/**
 * Names lessons for calendars, each differently, and the same whatever becomes of them: by the first weekly lesson that they go on
 * from, and the day of their week that it had. Make-up days, and a week in which a lesson changes its weekday, have second ones.
 */
export function uidsOf(
  all: readonly Occurrence[],
  series: Series,
  days: SchoolDays,
): (each: Occurrence) => string {
  const makeups = new Set(days.makeups.map(({ date }) => date));
  const given = new Map<string, string>();
  const dayOf = weekdays();
  const inOrder = [...all].sort((one, other) =>
    one.planned < other.planned ? -1 : one.planned > other.planned ? 1 : 0,
  );
  const known = new Map(
    inOrder.map((each): [Occurrence, string] => {
      const { lesson, planned } = each;
      const { series_id, weekday } = series.get(lesson.id) ?? {
        series_id: lesson.id,
        weekday: lesson.weekday,
      };
      const regular = `${series_id}.${dayOf(planned, weekday)}`;
      const key = `${lesson.id} ${planned}`;
      const taken = makeups.has(planned) || (given.get(regular) ?? key) !== key;
      const uid = taken ? `${series_id}.${planned}.second` : regular;
      given.set(uid, key);
      return [each, uid];
    }),
  );
  return (each) => known.get(each) ?? `${each.lesson.id}.${each.planned}`;
}
