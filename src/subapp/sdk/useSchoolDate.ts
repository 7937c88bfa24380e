import { useCallback } from "react";
import { momentWords, zoneWords } from "../../base/core/date/dateWords";
import { isMoment, readsAlike, wallClockAt } from "../../base/core/date/wallClock";
import { useLanguage } from "../../base/i18n/useText";
import { usePortal } from "./PortalContext";
import { useLive } from "./useLive";
import { useNow } from "./useNow";

/**
 * Writes a moment (milliseconds since 1970) as the school's clock showed it, in the person's language: `Thu 26 Nov, 16:30`,
 * `Today 07:20`. The zone follows for those whose own clock showed something else. What is no moment is nothing.
 */
export function useSchoolDate(): (moment: number | null) => string {
  const language = useLanguage();
  const zone = useLive(usePortal().timeZone);
  const now = useNow();
  return useCallback(
    (moment) => {
      if (moment === null || !isMoment(moment)) return "";
      const words = momentWords(moment, language, { now, zone });
      return readsAlike(moment, zone) ? words : `${words} ${zoneWords(moment, language, zone)}`;
    },
    [language, zone, now],
  );
}

/** The day that a moment (milliseconds since 1970) falls on by a school's clock, as `YYYY-MM-DD`. */
export function schoolDay(moment: number, timeZone: string): string {
  const { year, month, day } = wallClockAt(moment, timeZone);
  return [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
