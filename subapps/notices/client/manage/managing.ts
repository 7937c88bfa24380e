import type { Place } from "@portal/kit";

/** The permission to publish notices and to change them, as the platform names it. */
export const PUBLISH = "notices_publish";

const MANAGE = "manage";

/** Whether an address asks for the list of those who publish. */
export const isManaging = ({ id }: Place): boolean => id === MANAGE;

/** The address of that list, and of the notices to be read. */
export const managePlace = ({ app, fileId }: Place): Place => ({ app, fileId, id: MANAGE });
export const readPlace = ({ app, fileId }: Place): Place => ({ app, fileId, id: null });
