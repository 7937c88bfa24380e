import type { Text } from "../wire/text";

/** A whole number of seconds as people say it: seconds, minutes, or both. */
export function durationText(total: number): Text {
  const minutes = Math.floor(total / 60);
  const seconds = total % 60;
  if (minutes === 0) return { id: "kit.duration.seconds", values: { seconds } };
  return seconds === 0
    ? { id: "kit.duration.minutes", values: { minutes } }
    : { id: "kit.duration.both", values: { minutes, seconds } };
}

/** The same in digits, `m:ss`, for a clock face. */
export const durationDigits = (total: number): string =>
  `${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`;
