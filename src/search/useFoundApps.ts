import { useMemo } from "react";
import { pinnedCodes } from "../base/core/apps/arrange";
import type { AppNames } from "../base/core/apps/apps";
import type { GuestSearch } from "../base/core/apps/guests";
import type { AppLink } from "../base/core/apps/links";
import { createFinder, type Finder, type Findable } from "./core/finder";
import type { PinyinMatch } from "./core/match";
import { groupedApps, useShell } from "../base/kit/ShellContext";
import { useAppSelector } from "../base/state/hooks";

/** An application as it is found, by all its names. */
export interface FindableApp extends Findable {
  readonly link: AppLink;
  readonly hidden: boolean;
}

/** The person's applications as the search has them. */
export interface FoundApps {
  readonly finder: Finder<FindableApp>;
  /** Those that are not installed. */
  readonly comingFinder: Finder<FindableApp>;
  /** On top of the desktop, in the person's order. */
  readonly pinned: readonly FindableApp[];
  /** Opened last, newest first. */
  readonly recent: readonly FindableApp[];
}

const namesOf = ({ short, full, plain, english, englishShort }: AppNames) => [
  short,
  full,
  plain,
  english,
  englishShort,
];

/** The person's applications to be found: pinned ones first, then recent ones, hidden ones last [DESK-10]. */
export function useFoundApps(guests: readonly GuestSearch[], pinyin: PinyinMatch | null): FoundApps {
  const { apps, links, coming } = useShell();
  const arrangement = useAppSelector((state) => state.preferences.arrangement);
  const recentCodes = useAppSelector((state) => state.preferences.recentApps);
  const toldKeys = useAppSelector((state) => state.searchKeys);
  const all = useMemo(() => {
    const pinned = pinnedCodes(arrangement, groupedApps({ apps }).groups);
    const orderOf = (code: string) => {
      if (arrangement.hidden.includes(code)) return 3;
      return pinned.includes(code) ? 0 : recentCodes.includes(code) ? 1 : 2;
    };
    const itemOf = (link: AppLink): FindableApp => {
      const { code, names } = link.app;
      const keys = guests.find((guest) => guest.code === code)?.keys ?? [];
      return {
        link,
        title: link.name,
        others: namesOf(names),
        keys: [...keys, ...(toldKeys[code] ?? [])],
        order: orderOf(code),
        hidden: arrangement.hidden.includes(code),
      };
    };
    const items = links.map(itemOf);
    const among = (codes: readonly string[]) =>
      codes.flatMap((code) => items.find(({ link, hidden }) => link.app.code === code && !hidden) ?? []);
    return { items, coming: coming.map(itemOf), pinned: among(pinned), recent: among(recentCodes) };
  }, [apps, links, coming, arrangement, recentCodes, toldKeys, guests]);
  const finder = useMemo(() => createFinder(all.items, pinyin), [all, pinyin]);
  const comingFinder = useMemo(() => createFinder(all.coming, pinyin), [all, pinyin]);
  return { finder, comingFinder, pinned: all.pinned, recent: all.recent };
}
