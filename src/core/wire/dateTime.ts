const DATE_TIME = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * The moment that a platform's `YYYY-MM-DD HH:mm:ss` names, in milliseconds since 1970, or null where it names none.
 * The platform writes the wall clock of the school, which is the reader's own.
 */
export function readDateTime(text: unknown): number | null {
  const match = typeof text === "string" ? DATE_TIME.exec(text.trim()) : null;
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const date = new Date(year, month - 1, day, hour, minute, second);
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && date.getHours() === hour;
  return isReal ? date.getTime() : null;
}
