import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";

const NAME = /^school-portal-tests-(\d+)$/;
/** So many bytes have to be free: a whole run takes far less, but all of it is memory. */
const ROOM = 4 * 2 ** 30;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/**
 * Makes a folder in memory for the databases and files of this process's tests, where no commit waits for a disk, and removes those that
 * runs left behind which were broken off. Null where the system has no such place, or too little room there.
 */
export function openMemoryFolder(memory = "/dev/shm", room = ROOM): string | null {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < room) return null;
    for (const name of readdirSync(memory)) {
      const pid = Number(NAME.exec(name)?.[1] ?? NaN);
      if (pid > 0 && !isRunning(pid)) rmSync(path.join(memory, name), { recursive: true, force: true });
    }
    const folder = path.join(memory, `school-portal-tests-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return null;
  }
}
