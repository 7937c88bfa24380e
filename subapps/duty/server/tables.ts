import type { ModuleMigration } from "../../../server/platform/module";

/** The tables of the duty roster; `at` is in milliseconds since 1970. */
export interface DutyTables {
  duty_shift: {
    id: string;
    unit_id: string;
    person_id: string;
    at: number;
    task: string;
    /** 1 once its person has looked at the roster since they were given it. */
    seen: number;
  };
}

/** How they came to be. */
export const migrations: Readonly<Record<string, ModuleMigration>> = {
  "001_shifts": async ({ table, index }) => {
    await table(
      "duty_shift",
      `id text primary key, unit_id text not null references unit(id), person_id text not null references person(id),
       at bigint not null, task text not null`,
    );
    await index("duty_shift_unit on duty_shift (unit_id, at)");
  },
  "002_seen": async ({ column }) => {
    await column("duty_shift", "seen", "integer not null default 1");
  },
  "003_order": async ({ index, perform }) => {
    // Those of one moment have an order as well, so that a piece of a search begins where the last one ended.
    await index("duty_shift_order on duty_shift (unit_id, at, id)");
    await perform("drop index if exists duty_shift_unit");
  },
};
