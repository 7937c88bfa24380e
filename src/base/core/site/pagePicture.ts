import { allowedTarget } from "../address/redirect";
import { underBase } from "../address/safeAddress";
import type { SiteConfig } from "./siteConfig";

/**
 * The address of a picture behind the page, or null for one that is not allowed: of the portal's own origin, or by https of one that
 * the site allows, as the page's policy would have it [SEC-02].
 */
export function pagePicture(
  raw: string,
  { allowedOrigins, basePath }: Pick<SiteConfig, "allowedOrigins" | "basePath">,
  origin: string,
): string | null {
  const target = allowedTarget(underBase(basePath, raw), { allowedOrigins }, origin);
  return target?.startsWith(`${origin}/`) || target?.startsWith("https:") ? target : null;
}
