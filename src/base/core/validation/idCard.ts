/** `YYYYMMDD` names a day of the calendar; February knows its leap years. */
function isCalendarDay(digits: string): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number);
  if (!year || !month || !day || month > 12) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** What each digit weighs: 2 to the power of its distance from the end, modulo 11 (ISO 7064, MOD 11-2). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The last character by the remainder of the weighted sum. */
const CHECKS = "10X98765432";

/** The eighteenth character that belongs to the first seventeen digits of an identity number (GB 11643). */
export function idCardCheck(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return CHECKS.charAt(sum % 11);
}

/**
 * Whether a text is the number of a Chinese identity card: 18 characters with a real birthday of 1800 to 2099 and the
 * right check character (`X` or `x` for ten), or the 15 digits of cards issued before 1999, which have neither
 * century nor check [WID-07].
 */
export function isIdCard(text: string): boolean {
  if (/^[1-9]\d{14}$/.test(text)) return isCalendarDay(`19${text.slice(6, 12)}`);
  if (!/^[1-9]\d{5}(18|19|20)\d{9}[\dXx]$/.test(text)) return false;
  return isCalendarDay(text.slice(6, 14)) && idCardCheck(text) === text.slice(17).toUpperCase();
}
