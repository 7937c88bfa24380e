import { watchSystemScheme } from "../../theme/applyTheme";
import type { Preferences } from "../base/core/preferences/preferences";
import { personOf } from "../base/core/wire/user";
import type { Ports } from "../base/platform/ports";
import { DEVICE_ROWS, personalName } from "../base/platform/storageTable";
import { preferencesHeard } from "../base/state/preferences";
import type { PortalStore } from "../base/state/store";
import { personalPreferences, storedPreferences } from "../base/state/storedPreferences";

const { language, theme, scheme } = DEVICE_ROWS;
const OF_DEVICE: ReadonlySet<string> = new Set([language.name, theme.name, scheme.name]);
const OF_PERSON = ["layout", "menuLocked", "arrangement", "recentApps"] as const;

/**
 * Keeps the page's look, layout and language in step with the system's scheme and with the choices in other tabs
 * [THEME-06, I18N-01, DESK-06]. The returned function stops it.
 */
export function followLook(
  store: PortalStore,
  showLook: (preferences: Preferences) => void,
  ports: Ports,
): () => void {
  const stopWatching = watchSystemScheme(window, () => showLook(store.getState().preferences));
  const isFollowed = (key: string): boolean => {
    const { user } = store.getState().session;
    return (
      OF_DEVICE.has(key) ||
      (user !== null && OF_PERSON.some((row) => personalName(personOf(user), row) === key))
    );
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== null && newValue !== null && isFollowed(key)) {
      // Another tab may have signed in another person, who is not on this page yet.
      const own = personalPreferences(ports, store.getState().session.user);
      store.dispatch(preferencesHeard({ ...storedPreferences(ports), ...own }));
    }
  };
  window.addEventListener("storage", hear);
  return () => {
    stopWatching();
    window.removeEventListener("storage", hear);
  };
}
