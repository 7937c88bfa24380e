import { addDays, isDay } from "@portal/kit";

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`);

/** The month after a month, or before it. */
export const turnMonth = (month: string, step: 1 | -1): string =>
  addDays(`${month}-15`, step * 30).slice(0, 7);
