/**
 * The cookie of a device that remembers how its pages look; its value is their language. By it, whoever serves the pages
 * sends the login page in that language, and has it wait for what else is remembered.
 */
export const KEPT_COOKIE = "portal_kept";
