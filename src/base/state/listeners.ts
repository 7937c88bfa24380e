import { createListenerMiddleware, isAnyOf } from "@reduxjs/toolkit";
import { portalApi } from "../api/portalApi";
import { isRenewed } from "../api/baseQuery";
import type { ApiRuntime } from "../api/runtime";
import { SESSION_LOCK } from "../api/sessionLock";
import { settingsFrom } from "../api/settings";
import { siteApi } from "../api/site.api";
import { uaaApi } from "../api/uaa.api";
import { isOpenPage } from "../core/address/loginAddress";
import type { Preferences } from "../core/preferences/preferences";
import { personOf, type User } from "../core/wire/user";
import { announceSignIn } from "../session/announceSignIn";
import { endSession } from "./endSession";
import {
  appOpened,
  appsArranged,
  languageChosen,
  layoutChosen,
  menuLockChosen,
  personalRestored,
  preferencesHeard,
  schemeChosen,
  themeChosen,
  themeRestored,
} from "./preferences";
import { leftForLogin, signedIn, signedOut } from "./session";
import { personalPreferences } from "./storedPreferences";
import type { AppDispatch, RootState } from "./types";

/** What follows from what happened: values are stored, the page is rendered again, the other tabs are notified. */
export function createListeners(runtime: ApiRuntime) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>();
  startListening({
    matcher: isStored,
    effect: (action, api) => storePreference(runtime, action, api.getState().preferences),
  });
  startListening({
    matcher: isPreferred,
    effect: (_action, api) => runtime.ports.applyPreferences(api.getState().preferences),
  });
  startListening({
    matcher: siteApi.endpoints.siteConfig.matchFulfilled,
    effect: ({ payload }) => {
      runtime.settings = settingsFrom(payload, runtime.settings);
    },
  });
  /** A platform that names no person even then is believed the second time. */
  let isAsking = false;
  startListening({
    matcher: uaaApi.endpoints.me.matchFulfilled,
    effect: async ({ payload }, api) => {
      const { session } = api.getOriginalState();
      if (payload) api.dispatch(signedIn(payload));
      else if (session.status === "loggedIn" && !runtime.ports.answers.standIn && !isAsking) {
        isAsking = true;
        await askAgain(runtime, api.dispatch).finally(() => (isAsking = false));
      } else await endLocally(runtime, api.dispatch, session.user);
    },
  });
  startListening({
    actionCreator: signedIn,
    effect: ({ payload }, api) =>
      welcome(runtime, api.dispatch, payload, api.getOriginalState().session.user),
  });
  return middleware;
}

const isPreferred = isAnyOf(languageChosen, themeChosen, themeRestored, schemeChosen, preferencesHeard);
const keepsTheme = isAnyOf(themeChosen, themeRestored);
const isStored = isAnyOf(
  languageChosen,
  themeChosen,
  themeRestored,
  schemeChosen,
  layoutChosen,
  menuLockChosen,
  appsArranged,
  appOpened,
);

/** Stores the one value that an action is about; the others may be newer in another tab [THEME-06, I18N-01]. */
function storePreference(
  { ports: { storage }, whoIsHere }: ApiRuntime,
  action: unknown,
  { recentApps }: Preferences,
): void {
  if (languageChosen.match(action)) storage.write("language", action.payload);
  else if (keepsTheme(action)) storage.write("theme", action.payload);
  else if (schemeChosen.match(action)) storage.write("scheme", action.payload);
  const person = whoIsHere();
  if (person === null) return;
  if (themeChosen.match(action)) storage.of(person).write("theme", action.payload);
  else if (layoutChosen.match(action)) storage.of(person).write("layout", action.payload);
  else if (menuLockChosen.match(action)) storage.of(person).write("menuLocked", action.payload);
  else if (appsArranged.match(action)) storage.of(person).write("arrangement", action.payload);
  else if (appOpened.match(action)) storage.of(person).write("recentApps", recentApps);
}

/**
 * The session of the person on this page has lapsed, as on a laptop that was closed for a night: they sign in again over the
 * page, and what they have not finished goes on (API-11). A page that is left instead is ended by the login page. One that began
 * without a connection, from what the device had kept, has nothing unfinished and is not asked over.
 */
async function askAgain(runtime: ApiRuntime, dispatch: AppDispatch): Promise<void> {
  if (await isRenewed(runtime))
    await dispatch(uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

/**
 * `me` says that no person is signed in: what is left of one goes, here and on the platform, and login is next (AUTH-10).
 * The remembered sign-in stays, because the person did not log out (AUTH-08); it goes where it was just tried for the last
 * time, as that attempt has failed here (AUTH-09). The lock keeps other tabs from signing in meanwhile; where one has done
 * so already, its session and what it keeps are left alone, and this page reloads with them.
 */
async function endLocally(runtime: ApiRuntime, dispatch: AppDispatch, wasHere: User | null): Promise<void> {
  const { ports } = runtime;
  if (wasHere !== null || ports.storage.read("user") !== null) {
    await ports.locks.run(SESSION_LOCK, async () => {
      if (runtime.overtaken) runtime.startAnew();
      if (runtime.closed) return;
      await dispatch(uaaApi.endpoints.logout.initiate(undefined, { track: false }));
      await dispatch(endSession("lapsed"));
    });
    if (runtime.closed) return;
  } else {
    dispatch(signedOut());
  }
  if (ports.storage.read("loggedOut")) await ports.vault.forget().catch(() => undefined);
  if (isOpenPage(ports.navigation.href())) return;
  if (!(await ports.forceLogin("notLoggedIn"))) dispatch(leftForLogin());
}

/**
 * Keeps the person's record; what an earlier person left behind goes first (SEC-03). The remembered sign-in is the
 * login page's, which keeps or forgets it at every sign-in.
 */
function welcome({ ports }: ApiRuntime, dispatch: AppDispatch, user: User, before: User | null): void {
  const { storage } = ports;
  const person = personOf(user);
  const kept = storage.read("user");
  if (before !== null && personOf(before) !== person) {
    dispatch(portalApi.util.resetApiState());
    ports.clearScreen();
  }
  if (kept !== null && personOf(kept) !== person) void storage.wipePersonal();
  storage.write("user", user);
  // The page began as that of the person last seen here, and has shown no person yet.
  if (before === null && kept !== null && personOf(kept) !== person) ports.clearScreen();
  dispatch(personalRestored(personalPreferences(ports, user)));
  announceSignIn(ports, person);
}
