/** The permission codes a person has; null until they are known. */
export type HeldCodes = ReadonlySet<string> | null;

/** One code, or several of which one is enough. */
export type AskedCodes = string | readonly string[];

/** Whether one of the codes is held; never while that is unknown, and never for an empty list [ROUTE-04]. */
export const isPermitted = (asked: AskedCodes, held: HeldCodes): boolean =>
  held !== null && (typeof asked === "string" ? [asked] : asked).some((code) => held.has(code));
