import { accountCalls } from "../contract/accountCalls";
import { createAsk } from "../src/api/ask";
import { ApiRuntime } from "../src/api/runtime";
import { settingsFrom } from "../src/api/settings";
import type { Device } from "../src/core/site/device";
import { DEFAULT_SITE, type SiteConfig } from "../src/core/site/siteConfig";
import type { Ports } from "../src/platform/ports";
import { loadRenewal } from "../src/session/loadRenewal";

/** What an account page works with, over these ports, on a site that is known. */
export function signInPage(
  ports: Ports,
  site: SiteConfig = DEFAULT_SITE,
  { type = "pc", client = "browser", mobile = false }: Partial<Device> = {},
) {
  const settings = settingsFrom(site, { deviceType: type, appCode: "login" });
  const runtime = new ApiRuntime(ports, settings, () => null, loadRenewal);
  return {
    runtime,
    ask: createAsk(runtime, accountCalls),
    device: { type, client, mobile },
    site: Promise.resolve(site),
  };
}
