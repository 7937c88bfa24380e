import type { Language } from "../language/languages";
import type { Text } from "../wire/text";
import { dateWords } from "./dateWords";
import { distanceWords } from "./intlFormats";
import { daysBetween, isMoment } from "./wallClock";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From as many days on a date says more than a distance. */
const FAR_DAYS = 7;

/**
 * A moment as people say it, seen from `now` (both in milliseconds since 1970): just now, minutes and hours within a
 * day, days of the calendar within a week, else the date, with its year where that is another [I18N-04]. Moments to
 * come are said likewise. What is no moment is said as nothing. Days are those of the reader's calendar, or of a zone's;
 * a date may be that of another zone, for what happened at a school happened on its calendar's day.
 */
export function relativeTime(
  time: number,
  now: number,
  language: Language,
  zone?: string,
  dateZone = zone,
): Text {
  if (!isMoment(time) || !isMoment(now)) return "";
  const passed = time - now;
  const distance = Math.abs(passed);
  if (distance < MINUTE) return { id: "kit.time.now" };
  const say = (value: number, unit: "minute" | "hour" | "day") =>
    distanceWords(Math.trunc(value), unit, language);
  if (distance < HOUR) return say(passed / MINUTE, "minute");
  if (distance < DAY) return say(passed / HOUR, "hour");
  const days = daysBetween(now, time, zone);
  if (Math.abs(days) < FAR_DAYS) return say(days, "day");
  return dateWords(time, language, { now, zone: dateZone }, "day");
}
