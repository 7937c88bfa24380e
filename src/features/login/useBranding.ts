import { useCallback } from "react";
import { unitLogoAddress } from "../../api/addresses";
import type { Ask } from "../../api/ask";
import type { SiteConfig } from "../../core/site/siteConfig";
import { readUnit, type Unit } from "../../core/wire/unit";
import { useLanguage } from "../../i18n/useText";
import { useLater } from "../../kit/useLater";
import type { Branding } from "./LoginLayout";

interface Shown {
  readonly unit: Unit;
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
  const read = useCallback(async (): Promise<Shown | null> => {
    const { unitId, basePath } = await site;
    const { data: config } = await ask("unitConfig", unitId === null ? {} : { unitId }, { quiet: false });
    return config ? { unit: readUnit(config), basePath } : null;
  }, [ask, site]);
  const shown = useLater(read, null);

  if (!shown) return { name: null, logo: null, motto: "" };
  const { unit, basePath } = shown;
  return {
    name: (language === "en" && unit.englishName) || unit.name || null,
    logo: unitLogoAddress(unit.id, basePath),
    motto: unit.motto,
  };
}
