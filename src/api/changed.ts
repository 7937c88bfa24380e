import { portalApi } from "./portalApi";

/** Has what the portal shows read again that has this name: the unread counts, or the cards of applications that listen to it. */
export const changed = (what: string) =>
  portalApi.util.invalidateTags([what === "unread" ? "unread" : { type: "card", id: what }]);
