import type { Notice, Text } from "../wire/text";
import { isQuiet, passesQuiet, type QuietUntil } from "./quiet";
import { durationFor, type Stay } from "./stay";
import { saysTheSame } from "./urgency";

/** A notice in the log. */
export interface LoggedNotice {
  readonly id: number;
  readonly severity: Notice["severity"];
  /** Not yet in a language, so that the log speaks that of now. */
  readonly text: Text;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** It came while it was quiet, and was not shown. */
  readonly held: boolean;
  /** It was shown when it came, or the log was looked at since. */
  readonly read: boolean;
}

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
  | { readonly type: "said"; readonly notice: Notice; readonly now: number }
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

function enter(book: NoticeBook, notice: Notice, now: number, held: boolean): NoticeBook {
  const { severity, text } = notice;
  // What repeats itself unseen is one entry with the latest time.
  const others = held ? book.log.filter((other) => other.read || !saysTheSame(other, notice)) : book.log;
  const id = 1 + Math.max(0, ...book.log.map((other) => other.id));
  const entry: LoggedNotice = { id, severity, text, time: now, held, read: !held };
  return { ...book, log: [entry, ...others].slice(0, MOST_LOGGED) };
}

/**
 * What becomes of notices [MORE-03]: shown for as long as the person wishes, or held while they want quiet; either way
 * they are in the log. When quiet ends, the person is told how many they missed, unless they are looking at the log.
 */
export function step(book: NoticeBook, event: NoticeEvent): Next {
  switch (event.type) {
    case "said": {
      const { notice, now } = event;
      const held = isQuiet(book.quietUntil, now) && !passesQuiet(notice);
      const next = enter(book, notice, now, held);
      if (held) return [next, null];
      const duration = durationFor(book.stay, notice.duration);
      return [next, { run: "show", notice: { ...notice, ...(duration !== undefined && { duration }) } }];
    }
    case "wished": {
      const { stay, quietUntil } = event.wishes;
      const next = { ...book, stay, quietUntil: isQuiet(quietUntil, event.now) ? quietUntil : null };
      const count = unreadOf(book);
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
