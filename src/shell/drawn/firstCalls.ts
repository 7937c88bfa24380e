import { baseApi } from "../../base/api/base.api";
import { cardApi } from "../../desktop";
import { childrenApi } from "../../children";
import { inboxApi } from "../../inbox";
import { uaaApi } from "../../base/api/uaa.api";
import { unitApi } from "../../base/api/unit.api";
import { distinctApps, menuOf } from "../../base/core/apps/categories";
import { menuOfPerson } from "../../base/core/apps/menuOfPerson";
import type { User } from "../../base/core/wire/user";
import { parentIdOf } from "../../base/core/wire/user";
import { FEW } from "../../todo";
import type { PortalStore } from "../../base/state/store";
import { guests } from "../../subapp/host/guests";

/** What is asked once: it stays in the store for the parts that show it, which ask again when something changes. */
const ONCE = { subscribe: false } as const;

/** No child is chosen before the page stands. */
const NO_CHILD = { child: null } as const;

/** The rows of the cards that the person's applications offer, and their day. */
async function askGuests({ dispatch }: PortalStore, user: User): Promise<void> {
  const { data } = await dispatch(baseApi.endpoints.myAppIcons.initiate(menuOfPerson(user), ONCE));
  if (!data) return;
  const held = new Set(distinctApps(menuOf(data, user).groups).map(({ code }) => code));
  const { cardRows } = cardApi.endpoints;
  const day = guests.find((guest) => guest.day && held.has(guest.code))?.day;
  const cards = guests.flatMap(({ code, card }) => (card && held.has(code) ? [card] : []));
  await Promise.all([
    day && dispatch(cardRows.initiate({ path: day.path, query: {}, refreshedBy: day.refreshedBy }, ONCE)),
    ...cards.map(({ path, query, refreshedBy }) =>
      dispatch(cardRows.initiate({ path, query, refreshedBy }, ONCE)),
    ),
  ]);
}

/** A parent's children, and what waits about each of several. */
async function askChildren({ dispatch }: PortalStore, parentId: string): Promise<void> {
  const { children, childCounts } = childrenApi.endpoints;
  const [{ data = [] }] = await Promise.all([
    dispatch(children.initiate({ parentId }, ONCE)),
    dispatch(childrenApi.endpoints.currentChild.initiate({ parentId }, ONCE)),
  ]);
  if (data.length > 1) await dispatch(childCounts.initiate(undefined, ONCE));
}

/**
 * Asks all that the desktop begins with, in as few rounds as possible, and returns whose it is. The server asks it to draw
 * the desktop into the page; the page asks it of the answers that came with it.
 */
export async function firstCalls(store: PortalStore): Promise<User | null> {
  const { dispatch } = store;
  const { data: user } = await dispatch(uaaApi.endpoints.me.initiate(undefined, ONCE));
  if (!user) return null;
  const { desktopColor, unhandledCount, messageConfig, unreadCodeCount } = baseApi.endpoints;
  const { unreadMessages, popUpBox } = inboxApi.endpoints;
  const parentId = parentIdOf(user);
  await Promise.all([
    askGuests(store, user),
    dispatch(desktopColor.initiate(undefined, ONCE)),
    dispatch(unhandledCount.initiate(undefined, ONCE)),
    dispatch(messageConfig.initiate(undefined, ONCE)),
    dispatch(unreadCodeCount.initiate(undefined, ONCE)),
    dispatch(unreadMessages.initiate(NO_CHILD, ONCE)),
    dispatch(popUpBox.initiate({ ...NO_CHILD, start: 1, size: FEW }, ONCE)),
    dispatch(unitApi.endpoints.unitConfig.initiate({ unitId: user.unitId }, ONCE)),
    parentId === null ? null : askChildren(store, parentId),
  ]);
  return user;
}
