import { DAY_FORMAT, formatDate } from "./formatDate";
import { readDateTime } from "./readDateTime";

/** The day of a date in any form that the platform writes, as `YYYY-MM-DD`, or nothing where it names none [I18N-04]. */
export const readDay = (text: unknown): string => formatDate(readDateTime(text), "en", DAY_FORMAT);
