import type { SiteConfig } from "../base/core/site/siteConfig";
import type { Ports } from "../base/platform/ports";

/** Tells people, in their language, of a site whose list of languages is none; both stay on offer [I18N-01]. */
export function reportLanguages({ languages }: SiteConfig, { notify }: Ports): void {
  if (languages === null) notify({ severity: "info", text: { id: "common.languageListInvalid" } });
}
