/** The column a list is sorted by, and which way. */
export interface ListSort {
  readonly field: string;
  readonly order: "asc" | "desc";
}

/** The request for a page of rows. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly sort: ListSort | null;
  readonly fields: Readonly<Record<string, unknown>>;
}
