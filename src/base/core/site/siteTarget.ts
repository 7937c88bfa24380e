import { allowedTarget } from "../address/redirect";
import type { SiteConfig } from "./siteConfig";

/**
 * An address that the site's configuration names, or null where it names none, or one that is no plain http(s) address.
 * What the site names counts as allowed, whichever origin it is on (REDIR-05).
 */
export function siteTarget(
  named: string | null,
  { allowedOrigins }: Pick<SiteConfig, "allowedOrigins">,
  origin: string,
): string | null {
  const [own = ""] = /^https?:\/\/[^/?#]*/i.exec(named ?? "") ?? [];
  return allowedTarget(named, { allowedOrigins: [...allowedOrigins, own] }, origin);
}
