/** The permission to publish notices and to change them, as the platform names it. */
export const PUBLISH = "notices_publish";

/** The place of the list of those who publish; that of the notices to be read is the start. */
export const MANAGE = "/manage";
export const READ = "";
