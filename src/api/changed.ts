import { portalApi } from "./portalApi";

/**
 * Has what the portal shows read again that has this name: what is unread or to be done, all that is about the current child, or
 * the cards of applications that listen to it.
 */
export const changed = (what: string) =>
  portalApi.util.invalidateTags(
    what === "child"
      ? ["child", "unread", "card"]
      : [what === "unread" ? "unread" : { type: "card", id: what }],
  );
