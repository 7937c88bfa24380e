import { browserNavigation } from "../base/platform/browser";
import { takeAddressSecrets } from "../base/platform/takeAddressSecrets";

/** How a person came here. It is read as soon as the page's script runs, and its secrets are removed from the address then [AUTH-17]. */
export const arrival = { secrets: takeAddressSecrets(browserNavigation), referrer: document.referrer };
