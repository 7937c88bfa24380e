import type { Notice, Text } from "../../core/wire/text";
import { isQuiet, passesQuiet, type QuietUntil } from "./quiet";
import { durationFor, type Stay } from "./stay";
import { saysTheSame } from "./urgency";

/** A notice in the log. */
export interface LoggedNotice {
  readonly id: number;
  readonly severity: Notice["severity"];
  /** Not yet in a language, so that the log speaks that of now. */
  readonly text: Text;
  /** Milliseconds since 1970; of one that came several times the latest. */
  readonly time: number;
  /** How often it came before it was seen, or before it was gone from the screen. */
  readonly times: number;
  /** It came while it was quiet, and was not shown. */
  readonly held: boolean;
  /** It was shown, or the log was looked at since. */
  readonly read: boolean;
}

/** Where a notice comes: upon the screen, behind others that fill it, or upon itself, which is still there. */
export type Arrival = "shown" | "waiting" | "again";

/** What the person wants of notices. */
export interface NoticeWishes {
  readonly stay: Stay;
  readonly quietUntil: QuietUntil;
}

/** The notices of one person on one page: what they want of them, and all that came, newest first. */
export interface NoticeBook extends NoticeWishes {
  readonly log: readonly LoggedNotice[];
  /** Whether the log is on the screen. */
  readonly open: boolean;
}

/** What happens to notices; `now` in milliseconds since 1970. */
export type NoticeEvent =
  | { readonly type: "said"; readonly notice: Notice; readonly now: number; readonly arrival: Arrival }
  | { readonly type: "seen"; readonly notice: Notice }
  | { readonly type: "wished"; readonly wishes: NoticeWishes; readonly now: number }
  | { readonly type: "opened" | "closed" }
  | { readonly type: "forgotten" };

/** What is to be done: show a notice, or tell that quiet is over and how many are in the log. */
export type NoticeEffect =
  { readonly run: "show"; readonly notice: Notice } | { readonly run: "tell"; readonly count: number };

/** How many notices the log keeps; older ones go [MORE-03]. */
export const MOST_LOGGED = 200;

/** Nothing has come, and nothing is wished for. */
export const EMPTY_BOOK: NoticeBook = { stay: "normal", quietUntil: null, log: [], open: false };

/** How many notices in the log have not been seen. */
export const unreadOf = ({ log }: Pick<NoticeBook, "log">): number => log.filter(({ read }) => !read).length;

type Next = readonly [NoticeBook, NoticeEffect | null];

function enter(
  book: NoticeBook,
  { notice, now, arrival }: Extract<NoticeEvent, { type: "said" }>,
  held: boolean,
): NoticeBook {
  const { log } = book;
  const { severity, text } = notice;
  // What repeats itself unseen, or while it is on the screen, is one entry with the latest time.
  const before = log.find(
    (other) => saysTheSame(other, notice) && (held ? !other.read : arrival === "again" && !other.held),
  );
  const entry: LoggedNotice = {
    id: 1 + Math.max(0, ...log.map((other) => other.id)),
    severity,
    text,
    time: now,
    times: 1 + (before?.times ?? 0),
    held,
    read: !held && (before?.read ?? arrival !== "waiting"),
  };
  return { ...book, log: [entry, ...log.filter((other) => other !== before)].slice(0, MOST_LOGGED) };
}

/**
 * What becomes of notices [MORE-03]: shown for as long as the person wishes, or held while they want quiet; either way
 * they are in the log, and unread there until they have been on the screen. When quiet ends, the person is told how many they missed, unless they are looking at the log.
 */
export function step(book: NoticeBook, event: NoticeEvent): Next {
  switch (event.type) {
    case "said": {
      const { notice, now } = event;
      const held = isQuiet(book.quietUntil, now) && !passesQuiet(notice);
      const next = enter(book, event, held);
      if (held) return [next, null];
      const duration = durationFor(book.stay, notice.duration);
      return [next, { run: "show", notice: { ...notice, ...(duration !== undefined && { duration }) } }];
    }
    case "seen": {
      const isIt = (entry: LoggedNotice) => !entry.held && saysTheSame(entry, event.notice);
      return [
        { ...book, log: book.log.map((entry) => (isIt(entry) ? { ...entry, read: true } : entry)) },
        null,
      ];
    }
    case "wished": {
      const { stay, quietUntil } = event.wishes;
      const next = { ...book, stay, quietUntil: isQuiet(quietUntil, event.now) ? quietUntil : null };
      const count = book.log.filter(({ held, read }) => held && !read).length;
      const isOver = book.quietUntil !== null && next.quietUntil === null;
      return [next, isOver && count > 0 && !book.open ? { run: "tell", count } : null];
    }
    case "opened":
      return [{ ...book, open: true }, null];
    case "closed":
      return [{ ...book, open: false, log: book.log.map((entry) => ({ ...entry, read: true })) }, null];
    case "forgotten":
      return [EMPTY_BOOK, null];
  }
}
