import { useSyncExternalStore } from "react";
import { LOOKS, resolveTheme } from "../../theme/themes";
import { shownLayout } from "../../src/base/core/preferences/layout";
import { LAYOUT_NAMES, type LayoutName } from "../../src/shell/layouts";

/** The toolbar's choice, or a browser test's, of what stories of whole pages draw themselves in. */
export interface StoryChoice {
  readonly theme: string;
  readonly layout: string;
}

let choice: StoryChoice = { theme: "", layout: "" };
const listeners = new Set<() => void>();

/** Chooses for the story on the screen. */
export function choose(next: StoryChoice): void {
  choice = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The layout that a whole page has to be drawn in: the chosen one, unless the look leaves no choice [DESK-06]. */
export function useStoryLayout(): { readonly name: LayoutName; readonly forced: boolean } {
  const { theme, layout } = useSyncExternalStore(subscribe, () => choice);
  const forced = LOOKS[resolveTheme(theme).look].layoutForced;
  return {
    name: shownLayout({ forced, chosen: layout, unit: null }, LAYOUT_NAMES),
    forced: forced !== undefined,
  };
}
