/**
 * Milliseconds to wait by a `Retry-After` header: seconds, or a date, which is compared with `now` (milliseconds since
 * 1970). Null where it says nothing that can be read.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Every form of date that HTTP knows begins with the day of the week.
  const at = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
