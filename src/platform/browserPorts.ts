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
import { browserKey } from "./browserKey";
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
  return {
    http: createHttp((input, init) => fetch(input, init), browserClock, browserKey),
    storage: browserStorage(),
    clock: browserClock,
    navigation: browserNavigation,
    locks: browserLocks,
    broadcast: browserBroadcast(),
    random: browserRandom,
    forceLogin: createForceLogin(browserNavigation, deviceOf(browserSigns()).client),
    keepsCookies,
    ...lateDatabase(browserClock),
    media: lateMedia(),
    ...page,
  };
}
