import type { GuestSearch } from "../base/core/apps/guests";

/** Put in by the build, from the `app.json` of every application. */
declare const __GUEST_SEARCHES__: readonly GuestSearch[];

/** What the search knows of the applications that came with this build; it comes with the search's code. */
export const guestSearches: readonly GuestSearch[] = __GUEST_SEARCHES__;
