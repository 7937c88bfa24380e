import { useEffect, useMemo } from "react";
import { useMessageConfigQuery, useMyAppIconsQuery, useUnreadCodeCountQuery } from "../api/base.api";
import { changed } from "../api/changed";
import { useSiteConfigQuery } from "../api/site.api";
import { distinctApps, menuOf } from "../core/menu/categories";
import { destinationOf } from "../core/menu/destination";
import { appLinkGroups, linksOf, type AppLink, type LinkContext } from "../core/menu/links";
import type { UnreadCounts } from "../core/menu/unread";
import { DEFAULT_SITE } from "../core/site/siteConfig";
import { personOf, type User } from "../core/wire/user";
import { useLanguage } from "../i18n/useText";
import { loadableOf } from "../kit/card/Loadable";
import type { PersonMenu } from "../kit/ShellContext";
import { usePorts } from "../platform/PortsContext";
import { useAppDispatch } from "../state/hooks";
import { menuOfPerson } from "../core/menu/menuOfPerson";
import { guests } from "../subapp/host/guests";
import { usePage } from "./PageContext";
import { usePerson } from "../session/PersonContext";
import { useOpenApp } from "./useOpenApp";

/** Unread counts are requested this often while the page is visible, in milliseconds. */
const UNREAD_POLLING = 60_000;
const NONE_UNREAD: UnreadCounts = {};

/** Fetches again what the same person has read or changed in another tab [DESK-03]. */
function useOtherTabs(person: User): void {
  const { broadcast } = usePorts();
  const dispatch = useAppDispatch();
  const key = personOf(person);
  useEffect(
    () =>
      broadcast.listen((message) => {
        if (message.kind === "changed" && message.person === key) dispatch(changed(message.what));
      }),
    [broadcast, dispatch, key],
  );
}

/** What applications of the person fill beside their tiles. */
function slotsOf(links: readonly AppLink[]): Pick<PersonMenu, "bell" | "cards"> {
  const linkOf = (code: string) => links.find(({ app }) => app.code === code) ?? null;
  const bell = guests.find((guest) => guest.bell && linkOf(guest.code));
  return {
    bell: bell ? linkOf(bell.code) : null,
    // In the order of the menu.
    cards: links.flatMap((whole) => {
      const card = guests.find(({ code }) => code === whole.app.code)?.card;
      return card ? [{ card, whole }] : [];
    }),
  };
}

/** Fetches and words the person's menu; what is unread follows while the page is visible. */
export function usePersonMenu(): PersonMenu {
  const person = usePerson();
  const { userType } = person;
  const { device, origin, development } = usePage();
  const language = useLanguage();
  const icons = useMyAppIconsQuery(menuOfPerson(person));
  const { data: unread = NONE_UNREAD } = useUnreadCodeCountQuery(undefined, {
    pollingInterval: UNREAD_POLLING,
    skipPollingIfUnfocused: true,
  });
  const { data: badgeForm = "count" } = useMessageConfigQuery();
  const { data: site = DEFAULT_SITE } = useSiteConfigQuery();
  const onOpen = useOpenApp();
  useOtherTabs(person);

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
  const menu = useMemo(() => icons.data && menuOf(icons.data, userType), [icons.data, userType]);
  const shown = useMemo(
    () =>
      menu && {
        data: { grouped: menu.grouped, groups: appLinkGroups(menu, context) },
        links: linksOf(distinctApps(menu.groups), context),
      },
    [menu, context],
  );

  const links = shown?.links ?? [];
  return {
    apps: loadableOf({ ...icons, data: shown?.data }),
    links,
    ...slotsOf(links),
    onOpen,
  };
}
