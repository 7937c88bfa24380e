/**
 * The header with the browser's key: random text that the portal's pages keep in the storage of their own origin, which
 * no neighbouring sub-domain can read or write, unlike cookies. A platform may bind its sessions to it (SEC-08).
 */
export const BROWSER_KEY_HEADER = "X-Browser-Key";
