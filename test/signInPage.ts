import { createAsk } from "../src/api/ask";
import { ApiRuntime } from "../src/api/runtime";
import { settingsFrom } from "../src/api/settings";
import type { Device } from "../src/core/site/device";
import { DEFAULT_SITE, type SiteConfig } from "../src/core/site/siteConfig";
import type { Ports } from "../src/platform/ports";

/** What an account page works with, over these ports, on a site that is known. */
export function signInPage(
  ports: Ports,
  site: SiteConfig = DEFAULT_SITE,
  { type = "pc", client = "browser", mobile = false }: Partial<Device> = {},
) {
  const settings = settingsFrom(site, { deviceType: type, appCode: "login" });
  const ask = createAsk(new ApiRuntime(ports, settings, () => null));
  return { ask, device: { type, client, mobile }, site: Promise.resolve(site) };
}
