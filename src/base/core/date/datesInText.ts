import { readDateTime } from "./readDateTime";

/** A stretch of a text: words, or a moment in milliseconds since 1970. */
export type DatedPart = string | number;

/** Apart from other digits and marks of numbers; a row of digits alone may be a number in a register. */
const DATE = /(?<![\d./-])\d{4}([-/])\d\d?\1\d\d?(?:[ T]\d\d?:\d\d(?::\d\d)?)?(?!\d|[./-]\d)/g;

/** Whether a text may name a date. */
export const mayHaveDate = (text: string): boolean => /\d{4}[-/]\d/.test(text);

/** A text cut at the dates and times in it, which are of the wall clock of the school's zone [FOOT-01]. */
export function datesInText(text: string, zone?: string): readonly DatedPart[] {
  const parts: DatedPart[] = [];
  let end = 0;
  for (const { 0: date, index } of text.matchAll(DATE)) {
    const moment = readDateTime(date, zone);
    if (moment === null) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(moment);
    end = index + date.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
