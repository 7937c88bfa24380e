import { useSiteConfigQuery } from "../base/api/site.api";
import { useUnitConfigQuery } from "../base/api/unit.api";
import { useThemePicture } from "../base/kit/useThemePicture";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";

/** Shows the school's own picture for the theme in use behind every page of a person, if it has one [THEME-05]. */
export function ThemePictureWatcher(): null {
  const { unitId } = usePerson();
  const { navigation } = usePorts();
  const { data: site } = useSiteConfigQuery();
  const { data: config } = useUnitConfigQuery({ unitId });
  const { origin } = new URL(navigation.href());
  useThemePicture(site && config !== undefined ? { config, site, origin } : null);
  return null;
}
