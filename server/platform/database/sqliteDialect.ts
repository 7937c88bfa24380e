import { type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from "kysely";
import { currentLane } from "../work/lanes";
import { Turns } from "../work/turns";

/** Kysely's driver, except that `Turns` decide who uses the one connection next: fairly, by the lane of the work. */
class SqliteTurnsDriver extends SqliteDriver {
  readonly #turns = new Turns();

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take(currentLane());
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#turns.give();
  }
}

/** Kysely's SQLite, in which many queries at once leave room for what else the thread has to do. */
export class SqliteTurnsDialect extends SqliteDialect {
  readonly #config;

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new SqliteTurnsDriver(this.#config);
  }
}
