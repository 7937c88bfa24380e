import type { DatabaseKind } from "../platform/database/migrations";
import { startPostgres, type TestPostgres } from "./postgres";
import { seededDatabase } from "./seeded";

/** Both kinds of database, for `describe.each`. */
export const DATABASES: readonly DatabaseKind[] = ["sqlite", "postgres"];

/**
 * Declares tests of a block that runs on each kind of database, for which the kind makes no difference: requests are read, judged or
 * counted before any statement of their own. They run on one.
 */
export const onOne = (kind: DatabaseKind, declare: () => void): void => {
  if (kind === "sqlite") declare();
};

/** Gives tests a database address of a kind: null for SQLite, which lives in the data folder. */
export class TestDatabases {
  #postgres: TestPostgres | null = null;

  constructor(private readonly kind: DatabaseKind) {}

  /** An empty one; with `seed`, which starts a platform on it as usual and stops it, one that is seeded already. */
  async url(seed?: (url: string) => Promise<void>): Promise<string | null> {
    if (this.kind === "sqlite") return null;
    const postgres = (this.#postgres ??= await startPostgres());
    return postgres.createDatabase(seed && (await seededDatabase(postgres.createDatabase, seed)));
  }

  async stop(): Promise<void> {
    await this.#postgres?.stop();
  }
}
