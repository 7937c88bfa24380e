import { combineReducers, configureStore, isPlain } from "@reduxjs/toolkit";
import { portalApi } from "../api/portalApi";
import { ApiRuntime } from "../api/runtime";
import { settingsFrom } from "../api/settings";
import type { ApiSettings } from "../api/world";
import type { Preferences } from "../core/preferences/preferences";
import { DEFAULT_SITE } from "../core/site/siteConfig";
import { personOf, type PersonKey } from "../core/wire/user";
import { notifyPending } from "../platform/notifyPending";
import type { Ports } from "../platform/ports";
import { followTabs } from "./followTabs";
import { loadRenewal } from "../session/loadRenewal";
import { childReducer } from "./child";
import { createListeners } from "./listeners";
import { preferencesSlice } from "./preferences";
import { searchKeysSlice } from "./searchKeys";
import { sessionSlice } from "./session";
import { storedPreferences } from "./storedPreferences";

/** What a page may say about its store. */
export interface StoreOptions {
  readonly settings?: Partial<ApiSettings>;
  /** What wins over the stored preferences, such as what the address asks for. */
  readonly preferences?: Partial<Preferences>;
}

const reducer = combineReducers({
  session: sessionSlice.reducer,
  preferences: preferencesSlice.reducer,
  searchKeys: searchKeysSlice.reducer,
  child: childReducer,
  api: portalApi.reducer,
});

/** Milliseconds that the checks of a development build may take unnoticed. */
const warnAfter = 1000;
const PAGE = { deviceType: "pc", appCode: "base" } as const;

/** Makes the store of a page. Everything it shares lives in it, so that two stores never meet. */
export function createStore(ports: Ports, options: StoreOptions = {}) {
  const settings = { ...settingsFrom(DEFAULT_SITE, PAGE), ...options.settings };
  const runtime: ApiRuntime = new ApiRuntime(
    ports,
    settings,
    (): PersonKey | null => {
      const { user } = store.getState().session;
      return user && personOf(user);
    },
    loadRenewal,
  );
  const listeners = createListeners(runtime);
  const store = configureStore({
    reducer,
    preloadedState: {
      preferences: {
        ...preferencesSlice.getInitialState(),
        ...storedPreferences(ports),
        ...options.preferences,
      },
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: runtime },
        serializableCheck: { isSerializable: (value: unknown) => isPlain(value) || isBlob(value), warnAfter },
        immutableCheck: { warnAfter },
      })
        .prepend(listeners)
        .concat(portalApi.middleware),
  });
  followTabs(runtime, store.dispatch);
  notifyPending(ports);
  return store;
}

/** A page's store. */
export type PortalStore = ReturnType<typeof createStore>;

const isBlob = (value: unknown) => typeof Blob !== "undefined" && value instanceof Blob;
