import { useEffect, useState } from "react";
import { useCardRowsQuery } from "../card.api";
import { DAY_FORMAT, formatDate } from "../../base/core/date/formatDate";
import type { GuestDay } from "../../base/core/apps/guests";
import { readDayPlan, type DayPlan } from "../../base/core/wire/dayItems";
import { loadableOf, mapLoadable, type Loadable } from "../../base/kit/card/Loadable";

const NO_QUERY = {};

interface Answered {
  /** When the answer came; another one for each. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** Whether an answer has come on this day of the school; a page that stays open asks again when another one begins. */
function useIsOfToday({ fulfilledTimeStamp: came, refetch }: Answered, today: string): boolean {
  const [last, setLast] = useState({ came, today });
  if (last.came !== came) setLast({ came, today });
  const isOld = last.came === came && last.today !== today;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, today, refetch]);
  return !isOld;
}

/** Asks an application for the person's day, by the school's calendar. */
export function useDayPlan({ path, refreshedBy }: GuestDay, now: number, zone: string): Loadable<DayPlan> {
  const answer = useCardRowsQuery({ path, query: NO_QUERY, refreshedBy });
  const isOfToday = useIsOfToday(answer, formatDate(now, "en", DAY_FORMAT, zone));
  const { data, ...state } = answer;
  return mapLoadable(loadableOf({ ...state, data: isOfToday ? data : undefined }), (wire) =>
    readDayPlan(wire, zone),
  );
}
