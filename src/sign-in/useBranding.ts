import { uaa } from "../../contract/uaa";
import { useCallback } from "react";
import { unitLogoAddress } from "../base/api/addresses";
import { ask } from "../base/api/ask";
import type { ApiRuntime } from "../base/api/runtime";
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
  runtime,
  site,
}: {
  readonly runtime: ApiRuntime;
  readonly site: Promise<SiteConfig>;
}): Branding {
  const language = useLanguage();
  const { navigation } = usePorts();
  const read = useCallback(async (): Promise<Shown | null> => {
    const known = await site;
    const { unitId } = known;
    const { data: config } = await ask(runtime, uaa.unitConfig, unitId === null ? {} : { unitId }, {
      quiet: false,
    });
    return config ? { unit: readUnit(config), config, site: known } : null;
  }, [runtime, site]);
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
