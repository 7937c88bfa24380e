import { isAnyOf, type Middleware } from "@reduxjs/toolkit";
import { portalApi } from "../api/portalApi";
import type { ApiRuntime } from "../api/runtime";
import { settingsFrom } from "../api/settings";
import { siteApi } from "../api/site.api";
import { uaaApi } from "../api/uaa.api";
import { isOpenPage } from "../core/session/loginAddress";
import { personOf, type User } from "../core/wire/user";
import { forgetPerson } from "./endSession";
import { languageChosen, schemeChosen, themeChosen, themeRestored } from "./preferences";
import { leftForLogin, signedIn, signedOut } from "./session";
import type { AppDispatch, RootState } from "./types";

/**
 * What follows from what happened: values are kept, the page is shown anew, the other tabs are told. Plain middleware:
 * Redux Toolkit's listeners weigh 1.6 kB more for forks, conditions and cancelling, which nothing here needs.
 */
export const createListeners =
  (runtime: ApiRuntime): Middleware<object, RootState, AppDispatch> =>
  (api) =>
  (next) =>
  (action) => {
    const before = api.getState();
    const result = next(action);
    if (preferred(action)) keepPreferences(runtime, api.getState(), looksChosen(action));
    if (siteApi.endpoints.siteConfig.matchFulfilled(action)) {
      runtime.settings = settingsFrom(action.payload, runtime.settings);
    }
    if (uaaApi.endpoints.me.matchFulfilled(action)) {
      if (action.payload) api.dispatch(signedIn(action.payload));
      else void endLocally(runtime, api.dispatch, api.getState().session.user);
    }
    if (signedIn.match(action)) void welcome(runtime, api.dispatch, action.payload, before.session.user);
    return result;
  };

const preferred = isAnyOf(languageChosen, themeChosen, themeRestored, schemeChosen);
const looksChosen = isAnyOf(themeChosen, schemeChosen);

function keepPreferences({ ports }: ApiRuntime, { preferences }: RootState, chosen: boolean): void {
  ports.storage.write("language", preferences.language);
  ports.storage.write("theme", preferences.theme);
  ports.storage.write("scheme", preferences.scheme);
  ports.applyPreferences(preferences, chosen);
}

/** `me` names nobody: what is left of somebody goes, here and on the platform, and login is next (AUTH-10). */
async function endLocally(runtime: ApiRuntime, dispatch: AppDispatch, wasHere: User | null): Promise<void> {
  const { ports } = runtime;
  if (wasHere !== null || ports.storage.read("user") !== null) {
    await dispatch(uaaApi.endpoints.logout.initiate(undefined, { track: false }));
    await dispatch(forgetPerson());
  } else {
    dispatch(signedOut());
  }
  if (isOpenPage(ports.navigation.href())) return;
  if (!(await ports.forceLogin("notLoggedIn"))) dispatch(leftForLogin());
}

/** Keeps the person's record; what an earlier person left behind goes first (SEC-03). */
async function welcome(
  { ports }: ApiRuntime,
  dispatch: AppDispatch,
  user: User,
  before: User | null,
): Promise<void> {
  const { storage, broadcast } = ports;
  const person = personOf(user);
  const kept = storage.read("user");
  if (before !== null && personOf(before) !== person) dispatch(portalApi.util.resetApiState());
  if (kept !== null && personOf(kept) !== person) {
    storage.wipePersonal();
    await ports.vault.forget();
  }
  storage.write("user", user);
  storage.remove("loggedOut");
  storage.remove("autoLogins");
  broadcast.post({ kind: "signedIn", person });
}
