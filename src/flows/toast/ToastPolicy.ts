import type { HowShown } from "./step";
import type { Toast } from "../../core/wire/text";

/** The log of a page's toasts, as those who lead to it know it. */
export interface ToastLogEntry {
  /** Whether the person wants quiet. */
  readonly quiet: boolean;
  /** How many toasts they have not seen. */
  readonly unread: number;
  readonly open: () => void;
}

/**
 * Who decides over a page's toasts before they are shown; an immutable picture of it, so that another takes its place
 * when it changes. Account pages have none: there every toast is shown [MORE-03].
 */
export interface ToastPolicy {
  /** The toast as it is to be shown, or null where it is not. */
  readonly take: (toast: Toast, howShown: HowShown) => Toast | null;
  /** Hears that a toast which waited behind others is shown now. */
  readonly see: (toast: Toast) => void;
  /** Forgets all toasts: the person has gone [SEC-03]. */
  readonly forget: () => void;
  /** Null where none is kept. */
  readonly log: ToastLogEntry | null;
}
