import type { GuestSlots } from "../base/core/apps/guests";

/** Put in by the build, from the `app.json` of every application. */
declare const __GUESTS__: readonly GuestSlots[];

/** The places of the portal that applications fill. */
export const guestSlots: readonly GuestSlots[] = __GUESTS__;
