import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { codeOf, oneLine, StartFault } from "../../settings/fault";

type Constructor = new (file: string) => DatabaseSyncInstance;

/** Node's own module has the interface of the package; Node 20's types do not know it yet. */
const isSqlite = (module: object | undefined): module is { DatabaseSync: Constructor } =>
  module !== undefined && "DatabaseSync" in module;

/** Node's own SQLite, which Node 22.13 and newer bring; null where there is none. */
function ownSqlite(): Constructor | null {
  const emitWarning = process.emitWarning.bind(process);
  // Node warns of an experiment at the first use, in the middle of the lines that people read at the start.
  process.emitWarning = () => undefined;
  try {
    const own = process.getBuiltinModule("node:sqlite");
    return isSqlite(own) ? own.DatabaseSync : null;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** SQLite's driver: Node's own, else a prebuilt package with the same interface. */
async function driver(): Promise<Constructor> {
  const own = ownSqlite();
  if (own) return own;
  try {
    const { DatabaseSync } = await import("@photostructure/sqlite");
    return DatabaseSync;
  } catch (error) {
    throw new StartFault(
      `SQLite does not run on this machine (${oneLine(error)}). Use Node 22.13 or newer, or DATABASE_URL instead.`,
    );
  }
}

/** For the account that runs the portal, and no other. */
const PRIVATE = 0o600;
const JOURNALS = ["-wal", "-shm"];
/** A database without a file. */
const IN_MEMORY = ":memory:";

/**
 * Makes a database's file for this account alone, and closes what an earlier start left open; SQLite gives journals its mode.
 * A file that is there is not opened: closing it again would end the locks of this process on it.
 */
function keepPrivate(file: string): void {
  if (file === IN_MEMORY) return;
  if (!existsSync(file)) closeSync(openSync(file, "a", PRIVATE));
  for (const each of [file, ...JOURNALS.map((ending) => file + ending)])
    if (isOwn(each)) chmodSync(each, PRIVATE);
}

const isOwn = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.uid === process.getuid?.();

/** Opens a SQLite file as it is, without a check or a setting. */
export async function openSqliteFile(file: string): Promise<DatabaseSyncInstance> {
  const Database = await driver();
  keepPrivate(file);
  return new Database(file);
}

function damaged(file: string, reason: string): StartFault {
  return new StartFault(
    `The database file ${file} is damaged (${reason}). Nothing was changed in it. ` +
      `Put a backup in its place, or move it away to start with fresh demo data.`,
  );
}

/** Refuses a damaged file before anything writes to it: even the journal mode is written into its header. */
function verify(database: DatabaseSyncInstance, file: string): void {
  try {
    const result = database.prepare("pragma quick_check(1)").get() as Record<string, unknown> | undefined;
    const verdict = String(Object.values(result ?? {})[0]);
    if (verdict !== "ok") throw damaged(file, verdict.split("\n").slice(-1).join());
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw damaged(file, oneLine(error));
  }
}

/** Opens the platform's SQLite database, checked and set up, in the form that Kysely's dialect drives. */
export async function openSqlite(file: string): Promise<SqliteDatabase> {
  let database: DatabaseSyncInstance;
  try {
    database = await openSqliteFile(file);
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault(`The database file ${file} cannot be opened (${codeOf(error) || oneLine(error)}).`);
  }
  try {
    verify(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
  for (const setting of [
    "journal_mode = wal",
    "synchronous = full",
    "foreign_keys = on",
    "busy_timeout = 5000",
    // Rows of large tables lie everywhere: with SQLite's own 2 MB each of them is read from the disk again. KiB.
    "cache_size = -32000",
    // What is deleted is overwritten: faces among it, which have to be gone when people say so.
    "secure_delete = on",
  ])
    database.exec(`pragma ${setting}`);
  return forKysely(database);
}

/** Statements worth keeping prepared: the queries; a migration's run once. */
const KEPT = /^\s*(select|insert|update|delete)\b/i;
const READS = /^\s*(select|with|pragma|explain)\b|\breturning\b/i;
const MOST_KEPT = 500;

function forKysely(database: DatabaseSyncInstance): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: READS.test(sql),
      all: (parameters): unknown[] => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => statement.iterate(...parameters),
    };
  };
  return {
    close() {
      prepared.clear();
      // Statements that still wait for the garbage collector would leave the data in the journal beside the file.
      database.exec("pragma wal_checkpoint(truncate)");
      database.close();
    },
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = prepare(sql);
      if (KEPT.test(sql)) {
        if (prepared.size >= MOST_KEPT) prepared.clear();
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}
