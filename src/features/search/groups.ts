import type { ReactNode } from "react";
import type { Range } from "../../core/search/fold";

/** Words with what is marked in them. */
export interface MarkedWords {
  readonly words: string;
  readonly ranges: readonly Range[];
}

/** One row of the search: a link, or something that takes place. */
export interface Row {
  /** Of its own among all rows. */
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: MarkedWords;
  readonly detail: MarkedWords | null;
  /** The person has hidden it from the desktop. */
  readonly hidden?: boolean;
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

/** Words without anything marked in them. */
export const plain = (words: string): MarkedWords => ({ words, ranges: [] });

/** Groups that have rows. */
export const filled = (groups: readonly RowGroup[]): readonly RowGroup[] =>
  groups.filter(({ rows }) => rows.length > 0);
