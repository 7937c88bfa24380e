import type { DatabaseKind } from "../platform/database/migrations";
import { startPostgres, type TestPostgres } from "./postgres";

/** Both kinds of database, for `describe.each`. */
export const DATABASES: readonly DatabaseKind[] = ["sqlite", "postgres"];

/** Gives tests a database address of a kind: null for SQLite, which lives in the data folder. */
export class TestDatabases {
  #postgres: TestPostgres | null = null;

  constructor(private readonly kind: DatabaseKind) {}

  async url(): Promise<string | null> {
    if (this.kind === "sqlite") return null;
    this.#postgres ??= await startPostgres();
    return this.#postgres.createDatabase();
  }

  async stop(): Promise<void> {
    await this.#postgres?.stop();
  }
}
