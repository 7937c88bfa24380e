/** Held by the tab that renews the session, begins one or sends a pending logout. */
export const SESSION_LOCK = "portal.session";
