import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openMemoryFolder } from "./memoryFolder";
import { startPostgres, type TestPostgres } from "./postgres";

/** The PostgreSQL of a whole run; each test file makes databases of its own in it. */
let postgres: TestPostgres;
/** The folder of what a platform that starts fresh has stored, which the first of them fills (seeded.ts). */
let seeded: string;
/** The folder in memory of all that tests write; null where they write to the disk. */
let memory: string | null = null;

/** Starts it before the first test file; Jest's workers find both by their variables. */
export default async function setup(): Promise<void> {
  // Every thread that reads a bucket under Node 20 would write that later versions of the package need a later Node.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  if (process.env["TMPDIR"] === undefined) memory = openMemoryFolder();
  if (memory !== null) process.env["TMPDIR"] = memory;
  postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  seeded = mkdtempSync(path.join(tmpdir(), "portal-seeded-"));
  process.env["TEST_SEEDED"] = seeded;
}

/** Stops it after the last test file. */
export const stop = async (): Promise<void> => {
  rmSync(seeded, { recursive: true, force: true });
  await postgres.stop();
  if (memory === null) return;
  delete process.env["TMPDIR"];
  rmSync(memory, { recursive: true, force: true });
};
