import { useMemo, useState } from "react";
import { LOOKS, resolveTheme } from "../../theme/themes";
import { shownLayout, type LayoutChoice } from "../base/core/preferences/layout";
import { usePorts } from "../base/platform/PortsContext";
import { useAppSelector } from "../base/state/hooks";
import { LAYOUT_NAMES, type LayoutName } from "./layouts";

/** The layout to show, and what it is chosen from; both are rows of the table of layouts. */
export interface ShownLayout extends LayoutChoice {
  readonly name: LayoutName;
  readonly unit: LayoutName | null;
}

/** The person's layout; before it is known who is signed in, that of the person last seen on this device [DESK-06]. */
export function useShownLayout(): ShownLayout {
  const { storage } = usePorts();
  const [lastSeen] = useState(() => storage.read("user"));
  const layout = useAppSelector(({ preferences }) => preferences.layout);
  const look = useAppSelector(
    ({ preferences }) => resolveTheme(preferences.themeAsked, preferences.theme).look,
  );
  const user = useAppSelector((state) => state.session.user) ?? lastSeen;
  const unit = LAYOUT_NAMES.find((name) => name === user?.unitLayout) ?? null;
  const forced = LOOKS[look].layoutForced;
  return useMemo(
    () => ({
      name: shownLayout({ forced, chosen: layout, unit }, LAYOUT_NAMES),
      forced: forced !== undefined,
      unit,
    }),
    [forced, layout, unit],
  );
}
