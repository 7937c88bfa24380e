/** The place inside the application that shows a duty among the others. */
export const placeOf = (id: string): string => `/?duty=${id}`;
