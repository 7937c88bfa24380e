import { portalApi } from "./portalApi";

/**
 * Has what the portal shows read again that has this name: what is unread or to be done, which child is the current one, or the
 * cards of applications that listen to it.
 */
export const changed = (what: string) =>
  portalApi.util.invalidateTags([
    what === "child" || what === "unread" ? what : ({ type: "card", id: what } as const),
  ]);

/** Has all read again that is about the current child, once that is another one here. */
export const childChanged = () => portalApi.util.invalidateTags(["unread", "card"]);
