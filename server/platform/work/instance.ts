import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { SqliteAdapter } from "kysely";
import type { Database } from "../database/open";

/** How an instance reads what the system says of processes; replaced in tests. */
export interface ProcessFiles {
  /** The text of a file below `/proc`; null where there is none. */
  readonly text: (path: string) => string | null;
  /** Where a link below `/proc` leads; null where there is none. */
  readonly link: (path: string) => string | null;
}

const orNull = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const FILES: ProcessFiles = {
  text: (path) => orNull(() => readFileSync(path, "utf8")),
  link: (path) => orNull(() => readlinkSync(path)),
};

/** This machine since it started, with the numbers by which its processes are known here; empty where the system does not say. */
const machineOf = ({ text, link }: ProcessFiles): string => {
  const [boot, space] = [text("/proc/sys/kernel/random/boot_id"), link("/proc/self/ns/pid")];
  return boot === null || space === null ? "" : `${boot.trim()}${space}`.replace(/\s/g, "");
};

/** When the process of a number started, in the system's own count; empty where there is none. The 22nd field, 20th after the name. */
const startOf = ({ text }: ProcessFiles, pid: string): string => {
  const stat = text(`/proc/${pid}/stat`) ?? "";
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
};

/** One running platform among those of its database. */
export interface Instance {
  /** What it notes work by, so that others can tell whose it is. */
  readonly id: string;
  /** Whether the platform of an id is known to have ended; false also where that cannot be known. */
  readonly hasEnded: (id: string) => boolean;
}

/**
 * The platform that runs in this process. A SQLite database has one platform at a time, by the lock on its folder, so that all others have
 * ended; of those on PostgreSQL it is known of the processes of the same machine.
 */
export function createInstance(database: Database, files: ProcessFiles = FILES): Instance {
  const isAlone = database.getExecutor().adapter instanceof SqliteAdapter;
  const machine = machineOf(files);
  const self = String(process.pid);
  const id = [machine, self, startOf(files, self), randomUUID()].join("/");
  return {
    id,
    hasEnded: (other) => {
      if (isAlone) return other !== id;
      const [place, pid = "", start] = other.split("/");
      return machine !== "" && place === machine && startOf(files, pid) !== start;
    },
  };
}
