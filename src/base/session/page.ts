import type { ApiRuntime } from "../api/runtime";
import type { Device } from "../core/site/device";
import type { SiteConfig } from "../core/site/siteConfig";

/** What a session needs from the page that begins or ends it. Pages with a store and pages without one have it. */
export interface SessionPage {
  readonly runtime: ApiRuntime;
}

/** What signing in needs from the page. */
export interface SignInPage extends SessionPage {
  readonly device: Device;
  readonly site: Promise<SiteConfig>;
}
