import type { AppItem } from "./apps";
import { allowedTarget, applicationRedirect, audienceOf, redirectedApp } from "../address/redirect";
import type { SiteConfig } from "../site/siteConfig";
import { subAppPage } from "./subAppPage";
import { readViewport, viewportRoute } from "./viewportAddress";

/** Where an application opens [DESK-09]. */
export type Destination =
  /** A route of the portal itself. */
  | { readonly kind: "route"; readonly to: string }
  /** An address for a new window. */
  | { readonly kind: "window"; readonly url: string }
  /** A page that takes the portal's place. */
  | { readonly kind: "page"; readonly url: string }
  /** Nowhere: what the menu says is not allowed. */
  | { readonly kind: "none" };

/** What the way to an application depends on, besides its menu entry. */
export interface DestinationContext {
  readonly site: Pick<SiteConfig, "allowedOrigins" | "root">;
  readonly origin: string;
  readonly userType: number;
  readonly mobile: boolean;
  readonly development: boolean;
}

const NOWHERE: Destination = { kind: "none" };

/** `?app=…&fileId=…&id=…&linkUrl=…`: the viewport with these, each checked before it is written again. */
function viewportDestination(query: string, code: string, { site, origin }: DestinationContext): Destination {
  const asked = readViewport(query, code);
  if (asked.kind === "invalid") return NOWHERE;
  if (asked.kind === "frame" && (asked.app === null || allowedTarget(asked.linkUrl, site, origin) === null))
    return NOWHERE;
  return { kind: "route", to: viewportRoute(asked) };
}

/**
 * The application's own page in a new window, where it is deployed apart from the portal or below the root path; `pre` is the ending
 * that a link names in place of the person's own [REDIR-06].
 */
function deployedDestination(
  { code, menu }: AppItem,
  context: DestinationContext,
  pre?: string,
): Destination {
  const { site, origin, userType, development } = context;
  const address = subAppPage({
    ...menu,
    rootPath: site.root,
    code,
    idPath: audienceOf(userType),
    ...(pre !== undefined && { pre }),
    development,
  });
  const url = allowedTarget(address, site, origin);
  return url === null ? NOWHERE : { kind: "window", url };
}

/**
 * Where an application opens by its menu entry: nothing said means the viewport under its own code, or its own page
 * where it says where that is deployed; a query means the viewport with that, or, with `pre` alone, its own page with that ending;
 * `/redirect/…` means the application's own page, and any other address a new window. Addresses pass the one judge of targets; one that it refuses leads nowhere
 * [REDIR-05].
 */
export function destinationOf(app: AppItem, context: DestinationContext): Destination {
  const { code, menu } = app;
  const { route } = menu;
  if (route === "" && menu.deployPath !== "") return deployedDestination(app, context);
  if (route === "") return viewportDestination("", code, context);
  const query = /^(?:#?\/?viewport)?\?(.*)$/.exec(route)?.[1];
  const pre = query === undefined ? undefined : /^pre=([^&]*)$/.exec(query)?.[1];
  if (pre !== undefined) return deployedDestination(app, context, pre);
  if (query !== undefined) return viewportDestination(query, code, context);
  const url = allowedTarget(route, context.site, context.origin);
  if (url === null) return NOWHERE;
  const redirected = redirectedApp(route);
  if (redirected === null) return { kind: "window", url };
  const page = applicationRedirect(redirected, context.userType, context.mobile);
  return page === null ? NOWHERE : { kind: "page", url: page };
}
