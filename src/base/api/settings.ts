import type { Device } from "../core/site/device";
import type { SiteConfig } from "../core/site/siteConfig";
import type { ApiSettings } from "./world";

/** The settings of a page's calls, from its site and device. Only shell clients have a client id to log in with. */
export function settingsFrom(
  site: SiteConfig,
  page: { readonly deviceType: Device["type"]; readonly appCode: string },
): ApiSettings {
  return {
    basePath: site.basePath,
    deviceHeader: site.headers.device,
    appHeader: site.headers.app,
    deviceType: page.deviceType,
    appCode: page.appCode,
    timeout: site.timeout,
    clientId: page.deviceType === "app" ? site.clientId : null,
  };
}
