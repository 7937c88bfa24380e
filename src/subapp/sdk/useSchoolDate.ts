import { useCallback } from "react";
import { useIntl } from "react-intl";
import { readsAlike, wallClockAt } from "../../core/date/wallClock";
import { usePortal } from "./PortalContext";
import { useLive } from "./useLive";

const PLAIN = { dateStyle: "medium", timeStyle: "short" } as const;
const WITH_ZONE = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/**
 * Writes a moment (milliseconds since 1970) as the school's clock showed it, in the person's language, with the zone for those
 * whose own clock showed something else. What is no moment is nothing.
 */
export function useSchoolDate(): (moment: number | null) => string {
  const { formatDate } = useIntl();
  const timeZone = useLive(usePortal().timeZone);
  return useCallback(
    (moment) => {
      if (moment === null) return "";
      return formatDate(moment, { timeZone, ...(readsAlike(moment, timeZone) ? PLAIN : WITH_ZONE) });
    },
    [formatDate, timeZone],
  );
}

/** The day that a moment (milliseconds since 1970) falls on by a school's clock, as `YYYY-MM-DD`. */
export function schoolDay(moment: number, timeZone: string): string {
  const { year, month, day } = wallClockAt(moment, timeZone);
  return [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
