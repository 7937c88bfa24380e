import { defineHandlers } from "../defineHandlers";
import { Refusal } from "../envelope";
import { PLATFORM } from "../version";

/** English words that this platform lays over the portal's own, by their ids; Chinese fetches none. */
const SHARED_ENGLISH: Readonly<Record<string, string>> = {
  "desktop.apps.empty.hint":
    "Applications appear here once your school opens them to you. The help desk of Chenghu Education Cloud can tell you more.",
};

/** English words for single applications, by their app codes; `base` is the desktop. */
const APP_ENGLISH: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ["base", { "desktop.recent": "Used lately" }],
]);

/** The lowest version of an application's pages where its server part works with all. */
const ANY_CLIENT = "0.0.0";

const SERVICES = new Set(["uaa", "base", "storage"]);

/** Documents that the front end reads beside its pages, and the versions of the services behind it. */
export const frontHandlers = defineHandlers(["guests", "site"], {
  siteConfig: (_, { site }) => site,

  sharedMessages: ({ lang }) => (lang === "en" ? SHARED_ENGLISH : {}),

  appMessages: ({ lang, appCode }) => (lang === "en" ? (APP_ENGLISH.get(appCode) ?? {}) : {}),

  packageVersions: ({ service }, { guests }) => {
    if (SERVICES.has(service)) return { name: service, ...PLATFORM };
    const guest = guests.find(({ app }) => app.code === service);
    if (!guest) throw new Refusal(404, "服务不存在|||There is no such service", "not_found");
    const { version, clientVersion = ANY_CLIENT } = guest.app;
    return { name: service, serverVersion: version, webCodeVersion: clientVersion, date: PLATFORM.date };
  },
});
