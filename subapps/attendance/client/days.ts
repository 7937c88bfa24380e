/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

const DAY = 86_400_000;

/** A day's moment in Greenwich, for formatting in that zone. */
export const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

/** Whether a text is a day that a calendar can show, in this century or the ones around it. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(utcOf(text)) && dayAt(utcOf(text)) === text;

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`);

/** The day so many days later, or earlier. */
export const addDays = (day: Day, count: number): Day => dayAt(utcOf(day) + count * DAY);

/** The month after a month, or before it. */
export const turnMonth = (month: string, step: 1 | -1): string =>
  addDays(`${month}-15`, step * 30).slice(0, 7);

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - (new Date(utcOf(day)).getUTCDay() || 7));
