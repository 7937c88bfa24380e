import { fakePorts, fakeWebStorage, wireUser } from "../../test/fakePorts";
import type { Preferences } from "../base/core/preferences/preferences";
import { readUser } from "../base/core/wire/user";
import { createStorage } from "../base/platform/storage";
import { schemeChosen } from "../base/state/preferences";
import { signedIn } from "../base/state/session";
import { createStore } from "../base/state/store";
import { followLook } from "./followLook";

/** A tab with a store of its own over the storage that all tabs share; `writes` records its writes. */
function openTab(local: ReturnType<typeof fakeWebStorage>) {
  const writes = jest.spyOn(local, "setItem");
  const worn: Preferences[] = [];
  const { ports } = fakePorts({
    storage: createStorage({ local: () => local, session: () => undefined }),
    applyPreferences: (preferences) => void worn.push(preferences),
  });
  const store = createStore(ports);
  const stop = followLook(store, () => undefined, ports);
  return { store, worn, writes, stop };
}

/** What the browser does in every other tab when one has stored a value. */
function keepElsewhere(local: ReturnType<typeof fakeWebStorage>, key: string, newValue: string) {
  local.entries.set(key, newValue);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
}

describe("a page beside other tabs", () => {
  const CHOSEN = [
    ["portal.theme", "lotus", { theme: "lotus" }],
    ["portal.scheme", "dark", { scheme: "dark" }],
    ["portal.language", "en", { language: "en" }],
  ] as const;

  it.each(CHOSEN)(
    "applies what they choose and writes nothing back: %s [THEME-06, I18N-01]",
    (key, value, heard) => {
      const local = fakeWebStorage();
      const { store, worn, writes, stop } = openTab(local);
      keepElsewhere(local, key, value);
      stop();
      expect(store.getState().preferences).toMatchObject(heard);
      expect(worn).toEqual([store.getState().preferences]);
      expect(writes).not.toHaveBeenCalled();
    },
  );

  it("keeps this person's layout when another tab has signed in another person [DESK-06, SEC-03]", () => {
    const local = fakeWebStorage();
    const { store, stop } = openTab(local);
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    local.entries.set("user", JSON.stringify(wireUser({ userId: "8" })));
    local.entries.set("portal.of.100:8.layout", "left");
    keepElsewhere(local, "portal.theme", "#123456");
    stop();
    expect(store.getState().preferences).toMatchObject({ theme: "#123456", layout: null });
  });

  it("follows the layout that this person chooses elsewhere, and no other person's [DESK-06]", () => {
    const local = fakeWebStorage();
    const { store, stop } = openTab(local);
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    keepElsewhere(local, "portal.of.100:8.layout", "left");
    expect(store.getState().preferences.layout).toBeNull();
    keepElsewhere(local, "portal.of.100:7.layout", "left");
    keepElsewhere(local, "portal.of.100:7.menuLocked", "0");
    stop();
    expect(store.getState().preferences).toMatchObject({ layout: "left", menuLocked: false });
  });

  it("ignores other values and invalid ones [THEME-06]", () => {
    const local = fakeWebStorage();
    const { store, worn, stop } = openTab(local);
    const before = store.getState().preferences;
    keepElsewhere(local, "portal.sessionStamp", "x");
    expect(worn).toEqual([]);
    keepElsewhere(local, "portal.language", "klingon");
    stop();
    expect(store.getState().preferences).toEqual(before);
  });

  it("does not undo their choice with its own [THEME-06, I18N-01]", () => {
    const local = fakeWebStorage();
    const { store, stop } = openTab(local);
    stop();
    keepElsewhere(local, "portal.theme", "lotus");
    keepElsewhere(local, "portal.language", "en");
    store.dispatch(schemeChosen("dark"));
    expect(Object.fromEntries(local.entries)).toEqual({
      "portal.theme": "lotus",
      "portal.language": "en",
      "portal.scheme": "dark",
    });
  });
});
