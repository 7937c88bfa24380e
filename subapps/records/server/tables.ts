import type {
  ModuleContext,
  ModuleDatabase,
  ModuleHandler,
  ModuleMigration,
} from "../../../server/platform/module";
import type { contract } from "../contract";

/** The tables of Records. Photos and consents are the platform's alone. */
export interface RecordsTables {
  /** When the guardians of a pupil were reminded last, in milliseconds since 1970. */
  records_reminder: { unit_id: string; person_id: string; at: number; by_id: string };
}

/** The platform's database with these tables. */
export type Database = ModuleDatabase<RecordsTables>;

/** What a call is given. */
export type Context = ModuleContext<RecordsTables>;

/** What answers a call of Records. */
export type Handler<Name extends keyof typeof contract> = ModuleHandler<
  (typeof contract)[Name],
  RecordsTables
>;

/** How they came to be. */
export const migrations: Readonly<Record<string, ModuleMigration>> = {
  "001_records": ({ table }) =>
    table(
      "records_reminder",
      `unit_id text not null references unit(id), person_id text not null references person(id), at bigint not null,
       by_id text not null, primary key (unit_id, person_id)`,
    ),
};
