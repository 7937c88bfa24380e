/**
 * The cookie of a device on which a person has a desktop of their own: a layout, applications arranged or opened. The server
 * draws their desktop by it.
 */
export const DESK_COOKIE = "portal_desk";
