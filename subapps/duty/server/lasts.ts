/** A duty is shown for so long after it has begun, in milliseconds. */
export const LASTS = 2 * 3_600_000;
