import type { ReactElement, Ref } from "react";
import { useUnhandledCountQuery } from "../../api/base.api";
import { useSiteConfigQuery } from "../../api/site.api";
import type { AppItem } from "../../core/menu/apps";
import { partOfDay, termOf } from "../../core/menu/greeting";
import type { AppLink } from "../../core/menu/links";
import { DEFAULT_SITE } from "../../core/site/siteConfig";
import type { User } from "../../core/wire/user";
import { useNow } from "../../platform/useNow";
import { Desktop, type DesktopApps } from "./Desktop";
import { GuestCardPlace, type DesktopCard } from "./GuestCardPlace";
import { loadableOf, type Loadable } from "./Loadable";

/** How many applications with unread entries the summary shows. */
const CARD_LINES = 3;

interface Props {
  readonly user: User;
  readonly apps: Loadable<DesktopApps>;
  /** Every application once. */
  readonly links: readonly AppLink[];
  /** What the person's applications offer to the desktop. */
  readonly cards: readonly DesktopCard[];
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onOpen: (app: AppItem) => void;
}

/** The desktop of the person signed in, with what waits for them and what is new. */
export function DesktopPage({ user, apps, links, cards, titleRef, onOpen }: Props): ReactElement {
  const now = useNow();
  const counts = useUnhandledCountQuery();
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const date = new Date(now);
  const today = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  const shown = new Set(cards.map(({ whole }) => whole.app.code));
  const waiting = links
    .filter((link) => link.badge !== null && !shown.has(link.app.code))
    .sort((one, other) => (other.badge?.count ?? 0) - (one.badge?.count ?? 0))
    .slice(0, CARD_LINES);

  return (
    <Desktop
      greeting={{
        part: partOfDay(date.getHours()),
        name: user.realName || user.loginName,
        now,
        term: termOf(user, today),
      }}
      apps={apps}
      summary={{ counts: loadableOf(counts), waiting }}
      cards={cards.map((card) => (
        <GuestCardPlace key={card.whole.app.code} {...card} now={now} zone={zone} onOpen={onOpen} />
      ))}
      titleRef={titleRef}
      onOpen={onOpen}
    />
  );
}
