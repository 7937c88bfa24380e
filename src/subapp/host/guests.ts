import type { GuestSlots } from "../../base/core/apps/guests";

/** Put in by the build, from the `app.json` of every application. */
declare const __GUESTS__: readonly GuestSlots[];

/** The applications that fill places of the portal. */
export const guests: readonly GuestSlots[] = __GUESTS__;
