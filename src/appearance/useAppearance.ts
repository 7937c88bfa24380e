import { useEffect, useRef, useState } from "react";
import { LOOKS, resolveTheme, type ResolvedTheme, type Scheme } from "../../theme/themes";
import { readRecentColors, withRecentColor } from "../base/core/color/recentColors";
import { shownLayout, USUAL_LAYOUT, type LayoutChoice } from "../base/core/preferences/layout";
import type { Preferences } from "../base/core/preferences/preferences";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";
import { layoutChosen, preferencesHeard, schemeChosen } from "../base/state/preferences";
import { LAYOUTS } from "./LayoutGroup";
import { notKept } from "./notKept";
import { useThemeKeeping, type Keeping } from "./useThemeKeeping";

/** How the page looks now, and the ways to change it; each change shows at once. */
export interface Appearance {
  readonly active: ResolvedTheme;
  readonly scheme: Scheme;
  readonly layout: LayoutChoice;
  /** Colours of one's own, newest first; the active one is the first. */
  readonly recent: readonly string[];
  readonly keeping: Keeping;
  /** Whether anything is other than when the dialog was opened. */
  readonly changed: boolean;
  readonly onTheme: (value: string) => void;
  readonly onOwnColor: (color: string) => void;
  readonly onScheme: (scheme: Scheme) => void;
  readonly onLayout: (name: string) => void;
  readonly onRetry: () => void;
  /** Puts everything back as it was when the dialog was opened. */
  readonly onUndo: () => void;
}

/** The dialog's keeping of a theme: while it is open it says itself what was not kept, and a toast does once it is closed. */
function useDialogKeeping() {
  const { toasts } = useKit();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useThemeKeeping((retry) => {
    if (!isShown.current)
      toasts.notify(notKept({ text: "appearance.notSaved", retry: "appearance.retry" }, retry));
  });
}

/** The appearance of the portal, which this device and the platform keep for the person. */
export function useAppearance(unitLayout: string | null): Appearance {
  const { storage } = usePorts();
  const dispatch = useAppDispatch();
  const now = useAppSelector((state) => state.preferences);
  const { keeping, choose, retry } = useDialogKeeping();
  const [before] = useState(now);
  const [used, setUsed] = useState(() => storage.read("ownColor"));
  const active = resolveTheme(now.themeAsked, now.theme);
  const former = resolveTheme(before.themeAsked, before.theme);
  const isOwn = active.look === "color" && active.value.startsWith("#");
  const keepColor = (color: string) => {
    const kept = withRecentColor(used, color);
    storage.write("ownColor", kept);
    setUsed(kept);
  };
  const forced = LOOKS[active.look].layoutForced;
  const known = [...LAYOUTS, ...(unitLayout === null ? [] : [unitLayout])];
  const themeChanged = active.value !== former.value;
  const chosenIn = ({ layout }: Preferences) => layout ?? unitLayout ?? USUAL_LAYOUT;
  const layoutChanged = chosenIn(now) !== chosenIn(before);
  const onUndo = () => {
    if (themeChanged) choose(resolveTheme(before.theme).value);
    if (now.scheme !== before.scheme) dispatch(schemeChosen(before.scheme));
    if (layoutChanged) dispatch(layoutChosen(chosenIn(before)));
    const { theme, scheme, themeAsked } = before;
    // A theme from the address is active again, and not stored.
    if (themeAsked !== null)
      dispatch(preferencesHeard({ ...now, layout: chosenIn(before), theme, scheme, themeAsked }));
  };
  return {
    active,
    scheme: now.scheme,
    layout: {
      name: shownLayout({ forced, chosen: now.layout, unit: unitLayout }, known),
      forced: forced !== undefined,
      unit: unitLayout,
    },
    recent: readRecentColors(isOwn ? withRecentColor(used, active.value) : used),
    keeping,
    changed: themeChanged || now.scheme !== before.scheme || layoutChanged,
    onTheme: choose,
    onOwnColor: (color) => {
      keepColor(color);
      choose(color);
    },
    onScheme: (scheme) => dispatch(schemeChosen(scheme)),
    onLayout: (name) => dispatch(layoutChosen(name)),
    onRetry: retry,
    onUndo,
  };
}
