import { unicodeForm } from "../text/unicodeForm";
import { readDay } from "./readDay";

/** Digits and signs as they are on every keyboard, whichever an input method wrote. */
const plain = (typed: string) => unicodeForm(typed, "NFKC").replace(/\s/g, "");

/**
 * The day that a person typed, as `YYYY-MM-DD`, or nothing where it names none: in any form that the platform writes, with dots,
 * or as 2026年9月1日.
 */
export const readTypedDay = (typed: string): string =>
  readDay(typed) ||
  readDay(
    plain(typed)
      .replace(/[年月.。]/g, "-")
      .replace(/日$/, ""),
  );

const TIME = /^(\d{1,2})(?::(\d{2})(?::\d{2})?|(\d{2}))$/;

/** The time of day in a text, as `HH:mm`, or nothing where it names none: `7:20`, `07:20:00`, `0720`, `7点20分`, `7点`. */
export function readTime(text: unknown): string {
  if (typeof text !== "string") return "";
  const match = TIME.exec(
    plain(text)
      .replace(/[点时]$/, ":00")
      .replace(/[点时。.]/, ":")
      .replace(/分$/, ""),
  );
  if (!match) return "";
  const [, hour = "", minute, minute4 = ""] = match;
  const [hours, minutes] = [Number(hour), Number(minute ?? minute4)];
  if (hours > 23 || minutes > 59) return "";
  return `${hour.padStart(2, "0")}:${minute ?? minute4}`;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const pad = (value: number) => String(value).padStart(2, "0");

/** The times of a day, `HH:mm`, so many minutes apart, within bounds that are themselves offered. */
export function timesOfDay(step: number, min = "00:00", max = "23:59"): readonly string[] {
  const count = Math.max(0, Math.floor((minutesOf(max) - minutesOf(min)) / Math.max(1, step)) + 1);
  return Array.from({ length: count }, (_, index) => {
    const minutes = minutesOf(min) + index * Math.max(1, step);
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  });
}
