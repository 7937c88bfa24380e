import { randomUUID } from "node:crypto";
import type { Me } from "./auth/sessionModel";
import type { Database } from "./database/open";
import { removeOld } from "./database/removeOld";

const DAY = 24 * 3_600_000;

/** For how long it is kept which applications people have opened, milliseconds. */
const KEPT_MS = 366 * DAY;

/** So many lines of a person are kept in 24 hours; those of a busy day are some dozens. */
const MOST_OF_DAY = 500;

/** An application that was opened, as the caller names it. */
interface Opened {
  readonly resId: string;
  readonly resName: string;
  readonly type: number;
}

/** The log of which applications people have opened. */
export function createAccessLog(database: Database, now: () => number) {
  /** Adds a line, unless the person has far more of the last 24 hours than one opens [SEC-11]. */
  const note = async ({ id, unitId }: Pick<Me, "id" | "unitId">, opened: Opened): Promise<void> => {
    const { count } = await database
      .selectFrom("access_log")
      .where("person_id", "=", id)
      .where("at", ">", now() - DAY)
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_OF_DAY) return;
    await database
      .insertInto("access_log")
      .values({
        id: randomUUID(),
        person_id: id,
        unit_id: unitId,
        resource_id: opened.resId,
        resource_name: opened.resName,
        type: opened.type,
        at: now(),
      })
      .execute();
  };

  /** Removes lines of more than a year ago. */
  const sweep = (): Promise<void> => removeOld(database, "access_log", now() - KEPT_MS);

  return { note, sweep };
}

/** The log, as handlers use it. */
export type AccessLog = ReturnType<typeof createAccessLog>;
