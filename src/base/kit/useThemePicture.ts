import { useEffect } from "react";
import { followPagePictures } from "../../../theme/pagePictures";
import { readTheme } from "../../../theme/themes";
import { pagePicture } from "../core/site/pagePicture";
import type { SiteConfig } from "../core/site/siteConfig";
import { readUnitThemes } from "../core/wire/unitThemes";

/** Whose themes are offered: a unit's configuration as the platform sent it, and the site that judges its addresses. */
export interface UnitPictures {
  readonly config: unknown;
  readonly site: Pick<SiteConfig, "allowedOrigins" | "basePath">;
  readonly origin: string;
}

/** The allowed pictures of a unit's themes, by the theme's value in use. */
function picturesOf({ config, site, origin }: UnitPictures): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const { value, picture } of readUnitThemes(config)) {
    const theme = readTheme(value);
    const address = pagePicture(picture, site, origin);
    if (theme && address !== null) pictures.set(theme.value, address);
  }
  return pictures;
}

/** Shows the picture that the unit has for the theme in use behind the page; as long as nothing is known, the look's art [THEME-05]. */
export function useThemePicture(unit: UnitPictures | null): void {
  const { config, site, origin } = unit ?? {};
  useEffect(() => {
    if (config === undefined || !site || origin === undefined) return undefined;
    const pictures = picturesOf({ config, site, origin });
    return pictures.size === 0 ? undefined : followPagePictures(pictures, document.documentElement);
  }, [config, site, origin]);
}
