import type { DevicePreferences, PersonalPreferences } from "../core/preferences/preferences";
import { personOf, type User } from "../core/wire/user";
import type { Ports } from "../platform/ports";
import { preferencesSlice } from "./preferences";

/** What this device keeps for one person; the beginning's values where there is none. */
export function personalPreferences({ storage }: Ports, user: User | null): PersonalPreferences {
  const { layout, menuLocked, arrangement, recentApps } = preferencesSlice.getInitialState();
  if (!user) return { layout, menuLocked, arrangement, recentApps };
  const shelf = storage.of(personOf(user));
  return {
    layout: shelf.read("layout"),
    menuLocked: shelf.read("menuLocked"),
    arrangement: shelf.read("arrangement"),
    recentApps: shelf.read("recentApps"),
  };
}

/** The preferences as this device keeps them now, with those of the person last seen on it. */
export function storedPreferences(ports: Ports): DevicePreferences & PersonalPreferences {
  const { storage } = ports;
  const initial = preferencesSlice.getInitialState();
  return {
    language: storage.read("language") ?? initial.language,
    theme: storage.read("theme"),
    scheme: storage.read("scheme") ?? initial.scheme,
    ...personalPreferences(ports, storage.read("user")),
  };
}
