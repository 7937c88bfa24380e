import { Kysely, Migrator, PostgresDialect } from "kysely";
import path from "node:path";
import { codeOf, oneLine, StartFault } from "../../settings/fault";
import { type DatabaseKind, migrationsFor } from "./migrations";
import type { Tables } from "./schema";
import { openSqlite } from "./sqlite";
import { SqliteTurnsDialect } from "./sqliteDialect";

/** The platform's database, of either kind. */
export type Database = Kysely<Tables>;

const BIGINT = 20;
const CONNECT_MS = 5000;

/** The address of a database without its password. */
function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = "";
    parsed.search = "";
    return parsed.href;
  } catch {
    return "DATABASE_URL";
  }
}

async function openPostgres(url: string): Promise<Database> {
  const unreachable = (error: unknown) =>
    new StartFault(
      `The database ${withoutPassword(url)} cannot be reached (${codeOf(error) || oneLine(error)}: ${oneLine(error)}). ` +
        `Check DATABASE_URL and that the server runs, or leave DATABASE_URL out to use SQLite.`,
    );
  if (!URL.canParse(url)) throw unreachable(new Error("not an address"));
  const { default: pg } = await import("pg").catch(() => {
    throw new StartFault(
      "DATABASE_URL needs the optional package pg: run `npm install` without --omit=optional.",
    );
  });
  pg.types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: CONNECT_MS });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`Database connection lost: ${oneLine(error)}`));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw unreachable(error);
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function migrate(database: Database, kind: DatabaseKind, place: string): Promise<void> {
  const { error } = await new Migrator({ db: database, provider: migrationsFor(kind) }).migrateToLatest();
  if (!error) return;
  const newer = /previously executed migration|corrupted migrations/i.test(oneLine(error));
  throw new StartFault(
    newer
      ? `The database ${place} was written by a newer version of the portal. Update the portal, or restore an older backup.`
      : `The database ${place} could not be brought up to date (${oneLine(error)}). The change was rolled back.`,
  );
}

/** Opens PostgreSQL when `url` is given, else the SQLite file in the data folder, and migrates its tables. */
export async function openDatabase(options: { url: string | null; dataDir: string }): Promise<Database> {
  const file = path.join(options.dataDir, "platform.db");
  const database = options.url
    ? await openPostgres(options.url)
    : new Kysely<Tables>({ dialect: new SqliteTurnsDialect({ database: await openSqlite(file) }) });
  try {
    await migrate(
      database,
      options.url ? "postgres" : "sqlite",
      options.url ? withoutPassword(options.url) : file,
    );
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
