/** The place inside the application where a duty without anybody is planned: `YYYY-MM-DD`, `HH:mm`. */
export const placeToPlan = (day: string, time: string): string => `/?day=${day}&time=${time}`;
