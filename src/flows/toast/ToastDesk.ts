import type { Arrival } from "./step";
import type { Notice } from "../../core/wire/text";

/** The log of a page's notices, as those who lead to it know it. */
export interface NoticeLogEntry {
  /** Whether the person wants quiet. */
  readonly quiet: boolean;
  /** How many notices they have not seen. */
  readonly unread: number;
  readonly open: () => void;
}

/**
 * Who decides over a page's notices before they are shown; an immutable picture of it, so that another takes its place
 * when it changes. Account pages have none: there every notice is shown [MORE-03].
 */
export interface NoticeDesk {
  /** The notice as it is to be shown, or null where it is not. */
  readonly take: (notice: Notice, arrival: Arrival) => Notice | null;
  /** Hears that a notice which waited behind others is shown now. */
  readonly see: (notice: Notice) => void;
  /** Forgets all notices: the person has gone [SEC-03]. */
  readonly forget: () => void;
  /** Null where none is kept. */
  readonly log: NoticeLogEntry | null;
}
