/** The technical message of a thrown value, for support. */
export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
