/** The column a list is sorted by, and which way. */
export interface ListSort {
  readonly field: string;
  readonly order: "asc" | "desc";
}

/** What is asked for. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: ListSort | null;
  readonly fields: Readonly<Record<string, unknown>>;
}
