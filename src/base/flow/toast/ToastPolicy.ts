import type { Toast } from "../../core/wire/text";

/** Where a toast is shown: on the screen, behind others that fill it, or as a repetition of one on the screen. */
export type HowShown = "shown" | "waiting" | "again";

/** The log of a page's toasts, for the views that open it. */
export interface ToastLogEntry {
  /** Whether the person wants quiet. */
  readonly quiet: boolean;
  /** How many toasts they have not seen. */
  readonly unread: number;
  readonly open: () => void;
}

/**
 * Decides about a page's toasts before they are shown. It is an immutable snapshot, replaced when it
 * changes. Account pages have none: there every toast is shown [MORE-03].
 */
export interface ToastPolicy {
  /** The toast as it is to be shown, or null to hold it. */
  readonly take: (toast: Toast, howShown: HowShown) => Toast | null;
  /** Called when a toast that waited behind others is shown. */
  readonly see: (toast: Toast) => void;
  /** Forgets all toasts: the person has signed out [SEC-03]. */
  readonly forget: () => void;
  /** Null without a log. */
  readonly log: ToastLogEntry | null;
}
