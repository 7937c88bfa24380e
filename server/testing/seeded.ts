import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { openSqliteFile } from "../platform/database/sqlite";

const NAME = "platform.db";

/** A file that lasts as long as the run does; none outside of Jest. */
const kept = (name: string): string | null => {
  const folder = process.env["TEST_SEEDED"];
  return folder === undefined ? null : path.join(folder, name);
};

/**
 * Puts what an earlier platform of the run had stored when it started, with the demo and nothing else, into a data folder that has no
 * database yet: to migrate and seed each of some 150 platforms took a second of work. False where there is none yet, or no need.
 */
export function putSeeded(dataDir: string): boolean {
  const from = kept(NAME);
  const to = path.join(dataDir, NAME);
  if (from === null || !existsSync(from) || existsSync(to)) return false;
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(from, to);
  return true;
}

/** Keeps what a platform has stored that has just started on an empty folder, for those after it. */
export async function keepSeeded(dataDir: string): Promise<void> {
  const to = kept(NAME);
  if (to === null || existsSync(to)) return;
  const whole = `${to}.${randomUUID()}`;
  const database = await openSqliteFile(path.join(dataDir, NAME));
  try {
    database.exec(`vacuum into '${whole}'`);
  } finally {
    database.close();
  }
  try {
    linkSync(whole, to);
  } catch {
    // Another worker was first.
  }
  rmSync(whole);
}

/**
 * The same for PostgreSQL: the name of a database to copy. The first caller makes it; undefined while it is being made, as for the others
 * to wait would take as long as to seed.
 */
export async function seededDatabase(
  create: () => Promise<string>,
  seed: (url: string) => Promise<void>,
): Promise<string | undefined> {
  const [file, lock] = [kept("postgres"), kept("postgres.lock")];
  if (file === null || lock === null) return undefined;
  if (existsSync(file)) return readFileSync(file, "utf8");
  try {
    mkdirSync(lock);
  } catch {
    return undefined;
  }
  const url = await create();
  await seed(url);
  const name = new URL(url).pathname.slice(1);
  writeFileSync(`${file}.part`, name);
  renameSync(`${file}.part`, file);
  return name;
}
