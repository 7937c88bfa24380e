import { useCallback } from "react";
import { unitLogoAddress } from "../base/api/addresses";
import type { Ask } from "../base/api/ask";
import type { SiteConfig } from "../base/core/site/siteConfig";
import { readUnit, type Unit } from "./core/unit";
import { useLanguage } from "../base/i18n/useText";
import { useLater } from "../base/kit/useLater";
import { usePorts } from "../base/platform/PortsContext";
import type { Branding } from "./LoginLayout";

interface Shown {
  readonly unit: Unit;
  readonly config: unknown;
  readonly site: SiteConfig;
}

const UNKNOWN: Branding = { name: null, logo: null, motto: "", foot: null };

/** The school that the site's configuration names, or the one the platform chooses, for the account pages. */
export function useBranding({
  ask,
  site,
}: {
  readonly ask: Ask;
  readonly site: Promise<SiteConfig>;
}): Branding {
  const language = useLanguage();
  const { navigation } = usePorts();
  const read = useCallback(async (): Promise<Shown | null> => {
    const known = await site;
    const { unitId } = known;
    const { data: config } = await ask("unitConfig", unitId === null ? {} : { unitId }, { quiet: false });
    return config ? { unit: readUnit(config), config, site: known } : null;
  }, [ask, site]);
  const shown = useLater(read, null);

  if (!shown) return UNKNOWN;
  const { unit, config, site: known } = shown;
  const { origin } = new URL(navigation.href());
  return {
    name: (language === "en" && unit.englishName) || unit.name || null,
    logo: unitLogoAddress(unit.id, known.basePath),
    motto: unit.motto,
    foot: { config, site: known, origin },
  };
}
