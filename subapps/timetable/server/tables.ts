import type { ModuleDatabase, ModuleMigration } from "../../../server/platform/module";

/** A lesson that is given every week. Days are `YYYY-MM-DD`, both ends included; weekday 1 is Monday. */
export interface LessonRow {
  id: string;
  unit_id: string;
  weekday: number;
  period: number;
  class_id: string;
  subject_id: string;
  /** A person, or a teacher of `timetable_teacher`. */
  teacher_id: string;
  room_id: string;
  valid_from: string;
  valid_to: string;
}

/** What is different for a lesson on one day; what is null is as planned. */
export interface ChangeRow {
  id: string;
  unit_id: string;
  lesson_id: string;
  /** The day that the lesson was planned for. */
  date: string;
  kind: "substitute" | "moved" | "room" | "cancelled";
  teacher_id: string | null;
  room_id: string | null;
  to_date: string | null;
  to_period: number | null;
  reason: string;
}

/** Days that are not as their weekday says: a holiday with its name, or one day that follows the plan of another weekday. */
export interface CalendarRow {
  id: string;
  unit_id: string;
  kind: "holiday" | "makeup";
  name: string;
  starts: string;
  ends: string;
  /** Of a make-up day the weekday whose lessons it has, from 1; else 0. */
  follows: number;
}

/** A school term as it is stored. */
export interface TermRow {
  id: string;
  unit_id: string;
  name: string;
  starts: string;
  ends: string;
}

/**
 * Which weekly lesson another one goes on from, so that calendars know its lessons again: `id` is the lesson's, `series_id` that of
 * the first one, and `weekday` is the day which that had. A lesson without a row is its own.
 */
export interface SeriesRow {
  id: string;
  unit_id: string;
  series_id: string;
  weekday: number;
}

/** The tables of the timetable. Names may be bilingual. */
export interface TimetableTables {
  timetable_term: TermRow;
  timetable_calendar: CalendarRow;
  timetable_series: SeriesRow;
  /** The bell: times of a day are `HH:mm`. */
  timetable_period: { unit_id: string; period: number; starts: string; ends: string };
  /** `name` is the name that pupils have as their class; `label` is what people read. */
  timetable_class: { id: string; unit_id: string; name: string; label: string; position: number };
  timetable_room: { id: string; unit_id: string; name: string; position: number };
  timetable_subject: { id: string; unit_id: string; name: string; tone: number; position: number };
  /** Teachers who have no account. */
  timetable_teacher: { id: string; unit_id: string; name: string };
  timetable_lesson: LessonRow;
  timetable_change: ChangeRow;
  /** How often a unit's lessons have been changed; its row is also what changes wait for. */
  timetable_revision: { unit_id: string; revision: number };
  /** What was there before a change, as JSON, to be taken back by the person who made it. */
  timetable_undo: { id: string; unit_id: string; person_id: string; revision: number; earlier: string };
}

/** The platform's database with these tables. */
export type Database = ModuleDatabase<TimetableTables>;

const OF_UNIT = "unit_id text not null references unit(id)";

/** How they came to be. */
export const migrations: Readonly<Record<string, ModuleMigration>> = {
  "001_lessons": async ({ table, index }) => {
    await table(
      "timetable_term",
      `id text primary key, ${OF_UNIT}, name text not null, starts text not null, ends text not null`,
    );
    await table(
      "timetable_period",
      `${OF_UNIT}, period integer not null, starts text not null, ends text not null, primary key (unit_id, period)`,
    );
    await table(
      "timetable_class",
      `id text primary key, ${OF_UNIT}, name text not null, label text not null, position integer not null`,
    );
    await table(
      "timetable_room",
      `id text primary key, ${OF_UNIT}, name text not null, position integer not null`,
    );
    await table(
      "timetable_subject",
      `id text primary key, ${OF_UNIT}, name text not null, tone integer not null, position integer not null`,
    );
    await table("timetable_teacher", `id text primary key, ${OF_UNIT}, name text not null`);
    await table(
      "timetable_lesson",
      `id text primary key, ${OF_UNIT}, weekday integer not null, period integer not null,
       class_id text not null references timetable_class(id), subject_id text not null references timetable_subject(id),
       teacher_id text not null, room_id text not null references timetable_room(id),
       valid_from text not null, valid_to text not null`,
    );
    await index("timetable_lesson_unit on timetable_lesson (unit_id, valid_to)");
    await table(
      "timetable_change",
      `id text primary key, ${OF_UNIT}, lesson_id text not null, date text not null, kind text not null,
       teacher_id text, room_id text, to_date text, to_period integer, reason text not null, unique (lesson_id, date)`,
    );
    await index("timetable_change_unit on timetable_change (unit_id, date)");
    await table(
      "timetable_revision",
      `unit_id text primary key references unit(id), revision integer not null`,
    );
    await table(
      "timetable_undo",
      `id text primary key, ${OF_UNIT}, person_id text not null, revision integer not null, earlier text not null`,
    );
  },
  "002_school_days": async ({ table, index }) => {
    await table(
      "timetable_calendar",
      `id text primary key, ${OF_UNIT}, kind text not null, name text not null, starts text not null, ends text not null,
       follows integer not null`,
    );
    await index("timetable_calendar_unit on timetable_calendar (unit_id, starts)");
    await table(
      "timetable_series",
      `id text primary key, ${OF_UNIT}, series_id text not null, weekday integer not null`,
    );
    await index("timetable_series_unit on timetable_series (unit_id)");
  },
};
