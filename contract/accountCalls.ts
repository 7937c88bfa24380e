import { answeredAsIs, type Call, document, get } from "./call";

/**
 * The calls that the pages where people sign in begin with. They stand apart from all others so that the first load
 * of the login page has no row that it does not need; what its later parts ask is in lateAccountCalls.ts.
 */
export const accountCalls = {
  login: { ...answeredAsIs, path: "/api/uaa/oauth/login", open: true, final401: true },
  unitConfig: { ...get, service: "uaa", path: "/api/uaa/oauth/login/unit_config", open: true },
  unitLogo: {
    ...get,
    service: "storage",
    path: "/api/storage/show/unit/{unitId}",
    answer: "bytes",
    open: true,
  },
  sharedMessages: { ...document, path: "/common/plugins/common-ph/{version}/lang/{lang}-ph.json" },
  appMessages: { ...document, path: "/{root}/{code}/lang/{lang}-{appCode}.json" },
  siteConfig: { ...document, path: "/common/site.json", cacheable: false },
} as const satisfies Record<string, Call>;
