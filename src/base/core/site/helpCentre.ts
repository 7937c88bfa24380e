import { joinParts, partsOf } from "../address/address";
import { withoutPassing } from "../address/redirect";
import type { SiteConfig } from "./siteConfig";
import { siteTarget } from "./siteTarget";

/** Who asks for help, and where. */
interface HelpContext {
  readonly site: Pick<SiteConfig, "helpCentre" | "allowedOrigins">;
  readonly origin: string;
  /** The page they are on, which the help centre may lead back to. */
  readonly href: string;
  readonly unitId: string;
}

/**
 * The help centre's address with where to come back to (`redUrl`) and the unit, or null where the site names none, or one
 * that is no plain http(s) address. The contract has `accessToken` too, which `withTicket` adds.
 */
export function helpAddress({ site, origin, href, unitId }: HelpContext): string | null {
  const target = siteTarget(site.helpCentre, site, origin);
  if (target === null) return null;
  const parts = partsOf(target);
  const told = `redUrl=${encodeURIComponent(withoutPassing(href))}&unitId=${encodeURIComponent(unitId)}`;
  return joinParts({ ...parts, search: parts.search ? `${parts.search}&${told}` : told });
}

/**
 * The help centre's address with a ticket under the contract's name `accessToken`: never the session's token, because
 * addresses end up in histories and logs (REDIR-02, REDIR-06). A portal that came by https adds no ticket to an address by
 * plain HTTP, where it could be read on its way.
 */
export function withTicket(address: string, ticket: string, portal: string): string {
  if (portal.startsWith("https:") && !address.startsWith("https:")) return address;
  const parts = partsOf(address);
  const told = `accessToken=${encodeURIComponent(ticket)}`;
  return joinParts({ ...parts, search: `${parts.search}&${told}` });
}
