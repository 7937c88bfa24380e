import { useCallback } from "react";
import { useIntl } from "react-intl";
import { readsAlike, useLive, usePortal } from "@portal/kit";

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
 * Writes a moment as the school's clock showed it, in the person's language, with the zone for those whose own clock showed
 * something else. What is no moment is nothing.
 */
export function useNoticeDate(): (moment: number | null) => string {
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
