import type { Register } from "../call";
import { Refusal } from "../envelope";
import { PLATFORM } from "../version";

/** English texts that the platform adds to every application; Chinese is built into the applications. */
const SHARED_ENGLISH: Readonly<Record<string, string>> = {
  "platform.name": "Chenghu Education Cloud",
  "platform.support": "Help desk: ask your school's administrator",
  "platform.maintenance": "Maintenance every first Sunday of the month, 02:00–04:00",
};

/** English texts of single applications. */
const APP_ENGLISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  portal: { "platform.portal.welcome": "One desktop for the whole school" },
  notices: { "platform.notices.publisher": "Published by the school" },
};

const SERVICES = new Set(["uaa", "base", "storage", "notice"]);

/** Documents that the front end reads beside its pages, and the versions of the services behind it. */
export function frontHandlers(call: Register): void {
  call("siteConfig", (_, { site }) => site);
  call("sharedMessages", ({ lang }) => (lang === "en" ? SHARED_ENGLISH : {}));
  call("appMessages", ({ lang, appCode }) => (lang === "en" ? (APP_ENGLISH[appCode] ?? {}) : {}));
  call("packageVersions", ({ service }) => {
    if (!SERVICES.has(service)) throw new Refusal(404, "服务不存在|||There is no such service", "not_found");
    return { name: service, ...PLATFORM };
  });
}
