import { useCallback, useMemo } from "react";
import { useMessageConfigQuery, useMyAppIconsQuery, useUnreadCodeCountQuery } from "../base/api/base.api";
import { useSiteConfigQuery } from "../base/api/site.api";
import type { AppItem } from "../base/core/apps/apps";
import { distinctApps, menuOf } from "../base/core/apps/categories";
import { destinationOf } from "../base/core/apps/destination";
import { appLinkGroups, linksOf, type AppLink, type LinkContext } from "../base/core/apps/links";
import type { UnreadCounts } from "../base/core/apps/unread";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { useLanguage } from "../base/i18n/useText";
import { loadableOf } from "../base/kit/card/Loadable";
import type { PersonMenu } from "../base/kit/ShellContext";
import { menuOfPerson } from "../base/core/apps/menuOfPerson";
import { guests } from "../subapp/host/guests";
import { usePage } from "./PageContext";
import { usePerson } from "../base/session/PersonContext";
import { useCountOpening } from "./useOpenings";

const NONE_UNREAD: UnreadCounts = {};

/** As many applications as put something into the header, and into the person's menu. */
const MOST_ENTRIES = 3;

/** What applications of the person fill beside their tiles. */
function slotsOf(links: readonly AppLink[]): Pick<PersonMenu, "cards" | "day" | "tools" | "lines"> {
  const linkOf = (code: string) => links.find(({ app }) => app.code === code) ?? null;
  const days = guests.flatMap(({ code, day }) => {
    const whole = linkOf(code);
    return day && whole ? [{ day, whole }] : [];
  });
  // In the order of the menu.
  const offers = links.flatMap((whole) => {
    const guest = guests.find(({ code }) => code === whole.app.code);
    return guest ? [{ guest, whole }] : [];
  });
  const entries = (place: "tool" | "line") =>
    offers
      .flatMap(({ guest: { [place]: entry }, whole }) => (entry ? [{ entry, whole }] : []))
      .slice(0, MOST_ENTRIES);
  return {
    day: days[0] ?? null,
    cards: offers.flatMap(({ guest: { card }, whole }) => (card ? [{ card, whole }] : [])),
    tools: entries("tool"),
    lines: entries("line"),
  };
}

/** Fetches and words the person's menu. */
export function usePersonMenu(): PersonMenu {
  const person = usePerson();
  const { userType, unitType } = person;
  const { device, origin, development } = usePage();
  const language = useLanguage();
  const icons = useMyAppIconsQuery(menuOfPerson(person));
  const { data: unread = NONE_UNREAD } = useUnreadCodeCountQuery();
  const { data: badgeForm = "count" } = useMessageConfigQuery();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const count = useCountOpening();

  const context = useMemo<LinkContext>(
    () => ({
      language,
      unread,
      badgeForm,
      destinationOf: (app) =>
        destinationOf(app, { site, origin, userType, mobile: device.mobile, development }),
    }),
    [language, unread, badgeForm, site, origin, userType, device, development],
  );
  const onOpen = useCallback(
    (app: AppItem) => {
      // What the viewport shows is counted there, whatever led to it.
      if (context.destinationOf(app).kind !== "route") count(app);
    },
    [context, count],
  );
  const menu = useMemo(
    () => icons.data && menuOf(icons.data, { userType, unitType }),
    [icons.data, userType, unitType],
  );
  const shown = useMemo(
    () =>
      menu && {
        data: { grouped: menu.grouped, groups: appLinkGroups(menu, context) },
        links: linksOf(distinctApps(menu.groups), context),
        coming: linksOf(menu.coming, { ...context, unread: NONE_UNREAD }),
      },
    [menu, context],
  );

  const { isError, isFetching, refetch } = icons;
  // The same until one of them changes: every part of the page reads it.
  return useMemo(() => {
    const links = shown?.links ?? [];
    return {
      apps: loadableOf({ data: shown?.data, isError, isFetching, refetch }),
      links,
      coming: shown?.coming ?? [],
      ...slotsOf(links),
      onOpen,
    };
  }, [shown, isError, isFetching, refetch, onOpen]);
}
