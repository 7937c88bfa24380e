import type { ReactElement } from "react";
import { useSiteConfigQuery } from "../../base/api/site.api";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import { useShell, type OfferedDay } from "../../base/kit/ShellContext";
import { useNow } from "../../base/platform/useNow";
import { useAppSelector } from "../../base/state/hooks";
import { DayCard } from "./DayCard";
import { useDayPlan } from "./useDayPlan";

/** Asks an application for the person's day, and draws it. */
export function DayPlace({ day, whole }: OfferedDay): ReactElement {
  const { links, onOpen } = useShell();
  const child = useAppSelector((state) => state.child?.realName ?? null);
  const now = useNow();
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const plan = useDayPlan(day, now, zone);
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
