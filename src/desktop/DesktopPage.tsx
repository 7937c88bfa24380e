import { useMemo, type ReactElement, type ReactNode, type Ref } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { arrange } from "../base/core/apps/arrange";
import { wallClockAt } from "../base/core/date/wallClock";
import { partOfDay, termOf } from "./core/greeting";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { GridExtrasContext, type GridExtras } from "../apps";
import { CardOutline } from "../base/kit/card/CardOutline";
import { mapLoadable } from "../base/kit/card/Loadable";
import { lateCard } from "../base/kit/card/lateCard";
import { useShell } from "../base/kit/ShellContext";
import { useLater } from "../base/kit/useLater";
import { whenIdle } from "../base/kit/whenIdle";
import { useNow } from "../base/platform/useNow";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";
import { appsArranged } from "../base/state/preferences";
import { Desktop } from "./Desktop";
import { GuestCardPlace } from "./GuestCardPlace";
import type { DesktopCard } from "./rows";

const DayPlace = lateCard(
  async () => (await import(/* webpackChunkName: "today" */ "./today/DayPlace")).DayPlace,
);

/** When the page is at rest; where it does not come, applications open as ever. */
const loadExtras = async (): Promise<GridExtras | null> => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return (await import(/* webpackChunkName: "arranging" */ "./arranging")).gridExtras();
};

interface Props {
  /** Registered in src/slots; those that applications offer follow them. */
  readonly cards: readonly DesktopCard[];
  /** What stands above the applications, such as a choice that the whole page depends on. */
  readonly top?: ReactNode;
  /** Beside the greeting. */
  readonly action?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The person's applications as they have arranged them. */
function useArranged() {
  const { apps } = useShell();
  const dispatch = useAppDispatch();
  const arrangement = useAppSelector(({ preferences }) => preferences.arrangement);
  const recentApps = useAppSelector(({ preferences }) => preferences.recentApps);
  const arranged = useMemo(
    () =>
      mapLoadable(apps, ({ grouped, groups }) => ({
        grouped,
        ...arrange(groups, arrangement, recentApps),
      })),
    [apps, arrangement, recentApps],
  );
  return {
    apps: arranged,
    open: arrangement.open,
    onTurn: (open: readonly string[]) => void dispatch(appsArranged({ ...arrangement, open })),
  };
}

/** The desktop of the person signed in, with what waits for them and what is new. */
export function DesktopPage({ cards, top, action, titleRef }: Props): ReactElement {
  const user = usePerson();
  const { cards: offered, coming, day, appsInHeader, onOpen } = useShell();
  const apps = useArranged();
  const extras = useLater(loadExtras, null);
  const now = useNow();
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  // By the school's clock, as its lessons are.
  const today = wallClockAt(now, zone);
  const cardsIn = (place: DesktopCard["place"]) =>
    cards.filter((card) => card.place === place).map(({ id, Card }) => <Card key={id} />);

  return (
    <GridExtrasContext value={extras}>
      <Desktop
        greeting={{
          part: partOfDay(today.hour),
          person: user,
          now,
          zone,
          term: termOf(user, today),
          action,
        }}
        top={top}
        strip={
          <>
            {apps.apps.status === "loading" ? <CardOutline aria-hidden /> : day && <DayPlace {...day} />}
            {cardsIn("strip")}
          </>
        }
        rail={
          <>
            {cardsIn("rail")}
            {offered.map((card) => (
              <GuestCardPlace key={card.whole.app.code} {...card} now={now} zone={zone} onOpen={onOpen} />
            ))}
          </>
        }
        {...apps}
        coming={coming}
        beside={!appsInHeader}
        titleRef={titleRef}
        onOpen={onOpen}
      />
    </GridExtrasContext>
  );
}
