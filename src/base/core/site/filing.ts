import { allowedTarget } from "../address/redirect";
import type { Filing } from "../wire/footer";
import type { SiteConfig } from "./siteConfig";

/** The public registers in which schools record their sites; records link to nothing else, unless the site allows it. */
const REGISTERS = [
  "https://beian.miit.gov.cn",
  "https://beian.mps.gov.cn",
  "https://www.beian.gov.cn",
  "http://www.beian.gov.cn",
];

/**
 * The addresses of a filing record, null for what is not allowed: a link to a public register or an allowed origin, and a
 * picture of an allowed origin, as the page's policy would have it [FOOT-01, SEC-02].
 */
export function filingTargets(
  { url, image }: Pick<Filing, "url" | "image">,
  { allowedOrigins }: Pick<SiteConfig, "allowedOrigins">,
  origin: string,
): { readonly href: string | null; readonly image: string | null } {
  return {
    href: allowedTarget(url, { allowedOrigins: [...allowedOrigins, ...REGISTERS] }, origin),
    image: allowedTarget(image, { allowedOrigins }, origin),
  };
}
