import type { GuestSlots } from "../base/core/apps/guests";
import { callOf, readStoredDesktop } from "./core/storedAnswers";
import { desktopAnswers } from "./desktopAnswers";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { personOf } from "../base/core/wire/user";
import { siteApi } from "../base/api/site.api";
import { keptAnswers } from "../base/platform/database/stores";
import { keysOf } from "../base/platform/database/store";
import type { Ports } from "../base/platform/ports";
import { signedIn } from "../base/state/session";
import type { AppThunk } from "../base/state/types";

/** Who was last signed in on this device, unless they have signed out since. */
const lastPerson = ({ storage }: Ports) =>
  storage.read("loggedOut") || storage.read("logoutOwed") ? null : storage.read("user");

/**
 * Begins the page with the desktop that this device has kept for the person last seen on it, because the platform does not
 * answer. Answers whether there is one. Whatever is asked for goes to the network as soon as that person is no longer the one
 * of this device [MORE-05, SEC-03].
 */
export const recall =
  (guests: readonly GuestSlots[]): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { ports }) => {
    const user = lastPerson(ports);
    const { data: site = DEFAULT_SITE } = siteApi.endpoints.siteConfig.select()(getState());
    if (!user || !site.offline) return false;
    const person = personOf(user);
    const found = await ports.database.run([keptAnswers], "readonly", (rows) =>
      rows(keptAnswers).list({ keys: keysOf(person) }),
    );
    const rows = "data" in found ? found.data : [];
    const kept = readStoredDesktop(rows, person, desktopAnswers(guests), ports.time.now());
    const isTheirs = () => {
      const now = lastPerson(ports);
      return now !== null && personOf(now) === person;
    };
    if (!kept || !isTheirs()) return false;
    if (getState().session.user) return true;
    const { answers, asOf, stale } = kept;
    ports.answers.standIn = {
      asOf,
      stale,
      answer: ({ method, url }) => {
        const text = method === "GET" && isTheirs() ? answers.get(callOf(url)) : undefined;
        return text === undefined
          ? null
          : { kind: "answered", status: 200, statusText: "OK", body: { text } };
      },
    };
    dispatch(signedIn(user));
    return true;
  };
