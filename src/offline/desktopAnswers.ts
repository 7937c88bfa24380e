import { base } from "../../contract/base";
import { uaa } from "../../contract/uaa";
import type { GuestSlots } from "../base/core/apps/guests";
import { type StoredCall, storedCalls } from "./core/storedAnswers";

const UNREAD = { id: "offline.unread" } as const;

/**
 * The platform's own calls that a desktop is drawn from. Who is signed in is not among them: that answer carries a token, and the
 * person's record is stored without it (AUTH-10).
 */
const OWN: readonly StoredCall[] = [
  { path: base.myAppIcons.path, shows: null, needed: true },
  { path: base.desktopColor.path, shows: null },
  { path: base.messageConfig.path, shows: null },
  { path: uaa.unitConfig.path, shows: null },
  { path: base.children.path, shows: null },
  { path: base.currentChild.path, shows: null },
  { path: base.childCounts.path, shows: UNREAD },
  { path: base.unreadCodeCount.path, shows: UNREAD },
  { path: base.unhandledCount.path, shows: UNREAD },
  { path: base.unreadMessages.path, shows: { id: "offline.messages" } },
  { path: base.popUpBox.path, shows: { id: "offline.todos" } },
];

/** All calls of a desktop, with those of the applications that have a card on it. */
export const desktopAnswers = (guests: readonly GuestSlots[]): readonly StoredCall[] =>
  storedCalls(OWN, guests);
