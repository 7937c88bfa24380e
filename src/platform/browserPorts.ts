import { deviceOf } from "../core/site/device";
import {
  browserBroadcast,
  browserClock,
  browserLocks,
  browserNavigation,
  browserRandom,
  browserSigns,
  browserStorage,
} from "./browser";
import { createTap } from "./answerTap";
import { browserKey } from "./browserKey";
import { forgetDesk } from "./deskCookie";
import { createForceLogin } from "./forceLogin";
import { createHttp } from "./http";
import { keepsCookies } from "./keptCookie";
import { lateDatabase } from "./lateDatabase";
import { lateMedia } from "./lateMedia";
import type { Ports } from "./ports";

/** The parts of the world that the page itself brings. */
export type PageParts = Pick<Ports, "notify" | "clearScreen" | "applyPreferences"> & Partial<Ports>;

/** The ports of a page in a browser; any of them can be replaced. */
export function createBrowserPorts(page: PageParts): Ports {
  const storage = browserStorage();
  const { forgetAnswers, ...late } = lateDatabase(browserClock);
  return {
    http: createHttp((input, init) => fetch(input, init), browserClock, browserKey),
    storage: {
      ...storage,
      // What tells about a person is in all three.
      wipePersonal: () => {
        forgetDesk(storage);
        void storage.wipePersonal();
        return forgetAnswers();
      },
    },
    answers: createTap(),
    clock: browserClock,
    navigation: browserNavigation,
    locks: browserLocks,
    broadcast: browserBroadcast(),
    random: browserRandom,
    forceLogin: createForceLogin(browserNavigation, deviceOf(browserSigns()).client),
    keepsCookies,
    ...late,
    media: lateMedia(),
    ...page,
  };
}
