import type {
  ModuleContext,
  ModuleDatabase,
  ModuleHandler,
  ModuleMigration,
} from "../../../server/platform/module";
import type { contract } from "../contract";
import type { Half, Said, Way } from "./roll";

/** A clocking. It is never removed, only taken back, and the same id counts once in its unit. */
export interface ClockingRow {
  unit_id: string;
  id: string;
  person_id: string;
  /** The class that the person was in. */
  class_code: string;
  /** The day of `at` by the school's clock. */
  day: string;
  /** When it was, and when it arrived; milliseconds since 1970. */
  at: number;
  received_at: number;
  way: Way;
  /** The key of the device that made it. */
  device: string;
  /** In whose session. */
  by_id: string;
  taken_back: number;
}

/** What a teacher said of a pupil's day; the last one that was not taken back counts. */
export interface CorrectionRow {
  id: string;
  unit_id: string;
  person_id: string;
  /** The class that the person was in. */
  class_code: string;
  day: string;
  status: Said;
  reason: string;
  by_id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The order of corrections of the same millisecond. */
  turn: number;
  taken_back: number;
}

/** Rules as a row has them. */
interface RulesRow {
  morning: string;
  afternoon: string;
  /** Seven letters, from Monday: `w` whole, `m` morning, `a` afternoon, `n` none. */
  week: string;
}

/** The tables of Attendance. Names may be bilingual. */
export interface AttendanceTables {
  /** The rules of days before all `attendance_rules_from`. */
  attendance_rules: RulesRow & { unit_id: string };
  /** The rules from a day on, up to the next of these: a row of a day that has begun is never changed but by rules of that day. */
  attendance_rules_from: RulesRow & { unit_id: string; starts: string };
  attendance_spell: {
    id: string;
    unit_id: string;
    starts: string;
    ends: string;
    half: Half;
    name: string;
  };
  attendance_clocking: ClockingRow;
  attendance_correction: CorrectionRow;
  attendance_closed: { unit_id: string; class_code: string; day: string; at: number; by_id: string };
  /** What the guardians of a pupil were told last of a day, and how often. */
  attendance_told: {
    unit_id: string;
    person_id: string;
    day: string;
    told: "absent" | "other";
    times: number;
  };
}

/** The platform's database with these tables. */
export type Database = ModuleDatabase<AttendanceTables>;

/** What a call is given. */
export type Context = ModuleContext<AttendanceTables>;

/** What answers a call of Attendance. */
export type Handler<Name extends keyof typeof contract> = ModuleHandler<
  (typeof contract)[Name],
  AttendanceTables
>;

const OF_UNIT = "unit_id text not null references unit(id)";

/** How they came to be. */
export const migrations: Readonly<Record<string, ModuleMigration>> = {
  "001_attendance": async ({ table, index }) => {
    await table(
      "attendance_rules",
      `unit_id text primary key references unit(id), morning text not null, afternoon text not null, week text not null`,
    );
    await table(
      "attendance_spell",
      `id text primary key, ${OF_UNIT}, starts text not null, ends text not null, half text not null, name text not null`,
    );
    await index("attendance_spell_unit on attendance_spell (unit_id, starts)");
    await table(
      "attendance_pupil",
      `id text primary key, ${OF_UNIT}, name text not null, class_name text not null`,
    );
    await index("attendance_pupil_unit on attendance_pupil (unit_id, class_name)");
    await table(
      "attendance_clocking",
      `${OF_UNIT}, id text not null, person_id text not null, class_code text not null, day text not null, at bigint not null,
       received_at bigint not null, way text not null, device text not null, by_id text not null,
       taken_back integer not null, primary key (unit_id, id)`,
    );
    await index("attendance_clocking_class on attendance_clocking (unit_id, class_code, day)");
    await index("attendance_clocking_person on attendance_clocking (person_id, day)");
    await table(
      "attendance_correction",
      `id text primary key, ${OF_UNIT}, person_id text not null, class_code text not null, day text not null, status text not null,
       reason text not null, by_id text not null, at bigint not null, turn integer not null, taken_back integer not null`,
    );
    await index("attendance_correction_class on attendance_correction (unit_id, class_code, day)");
    await index("attendance_correction_person on attendance_correction (person_id, day)");
    await table(
      "attendance_closed",
      `${OF_UNIT}, class_code text not null, day text not null, at bigint not null, by_id text not null,
       primary key (unit_id, class_code, day)`,
    );
    await table(
      "attendance_told",
      `${OF_UNIT}, person_id text not null, day text not null, told text not null, times integer not null,
       primary key (unit_id, person_id, day)`,
    );
  },
  "002_rules_from": async ({ table }) => {
    await table(
      "attendance_rules_from",
      `${OF_UNIT}, starts text not null, morning text not null, afternoon text not null, week text not null,
       primary key (unit_id, starts)`,
    );
  },
};
