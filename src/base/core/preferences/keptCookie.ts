/**
 * The cookie of a device that remembers how its pages look; its value is their language. With it, the server
 * sends the login page in that language, and makes it wait for the other stored values.
 */
export const KEPT_COOKIE = "portal_kept";
