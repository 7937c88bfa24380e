import { readTarget } from "./readTarget";

/** Between which addresses a redirect of the platform is read. */
export interface RedirectWorld {
  /** What was asked of the platform. */
  readonly asked: URL;
  /** The platform, with the path below which it lives. */
  readonly platform: URL;
  /** The portal's own origin, as the browser writes it. */
  readonly portal: string;
  /** The origins that the site trusts with redirects. */
  readonly allowedOrigins: readonly string[];
}

/** A header's bytes, which come one to a character, as the text that browsers read. */
const asText = (value: string): string => Buffer.from(value, "latin1").toString("utf8");

/**
 * Where a redirect of the platform leads the browser, or null where it may not lead: addresses of the platform become the
 * portal's, others have to be of the portal or of an origin on the site's list.
 */
export function ownLocation(header: string, world: RedirectWorld): string | null {
  const value = asText(header);
  if (/[\\\s\p{Cc}\uFFFD]/u.test(value) || !URL.canParse(value, world.asked)) return null;
  const url = new URL(value, world.asked);
  if (url.username !== "" || url.password !== "") return null;
  if (url.origin !== world.platform.origin && url.origin !== world.portal)
    return world.allowedOrigins.includes(url.origin) ? url.href : null;
  const base = url.origin === world.platform.origin ? world.platform.pathname.replace(/\/$/, "") : "";
  if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return null;
  const target = readTarget((url.pathname.slice(base.length) || "/") + url.search);
  return target && target.path + target.query + url.hash;
}
