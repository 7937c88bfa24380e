import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openSqliteFile } from "./database/sqlite";
import { codeOf, oneLine, StartFault } from "../settings/fault";

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT", "EISDIR"]);

/** The bit of a folder in which many people keep what is theirs. */
const STICKY = 0o1000;

function unwritable(folder: string, error: unknown, setting = "DATA_DIR"): StartFault {
  return new StartFault(
    `The data folder ${folder} cannot be written (${codeOf(error) || oneLine(error)}). ` +
      `Give the portal a folder it may write: ${setting}=/some/folder.`,
  );
}

/**
 * Closes a folder to the machine's other people, who could read hashes of passwords in it. A folder that belongs to another account,
 * or that many share as they do `/tmp`, is left as it is.
 */
function keepPrivate(folder: string): void {
  const { uid, mode } = statSync(folder);
  const isShared = (mode & STICKY) !== 0;
  if (uid === process.getuid?.() && !isShared) chmodSync(folder, 0o700);
}

/** Makes a folder where it is not there, for this account alone, and refuses to start where it cannot be written. */
export function makeFolder(folder: string, setting = "STORAGE_DIR"): void {
  const probe = path.join(folder, `probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, "");
    keepPrivate(folder);
    rmSync(probe);
  } catch (error) {
    if (UNWRITABLE.has(codeOf(error))) throw unwritable(folder, error, setting);
    throw error;
  }
}

/**
 * Makes the data folder and takes it for this process alone; the answer gives it back. The lock is the operating
 * system's lock on an open file, so that of a crashed or killed process is gone with it, whatever its number was.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const owner = path.join(folder, "lock.pid");
  makeFolder(folder, "DATA_DIR");
  const lock = await openSqliteFile(path.join(folder, "lock"));
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(oneLine(error))) throw unwritable(folder, error);
    throw new StartFault(
      `Another portal (process ${pidIn(owner)}) already uses the data folder ${folder}. ` +
        `Stop it first, or give this one its own folder: DATA_DIR=/some/folder.`,
    );
  }
  writeFileSync(owner, String(process.pid), { mode: 0o600 });
  return () => {
    rmSync(owner, { force: true });
    lock.close();
  };
}

function pidIn(file: string): string {
  try {
    return /^\d+/.exec(readFileSync(file, "utf8"))?.[0] ?? "unknown";
  } catch {
    return "unknown";
  }
}
