import { recordOf, textOf } from "./read";

/** Reads the help centre's ticket out of the platform's answer; null where there is none. */
export const readHelpTicket = (data: unknown): string | null => textOf(recordOf(data)["ticket"]) || null;
