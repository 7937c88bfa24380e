import { useCallback } from "react";
import type { Out } from "../../../contract/schemas";
import { unitLogoAddress } from "../../api/addresses";
import type { Ask } from "../../api/ask";
import type { SiteConfig } from "../../core/session/siteConfig";
import { useLanguage } from "../../i18n/useText";
import { useLater } from "../../kit/useLater";
import type { Branding } from "./LoginLayout";

interface Unit {
  readonly config: Out<"unitConfig">;
  readonly basePath: string;
}

/** The school that the site's configuration names, or the one the platform chooses, for the account pages. */
export function useBranding({
  ask,
  site,
}: {
  readonly ask: Ask;
  readonly site: Promise<SiteConfig>;
}): Branding {
  const language = useLanguage();
  const read = useCallback(async (): Promise<Unit | null> => {
    const { unitId, basePath } = await site;
    const { data: config } = await ask("unitConfig", unitId === null ? {} : { unitId });
    return config ? { config, basePath } : null;
  }, [ask, site]);
  const unit = useLater(read, null);

  if (!unit) return { name: null, logo: null };
  const { unitId, unitName, unitEnName } = unit.config;
  return {
    name: (language === "en" && unitEnName) || unitName || null,
    logo: unitLogoAddress(unitId, unit.basePath),
  };
}
