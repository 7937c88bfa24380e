/** Held by whoever renews the session, begins one or ends one that was to have ended, in whichever tab. */
export const SESSION_LOCK = "portal.session";
