import { ORIGIN } from "../../contract/schemas/common";

/** Trusted Types policies that pages may create. `default` is not among them: nothing turns text into markup. */
const TRUSTED_TYPES = ["portal#webpack", "portal#subapp", "portal#worker", "subapp#webpack"];

/** Where browsers report a violation. */
export const REPORT_PATH = "/csp-report";

/**
 * What a portal page may do; the nonce is new for every answer [SEC-01]. Pages in frames and pictures may also come from
 * the origins that the site trusts with redirects. The portal itself and the origins of `framedBy` may put the page into a
 * frame; no page may where it is null. Calls go to our own origin, and to those of `calls`.
 */
export const pagePolicy = (
  nonce: string,
  trustedOrigins: readonly string[] = [],
  framedBy: readonly string[] | null = [],
  calls: readonly string[] = [],
): string => {
  const andOurs = (origins: readonly string[]) =>
    // A list of the site's could hold anything.
    ["'self'", ...origins.filter((origin) => ORIGIN.test(origin))].join(" ");
  const trusted = andOurs(trustedOrigins);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${trusted} data: blob:`,
    "font-src 'self'",
    `connect-src ${andOurs(calls)}`,
    `frame-src ${trusted}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy === null ? "'none'" : andOurs(framedBy)}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(" ")} 'allow-duplicates'`,
    `report-uri ${REPORT_PATH}`,
  ].join("; ");
};

/** A worker obeys the policy of its own script's answer; ordinary scripts ignore it. */
export const SCRIPT_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** For pictures and data, in case one is opened as a page. */
export const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** On every answer of the platform. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()",
};
