import type { ReactElement } from "react";
import { useCardRowsQuery } from "../../../api/card.api";
import { useSiteConfigQuery } from "../../../api/site.api";
import { DEFAULT_SITE } from "../../../core/site/siteConfig";
import { readDayItems } from "../../../core/wire/dayItems";
import { loadableOf, mapLoadable } from "../../../kit/card/Loadable";
import { useShell, type OfferedDay } from "../../../kit/ShellContext";
import { useNow } from "../../../platform/useNow";
import { DayCard } from "./DayCard";

const NO_QUERY = {};

/** Asks an application for the person's day, and draws it. */
export function DayPlace({ day, whole }: OfferedDay): ReactElement {
  const { links, onOpen } = useShell();
  const now = useNow();
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const { path, refreshedBy } = day;
  const answer = useCardRowsQuery({ path, query: NO_QUERY, refreshedBy });
  const items = mapLoadable(loadableOf(answer), (wire) => readDayItems(wire, zone));
  return (
    <DayCard
      words={day.words}
      day={items}
      whole={whole}
      links={links}
      now={now}
      zone={zone}
      onOpen={onOpen}
    />
  );
}
