import type { ListQuery, ListSort } from "./query";

/** What an address says of a list: its page from 1, its size where it is not the usual one, and how it is sorted. */
export type NamedList = Pick<ListQuery, "page" | "sort"> & { readonly size: number | null };

/** A list whose place is in the address, as it is drawn and changed there [VIEW-08]. */
export interface ListPlace extends NamedList {
  /** Puts another page, size or order into the address; `replace` makes it no step of the history. */
  readonly show: (list: NamedList, how: { readonly replace: boolean }) => void;
}

type Values = Readonly<Record<string, string | undefined>>;

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;

const SORT = /^(-?)([\w.]{1,64})$/;

function sortOf(text: string | undefined): ListSort | null {
  const [, minus, field] = SORT.exec(text ?? "") ?? [];
  return field === undefined ? null : { field, order: minus === "-" ? "desc" : "asc" };
}

/** Reads `page`, `size` and `sort` (`name`, or `-name` for the last first) of an address; what is invalid is as none. */
export const readNamedList = ({ page, size, sort }: Values): NamedList => ({
  page: wholeOf(page) ?? 1,
  size: wholeOf(size),
  sort: sortOf(sort),
});

/** The values of an address for a list; the first page and the usual size are not named. */
export const writeNamedList = ({ page, size, sort }: NamedList) => ({
  page: page > 1 ? String(page) : null,
  size: size === null ? null : String(size),
  sort: sort && `${sort.order === "desc" ? "-" : ""}${sort.field}`,
});
