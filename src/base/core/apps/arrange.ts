import type { Arrangement } from "./arrangement";
import type { AppLink, AppLinkGroup } from "./links";

/** How many applications were opened last, newest first, are kept [DESK-07]. */
const MOST_RECENT = 10;
/** How many the portal pins for those who have not chosen. */
const MOST_CHOSEN = 8;
/** The category from which it takes them. */
const OFTEN = "often";

/** The recent applications after one was opened: it comes first, and the last one goes [DESK-07]. */
export const withRecent = (recent: readonly string[], opened: string): readonly string[] =>
  [opened, ...recent.filter((code) => code !== opened)].slice(0, MOST_RECENT);

/** The applications as the desktop shows them. */
export interface ArrangedApps {
  /** On top, in the person's order. */
  readonly pinned: readonly AppLink[];
  /** Opened last, newest first; pinned ones are not named twice. */
  readonly recent: readonly AppLink[];
  /** The categories with all their applications but the hidden ones. */
  readonly groups: readonly AppLinkGroup[];
  readonly hidden: readonly AppLink[];
}

const among = (codes: readonly string[], links: ReadonlyMap<string, AppLink>): AppLink[] =>
  codes.flatMap((code) => links.get(code) ?? []);

/** In the order of the codes; the others follow in their own. */
export function inOrder(links: readonly AppLink[], order: readonly string[]): readonly AppLink[] {
  const ranks = new Map(order.map((code, rank) => [code, rank]));
  const rankOf = ({ app }: AppLink) => ranks.get(app.code) ?? order.length;
  return [...links].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The codes that are on top: the person's own, or those that the portal chooses [MORE-01]. */
export function pinnedCodes(
  { pinned, hidden }: Arrangement,
  groups: readonly AppLinkGroup[],
): readonly string[] {
  if (pinned !== null) return pinned;
  const often = groups.find(({ code }) => code === OFTEN) ?? groups[0];
  return (often?.links ?? [])
    .map(({ app }) => app.code)
    .filter((code) => !hidden.includes(code))
    .slice(0, MOST_CHOSEN);
}

/** Arranges a person's applications as they like them [DESK-14, MORE-01]. */
export function arrange(
  groups: readonly AppLinkGroup[],
  arrangement: Arrangement,
  recent: readonly string[],
): ArrangedApps {
  const links = new Map(groups.flatMap((group) => group.links).map((link) => [link.app.code, link]));
  const hidden = new Set(arrangement.hidden);
  const pinned = pinnedCodes(arrangement, groups).filter((code) => !hidden.has(code));
  const isPinned = new Set(pinned);
  return {
    pinned: among(pinned, links),
    recent: among(
      recent.filter((code) => !isPinned.has(code) && !hidden.has(code)),
      links,
    ),
    groups: groups
      .map((group) => ({
        ...group,
        links: inOrder(
          group.links.filter(({ app }) => !hidden.has(app.code)),
          arrangement.order,
        ),
      }))
      .filter(({ links: left }) => left.length > 0)
      // The portal's own choice on top is this category, unless it has more than the top holds.
      .filter(
        ({ code, links: left }) =>
          arrangement.pinned !== null || code !== OFTEN || left.some(({ app }) => !isPinned.has(app.code)),
      ),
    hidden: among(arrangement.hidden, links),
  };
}
