import type { ReactNode } from "react";
import type { MarkedWords } from "./core/marks";

/** One row of the search: a link, or something that takes place. */
export interface Row {
  /** Of its own among all rows. */
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: MarkedWords;
  readonly detail: MarkedWords | null;
  /** The words of its text in which it was found. */
  readonly text?: MarkedWords | null;
  /** What stands beside it: that it is hidden from the desktop, or that it is so already. */
  readonly badge?: "search.hidden" | "search.current" | null;
  /** Absent for an action. */
  readonly href?: string;
  readonly newWindow?: boolean;
  /** May not be opened in a window of its own, because a click on it is held. */
  readonly held?: boolean;
  /** Takes place once the search is closed. */
  readonly run: () => void;
}

/** Rows under one heading. */
export interface RowGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Groups that have rows. */
export const filled = (groups: readonly RowGroup[]): readonly RowGroup[] =>
  groups.filter(({ rows }) => rows.length > 0);
