import { createListenerMiddleware, isAnyOf } from "@reduxjs/toolkit";
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

/** What follows from what happened: values are kept, the page is shown anew, the other tabs are told. */
export function createListeners(runtime: ApiRuntime) {
  const { ports } = runtime;
  const middleware = createListenerMiddleware();
  const listen = middleware.startListening.withTypes<RootState, AppDispatch>();

  listen({
    matcher: isAnyOf(languageChosen, themeChosen, themeRestored, schemeChosen),
    effect: (action, api) => {
      const { preferences } = api.getState();
      ports.storage.write("language", preferences.language);
      ports.storage.write("theme", preferences.theme);
      ports.storage.write("scheme", preferences.scheme);
      ports.applyPreferences(preferences, themeChosen.match(action) || schemeChosen.match(action));
    },
  });

  listen({
    matcher: siteApi.endpoints.siteConfig.matchFulfilled,
    effect: ({ payload }) => {
      runtime.settings = settingsFrom(payload, runtime.settings);
    },
  });

  listen({
    matcher: uaaApi.endpoints.me.matchFulfilled,
    effect: async ({ payload }, api) => {
      if (payload) api.dispatch(signedIn(payload));
      else await endLocally(runtime, api.dispatch, api.getState().session.user);
    },
  });

  listen({
    actionCreator: signedIn,
    effect: async ({ payload: user }, api) => {
      await welcome(runtime, api.dispatch, user, api.getOriginalState().session.user);
    },
  });

  return middleware.middleware;
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
    await ports.vault?.forget();
  }
  storage.write("user", user);
  storage.remove("loggedOut");
  storage.remove("autoLogins");
  broadcast.post({ kind: "signedIn", person });
}
