import type { Database } from "./database/open";
import { removeOld } from "./database/removeOld";

/** For how long messages are kept, read or not, milliseconds. */
const KEPT_MS = 366 * 24 * 3_600_000;

/** The end of messages, without which each person's would grow for ever. */
export const createOldMessages = (database: Database, now: () => number) => ({
  /** Removes messages of more than a year ago [SEC-11]. */
  sweep: (): Promise<void> => removeOld(database, "message", now() - KEPT_MS),
});
