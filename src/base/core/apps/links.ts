import type { AppItem } from "./apps";
import { appName } from "./appName";
import type { AppMenu } from "./categories";
import type { Destination } from "./destination";
import { badgeOf, type Badge, type BadgeForm, type UnreadCounts } from "./unread";
import type { Language } from "../language/languages";
import { resolveBilingual } from "../wire/text";

/** An application as a place draws it: named in the person's language, with its badge and where it leads. */
export interface AppLink {
  readonly app: AppItem;
  readonly name: string;
  readonly badge: Badge | null;
  readonly href: string;
  /** Opens in a window of its own. */
  readonly newWindow: boolean;
}

/** The links of one category, under the platform's name for it in the person's language. */
export interface AppLinkGroup {
  readonly code: string;
  readonly name: string;
  readonly links: readonly AppLink[];
}

/** What turns a menu into links: who reads it, what is unread, and where an application opens. */
export interface LinkContext {
  readonly language: Language;
  readonly unread: UnreadCounts;
  readonly badgeForm: BadgeForm;
  readonly destinationOf: (app: AppItem) => Destination;
}

/** One application as a link; an entry whose address is not allowed has no link at all. */
function appLink(app: AppItem, context: LinkContext): AppLink | null {
  const destination = context.destinationOf(app);
  if (destination.kind === "none") return null;
  return {
    app,
    name: appName(app, context.language),
    badge: badgeOf(context.unread[app.code], context.badgeForm),
    href: destination.kind === "route" ? `#${destination.to}` : destination.url,
    newWindow: destination.kind === "window",
  };
}

/** The menu's groups as links, without groups that lead nowhere. */
export function appLinkGroups(menu: Pick<AppMenu, "groups">, context: LinkContext): AppLinkGroup[] {
  return menu.groups
    .map(({ code, name, apps }) => ({
      code,
      name: resolveBilingual(name, context.language),
      links: linksOf(apps, context),
    }))
    .filter((group) => group.links.length > 0);
}

/** Applications as links, in their order. */
export function linksOf(apps: readonly AppItem[], context: LinkContext): AppLink[] {
  return apps.map((app) => appLink(app, context)).filter((link) => link !== null);
}
