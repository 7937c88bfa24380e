const UNKNOWN: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether a status says that the platform does not have a call, as one without our extensions answers. */
export const isUnknownCall = (status: number | null | undefined): boolean => UNKNOWN.has(status ?? 0);
