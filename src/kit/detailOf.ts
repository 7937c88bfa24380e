/** The technical message of whatever was thrown, for whoever helps. */
export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
