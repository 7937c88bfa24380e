import { watchSystemScheme } from "../../theme/applyTheme";
import type { Ports } from "../platform/ports";
import { DEVICE_ROWS } from "../platform/storageTable";
import { preferencesHeard } from "../state/preferences";
import { storedPreferences, type PortalStore } from "../state/store";
import type { Look } from "./preparePage";

const { language, theme, scheme } = DEVICE_ROWS;
const FOLLOWED: ReadonlySet<string | null> = new Set([language.name, theme.name, scheme.name]);

/**
 * Keeps the page's look and language in step with the system's scheme and with what other tabs choose [THEME-06,
 * I18N-01]. The answer stops it.
 */
export function followLook(store: PortalStore, look: Look, ports: Ports): () => void {
  const stopWatching = watchSystemScheme(window, () => {
    look.wear(store.getState().preferences);
  });
  const hear = ({ key, newValue }: StorageEvent) => {
    if (FOLLOWED.has(key) && newValue !== null) store.dispatch(preferencesHeard(storedPreferences(ports)));
  };
  window.addEventListener("storage", hear);
  return () => {
    stopWatching();
    window.removeEventListener("storage", hear);
  };
}
