/** The highest number a badge shows; above it the badge reads 99+. */
const MOST = 99;

/** Unread counts by application code. */
export type UnreadCounts = Readonly<Record<string, number>>;

/** What a badge shows: a number, or a mere dot where the platform's configuration says so [DESK-03]. */
export type BadgeForm = "count" | "dot";

/** A badge to draw; `text` is empty for a dot, and `count` is the true number. */
export interface Badge {
  readonly text: string;
  readonly count: number;
}

/** The badge of a count, or null when nothing is unread. A dot has no text. */
export function badgeOf(count: number | undefined, form: BadgeForm = "count"): Badge | null {
  if (count === undefined || !Number.isFinite(count) || count < 1) return null;
  const whole = Math.floor(count);
  if (form === "dot") return { text: "", count: whole };
  return { text: whole > MOST ? `${MOST}+` : String(whole), count: whole };
}
