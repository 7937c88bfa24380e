import type { ReactElement, Ref } from "react";
import { useUnhandledCountQuery } from "../../api/base.api";
import { useNoticesQuery } from "../../api/notice.api";
import { useSiteConfigQuery } from "../../api/site.api";
import type { AppItem } from "../../core/menu/apps";
import { partOfDay, termOf } from "../../core/menu/greeting";
import type { AppLink } from "../../core/menu/links";
import { readNotices } from "../../core/wire/notices";
import { DEFAULT_SITE } from "../../core/site/siteConfig";
import type { User } from "../../core/wire/user";
import { useNow } from "../../platform/useNow";
import { Desktop, type DesktopApps } from "./Desktop";
import { loadableOf, mapLoadable, type Loadable } from "./Loadable";

/** How many notices the card shows, and how many applications with unread entries. */
const CARD_LINES = 3;

interface Props {
  readonly user: User;
  readonly apps: Loadable<DesktopApps>;
  /** Every application once. */
  readonly links: readonly AppLink[];
  /** The Notices application; null for a person who has none. */
  readonly notices: AppLink | null;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onOpen: (app: AppItem) => void;
}

/** The desktop of the person signed in, with what waits for them and what is new. */
export function DesktopPage({ user, apps, links, notices, titleRef, onOpen }: Props): ReactElement {
  const now = useNow();
  const counts = useUnhandledCountQuery();
  const newest = useNoticesQuery({ start: 1, size: CARD_LINES }, { skip: notices === null });
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const date = new Date(now);
  const today = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  const waiting = links
    .filter((link) => link.badge !== null && link.app.code !== notices?.app.code)
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
      notices={
        notices && {
          notices: mapLoadable(loadableOf(newest), (page) => readNotices(page, zone)),
          whole: notices,
          zone,
        }
      }
      titleRef={titleRef}
      onOpen={onOpen}
    />
  );
}
