import { ApiRuntime } from "../src/base/api/runtime";
import { settingsFrom } from "../src/base/api/settings";
import type { Device } from "../src/base/core/site/device";
import { DEFAULT_SITE, type SiteConfig } from "../src/base/core/site/siteConfig";
import type { Ports } from "../src/base/platform/ports";
import { loadRenewal } from "../src/base/session/loadRenewal";

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
    device: { type, client, mobile },
    site: Promise.resolve(site),
  };
}
