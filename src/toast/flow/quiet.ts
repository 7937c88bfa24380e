import type { Toast } from "../../base/core/wire/text";

const MINUTE = 60_000;

/**
 * When quiet ends, in milliseconds since 1970: `Infinity` if it lasts until it is switched off, null if there is
 * none.
 */
export type QuietUntil = number | null;

/** How long quiet may last: a class, the time of two, or until it is switched off. */
export type QuietSpan = "class" | "twoClasses" | "always";

/** What is known of the lessons of the person's day. */
export interface LessonEnds {
  /** When the lesson that runs ends, in milliseconds since 1970; null where none runs, or none is known. */
  readonly end: number | null;
  /** How long a lesson lasts. */
  readonly minutes: number;
}

/** Where no lesson is known. */
export const USUAL_LESSONS: LessonEnds = { end: null, minutes: 45 };

/** How many lessons each lasts. */
const LESSONS: Readonly<Record<QuietSpan, number>> = { class: 1, twoClasses: 2, always: Infinity };

/** The end of the lesson that runs, if one is known to run. */
export const lessonRunning = (end: number | null, now: number): number | null =>
  end !== null && end > now ? end : null;

/** When quiet that begins now ends: for a class with the lesson that runs, if one is known to. */
export const quietUntil = (
  span: QuietSpan,
  now: number,
  { end, minutes }: LessonEnds = USUAL_LESSONS,
): number => (span === "class" ? lessonRunning(end, now) : null) ?? now + LESSONS[span] * minutes * MINUTE;

/** Whether it is quiet at a moment. */
export const isQuiet = (until: QuietUntil, now: number): boolean => until !== null && now < until;

/**
 * Whether a toast is shown during quiet: one of the highest importance, and the failure of something that the
 * person has just done and would take for done otherwise. Successes wait in the log [MORE-03].
 */
export const passesQuiet = ({ severity, importance, answer }: Toast): boolean =>
  importance === 5 || (answer === true && (severity === "error" || severity === "warning"));
