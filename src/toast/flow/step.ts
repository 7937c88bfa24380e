import { MOST_LOGGED, type LoggedToast } from "../core/toastLog";
import type { Toast } from "../../base/core/wire/text";
import { isQuiet, passesQuiet, type QuietUntil } from "./quiet";
import { durationFor, type Stay } from "../../base/flow/toast/stay";
import type { HowShown } from "../../base/flow/toast/ToastPolicy";
import { saysTheSame } from "../../base/flow/toast/urgency";

/** The person's choices about toasts. */
interface ToastWishes {
  readonly stay: Stay;
  readonly quietUntil: QuietUntil;
}

/** The toasts of one person on one page: their choices, and all toasts so far, newest first. */
export interface ToastLogState extends ToastWishes {
  readonly log: readonly LoggedToast[];
  /** Whether the log is shown. */
  readonly open: boolean;
}

/** What happens to toasts; `now` in milliseconds since 1970. */
export type ToastEvent =
  | { readonly type: "said"; readonly toast: Toast; readonly now: number; readonly howShown: HowShown }
  | { readonly type: "seen"; readonly toast: Toast }
  | { readonly type: "wished"; readonly wishes: ToastWishes; readonly now: number }
  /** What a page of this tab has left of the same person. */
  | { readonly type: "recalled"; readonly log: readonly LoggedToast[] }
  | { readonly type: "opened" | "closed" }
  | { readonly type: "forgotten" };

/** What to do: show a toast, or announce that quiet is over and how many are in the log. */
export type ToastEffect =
  | { readonly run: "show"; readonly toast: Toast }
  | { readonly run: "tell"; readonly count: number };

/** No toasts yet, and the default choices. */
export const EMPTY_LOG: ToastLogState = { stay: "normal", quietUntil: null, log: [], open: false };

/** How many toasts in the log have not been seen. */
export const unreadOf = ({ log }: Pick<ToastLogState, "log">): number =>
  log.filter(({ read }) => !read).length;

type Next = readonly [ToastLogState, ToastEffect | null];

function enter(
  state: ToastLogState,
  { toast, now, howShown }: Extract<ToastEvent, { type: "said" }>,
  held: boolean,
): ToastLogState {
  const { log } = state;
  const { severity, text } = toast;
  // Unseen repetitions, or those on the screen, are one entry with the latest time.
  const before = log.find(
    (other) => saysTheSame(other, toast) && (held ? !other.read : howShown === "again" && !other.held),
  );
  const entry: LoggedToast = {
    id: 1 + Math.max(0, ...log.map((other) => other.id)),
    severity,
    text,
    time: now,
    times: 1 + (before?.times ?? 0),
    held,
    read: !held && (before?.read ?? howShown !== "waiting"),
  };
  return { ...state, log: [entry, ...log.filter((other) => other !== before)].slice(0, MOST_LOGGED) };
}

/**
 * What happens to toasts [MORE-03]: they are shown for as long as the person chose, or held during quiet; either way
 * they are in the log, and unread there until they have been on the screen. When quiet ends, the person reads how many
 * they missed, unless the log is open.
 */
export function stepToasts(state: ToastLogState, event: ToastEvent): Next {
  switch (event.type) {
    case "said": {
      const { toast, now } = event;
      const held = isQuiet(state.quietUntil, now) && !passesQuiet(toast);
      const next = enter(state, event, held);
      if (held) return [next, null];
      const duration = durationFor(state.stay, toast.duration);
      return [next, { run: "show", toast: { ...toast, ...(duration !== undefined && { duration }) } }];
    }
    case "seen": {
      const isIt = (entry: LoggedToast) => !entry.held && saysTheSame(entry, event.toast);
      return [
        { ...state, log: state.log.map((entry) => (isIt(entry) ? { ...entry, read: true } : entry)) },
        null,
      ];
    }
    case "wished": {
      const { stay, quietUntil } = event.wishes;
      const next = { ...state, stay, quietUntil: isQuiet(quietUntil, event.now) ? quietUntil : null };
      const count = state.log.filter(({ held, read }) => held && !read).length;
      const isOver = state.quietUntil !== null && next.quietUntil === null;
      return [next, isOver && count > 0 && !state.open ? { run: "tell", count } : null];
    }
    case "recalled": {
      const last = Math.max(0, ...event.log.map(({ id }) => id));
      // What this page has said by then is newer.
      const said = state.log.map((entry) => ({ ...entry, id: entry.id + last }));
      return [{ ...state, log: [...said, ...event.log].slice(0, MOST_LOGGED) }, null];
    }
    case "opened":
      return [{ ...state, open: true }, null];
    case "closed":
      return [{ ...state, open: false, log: state.log.map((entry) => ({ ...entry, read: true })) }, null];
    case "forgotten":
      return [EMPTY_LOG, null];
  }
}
