const two = (number: number) => String(number).padStart(2, "0");

/** A moment in the platform's own time zone, as the wire writes it: `YYYY-MM-DD HH:mm:ss`. */
export function wireDate(milliseconds: number): string {
  const date = new Date(milliseconds);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
}

/** The school year and term a moment lies in: term 1 from September to January, term 2 from February to August. */
export function schoolYear(milliseconds: number): { year: string; term: 1 | 2 } {
  const date = new Date(milliseconds);
  const month = date.getMonth() + 1;
  const term = month >= 9 || month === 1 ? 1 : 2;
  return { year: String(month >= 9 ? date.getFullYear() : date.getFullYear() - 1), term };
}
