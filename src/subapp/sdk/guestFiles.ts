import type { GuestFiles } from "../../base/core/apps/guests";

/** Put in by the build, from the `app.json` of every application. */
declare const __GUEST_FILES__: readonly GuestFiles[];

/** The applications of this build that offer the person's files to be attached. */
export const guestFiles: readonly GuestFiles[] = __GUEST_FILES__;
