import { fakePorts, fakeWebStorage, wireUser } from "../../../test/fakePorts";
import type { Preferences } from "../core/preferences/preferences";
import { readUser } from "../core/wire/user";
import { createMemoryStorage, createStorage } from "../platform/storage";
import {
  languageChosen,
  layoutChosen,
  menuLockChosen,
  schemeChosen,
  themeChosen,
  themeRestored,
} from "./preferences";
import { signedIn } from "./session";
import { createStore } from "./store";

function setUp(storage = createMemoryStorage(), preferences: Partial<Preferences> = {}) {
  const applied: Preferences[] = [];
  const { ports } = fakePorts({ storage, applyPreferences: (chosen) => void applied.push(chosen) });
  return { applied, storage, ports, store: createStore(ports, { preferences }) };
}

describe("preferences", () => {
  it("are kept and shown as soon as they are chosen [I18N-01, THEME-06]", () => {
    const local = fakeWebStorage();
    const { applied, store } = setUp(createStorage({ local: () => local, session: () => undefined }));
    store.dispatch(languageChosen("en"));
    store.dispatch(themeChosen("#112233"));
    store.dispatch(schemeChosen("dark"));
    expect(Object.fromEntries(local.entries)).toEqual({
      "portal.language": "en",
      "portal.theme": "#112233",
      "portal.scheme": "dark",
    });
    expect(applied.at(-1)).toMatchObject({ language: "en", theme: "#112233", scheme: "dark" });
    expect(applied).toHaveLength(3);
  });

  it("are kept one by one, so that no tab writes over what another has chosen [I18N-01, THEME-06]", () => {
    const local = fakeWebStorage();
    const { store } = setUp(createStorage({ local: () => local, session: () => undefined }));
    local.setItem("portal.theme", "lotus");
    local.setItem("portal.scheme", "dark");
    store.dispatch(languageChosen("en"));
    expect(local.getItem("portal.theme")).toBe("lotus");
    store.dispatch(themeRestored("ink"));
    const { preferences } = store.getState();
    // What is there already changes nothing, so that nothing is drawn again for it.
    store.dispatch(themeRestored("ink"));
    expect(store.getState().preferences).toBe(preferences);
    expect(Object.fromEntries(local.entries)).toEqual({
      "portal.language": "en",
      "portal.theme": "ink",
      "portal.scheme": "dark",
    });
  });

  it("that are read back do not count as chosen, so that an address may still overrule them [THEME-01]", () => {
    const { applied, storage, store } = setUp(createMemoryStorage(), { themeAsked: "cartoon" });
    store.dispatch(themeRestored("ink"));
    store.dispatch(languageChosen("en"));
    store.dispatch(themeChosen("lotus"));
    expect(applied.map(({ themeAsked }) => themeAsked)).toEqual(["cartoon", "cartoon", null]);
    expect(storage.read("theme")).toBe("lotus");
  });

  it("start as they were kept, unless the page knows better [I18N-01]", () => {
    const storage = createMemoryStorage();
    storage.write("language", "en");
    storage.write("theme", "ink");
    expect(setUp(storage).store.getState().preferences).toMatchObject({
      language: "en",
      theme: "ink",
      scheme: "system",
    });
    expect(setUp(storage, { language: "zh-CN" }).store.getState().preferences.language).toBe("zh-CN");
  });

  it("of layout and menu are each person's own, and come back with the person [DESK-06]", () => {
    const storage = createMemoryStorage();
    const { store } = setUp(storage);
    const come = (userId: string) => {
      const user = readUser(wireUser({ userId }));
      if (user) store.dispatch(signedIn(user));
      const { layout, menuLocked } = store.getState().preferences;
      return [layout, menuLocked];
    };
    store.dispatch(layoutChosen("left"));
    expect(come("7")).toEqual([null, true]);
    store.dispatch(layoutChosen("left"));
    store.dispatch(menuLockChosen(false));
    expect(come("8")).toEqual([null, true]);
    store.dispatch(layoutChosen("top"));
    expect(come("7")).toEqual(["left", false]);
    expect(setUp(storage).store.getState().preferences).toMatchObject({ layout: "left", menuLocked: false });
    expect(come("8")).toEqual(["top", true]);
  });

  it("of two stores never meet", () => {
    const [one, two] = [setUp(), setUp()];
    one.store.dispatch(themeChosen("lotus"));
    expect(two.store.getState().preferences.theme).toBeNull();
    expect(two.applied).toEqual([]);
  });
});
