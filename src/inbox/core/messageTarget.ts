import { allowedTarget, type TargetRules } from "../../base/core/address/redirect";
import {
  placeKey,
  readViewport,
  type ViewportPlace,
  viewportRoute,
} from "../../base/core/apps/viewportAddress";
import type { AboutChild, Message, Opening } from "./readInbox";
import { textInQuery } from "../../base/core/wire/queryString";

/** Where something opens: a link's address, and whether in a window of its own. */
export interface InboxLink {
  readonly href: string;
  readonly newWindow: boolean;
  /** Whether a page takes the portal's place. */
  readonly leaves: boolean;
}

/** What an address asks of the portal's viewport; undefined where it leads elsewhere. */
const queryIn = (url: string): string | undefined => /^(?:#?\/?viewport)?\?(.*)$/.exec(url)?.[1];

const withValue = (route: string, name: string, value: string): string =>
  `${route}&${name}=${encodeURIComponent(value)}`;

interface Where {
  readonly site: TargetRules;
  readonly origin: string;
}

/** A page in a frame of the viewport, beside the application whose entry leads there; null where its address is refused. */
function frameRoute(url: string, app: string | null, { site, origin }: Where): string | null {
  const linkUrl = allowedTarget(url, site, origin);
  return linkUrl === null ? null : `#${viewportRoute({ kind: "frame", linkUrl, app })}`;
}

/** What the viewport shows, as the address of a route: a place in an application, or a page in a frame. */
function routeOf(query: string, where: Where): string | null {
  const asked = readViewport(query);
  if (asked.kind === "frame") return frameRoute(asked.linkUrl, asked.app, where);
  return asked.kind === "subApp" ? `#${viewportRoute(asked)}` : null;
}

/**
 * Where a message or a to-do opens. `?app=…&fileId=…` is a place in an application, `?app=…&linkUrl=…` a page in a frame of the
 * viewport. Another address is a page, which `openWay` puts into such a frame (`viewport`), in place of the portal (`page`) or into
 * a window of its own (all else). Addresses pass the one judge of targets; null where there is none, or it is refused. What the
 * portal shows comes with the child that it is about [MSG-01, TODO-01, REDIR-05, WHO-01].
 */
export function messageTarget(
  { url, openWay, childId }: Opening & AboutChild,
  where: Where,
): InboxLink | null {
  const query = queryIn(url);
  const inside = query !== undefined || openWay === "viewport";
  if (inside) {
    const route = query === undefined ? frameRoute(url, null, where) : routeOf(query, where);
    const href = route === null || childId === undefined ? route : withValue(route, "child", childId);
    return href === null ? null : { href, newWindow: openWay === "window", leaves: false };
  }
  const href = allowedTarget(url, where.site, where.origin);
  if (href === null) return null;
  return { href, newWindow: openWay !== "page", leaves: openWay === "page" };
}

/**
 * The target of a message, which names the message where the portal itself shows it: so the message is read once that is shown,
 * and where it cannot be, its words are [MSG-01, DESK-15].
 */
export function targetOfMessage(
  message: Pick<Message, "id" | keyof Opening | keyof AboutChild>,
  where: Where,
): InboxLink | null {
  const target = messageTarget(message, where);
  if (!target?.href.startsWith("#")) return target;
  return { ...target, href: withValue(target.href, "message", message.id) };
}

/** A place inside an application as its path and its values. */
function partsOf(at: string): readonly [path: string, values: readonly string[]] {
  const [path = "", query = ""] = at.split(/\?(.*)/s, 2);
  return [path, query === "" ? [] : query.split("&")];
}

/** Whether a place shows what another one leads to: all values of that, however the list around it is sorted or filtered. */
function shows(here: ViewportPlace, there: ViewportPlace): boolean {
  const [path, values] = partsOf(here.at);
  const [wanted, sought] = partsOf(there.at);
  const held = new Set(values);
  const same = placeKey(here) === placeKey(there) && here.id === there.id && path === wanted;
  return same && sought.every((value) => held.has(value));
}

/**
 * The messages whose matter is the very place inside an application that an address of the viewport shows, about this child or about
 * none. One that leads to the start of an application says all in its own words [MSG-01].
 */
export function messagesTo(
  search: string,
  messages: readonly Pick<Message, "id" | "url" | "childId">[],
  child: string | null,
): readonly string[] {
  const here = readViewport(search);
  if (here.kind !== "subApp") return [];
  return messages
    .filter((message) => message.childId === undefined || message.childId === child)
    .filter(({ url }) => {
      const there = readViewport(queryIn(url) ?? "");
      return there.kind === "subApp" && there.place.at !== "" && shows(here.place, there.place);
    })
    .map(({ id }) => id);
}

/** The id of the message that an address of the viewport names; null where it names none. */
export const messageInAddress = (search: string): string | null => textInQuery(search, "message");

/** The id of the child that an address of the viewport is about; null where it says nothing of one [WHO-01]. */
export const childInAddress = (search: string): string | null => textInQuery(search, "child");
