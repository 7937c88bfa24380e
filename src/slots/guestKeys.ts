import type { GuestKeys } from "../base/core/apps/guests";

/** Put in by the build, from the `app.json` of every application. */
declare const __GUEST_KEYS__: readonly GuestKeys[];

/** The keys of the applications that came with this build; they come with the code of the list of keys. */
export const guestKeys: readonly GuestKeys[] = __GUEST_KEYS__;
