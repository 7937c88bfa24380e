import type { BackVersion, FrontVersion, Release } from "./versions";

/** The code of the portal's own front end, and of the service that it is made for. */
export const PORTAL_CODE = "base";

/** What is known of the versions that run; what is not is null or empty [FOOT-02]. */
export interface KnownVersions {
  readonly front: FrontVersion | null;
  readonly back: readonly { readonly service: string; readonly version: BackVersion | null }[];
  readonly releases: readonly Release[];
}
