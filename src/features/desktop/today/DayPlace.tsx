import { useEffect, useState, type ReactElement } from "react";
import { useCardRowsQuery } from "../../../api/card.api";
import { useSiteConfigQuery } from "../../../api/site.api";
import { DAY_FORMAT, formatDate } from "../../../core/date/formatDate";
import { DEFAULT_SITE } from "../../../core/site/siteConfig";
import { readDayPlan } from "../../../core/wire/dayItems";
import { loadableOf, mapLoadable } from "../../../kit/card/Loadable";
import { useShell, type OfferedDay } from "../../../kit/ShellContext";
import { useNow } from "../../../platform/useNow";
import { useAppSelector } from "../../../state/hooks";
import { DayCard } from "./DayCard";

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

/** Asks an application for the person's day, and draws it. */
export function DayPlace({ day, whole }: OfferedDay): ReactElement {
  const { links, onOpen } = useShell();
  const child = useAppSelector((state) => state.child?.realName ?? null);
  const now = useNow();
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const { path, refreshedBy } = day;
  const answer = useCardRowsQuery({ path, query: NO_QUERY, refreshedBy });
  const isOfToday = useIsOfToday(answer, formatDate(now, "en", DAY_FORMAT, zone));
  const { data, ...state } = answer;
  const plan = mapLoadable(loadableOf({ ...state, data: isOfToday ? data : undefined }), (wire) =>
    readDayPlan(wire, zone),
  );
  return (
    <DayCard
      words={day.words}
      child={child}
      day={plan}
      whole={whole}
      links={links}
      now={now}
      zone={zone}
      onOpen={onOpen}
    />
  );
}
