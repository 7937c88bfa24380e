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
import { createPlatformTime } from "./platformTime";
import type { Ports } from "./ports";

/** The parts of the world that the page itself brings. */
export type PageParts = Pick<Ports, "notify" | "clearScreen" | "applyPreferences"> & Partial<Ports>;

/** The ports of a page in a browser; any of them can be replaced. */
export function createBrowserPorts(page: PageParts): Ports {
  const storage = browserStorage();
  const time = createPlatformTime({ wall: browserClock.now, steady: () => performance.now(), storage });
  // What is kept lasts for days of the platform, however the device's clock is set meanwhile.
  const { forgetAnswers, ...late } = lateDatabase({ ...browserClock, now: time.now });
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
    time,
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
