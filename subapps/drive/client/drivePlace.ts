import { readInnerPlace, writeInnerPlace } from "@portal/kit";

const SORTS = ["name", "size", "changedAt"] as const;

/** By what a list is sorted. */
export type SortBy = (typeof SORTS)[number];

/** What of the drive is shown. */
export interface DrivePlace {
  readonly bin: boolean;
  /** Null is the top. */
  readonly folder: string | null;
  /** What is looked for in the folder and below it; empty for all that is in the folder. */
  readonly keyword: string;
  readonly sort: SortBy;
  readonly order: "asc" | "desc";
  /** The thing that is looked at; null where none is. */
  readonly item: string | null;
}

const BIN = "/bin";
const idOf = (text: string | undefined) => (text !== undefined && /^[\w.-]{1,64}$/.test(text) ? text : null);

/** Reads a place inside of the address; what it does not understand is left out. */
export function readDrivePlace(at: string): DrivePlace {
  const { path, values } = readInnerPlace(at);
  return {
    bin: path === BIN,
    folder: idOf(values["folder"]),
    keyword: (values["keyword"] ?? "").slice(0, 60),
    sort: SORTS.find((sort) => sort === values["sort"]) ?? "name",
    order: values["order"] === "desc" ? "desc" : "asc",
    item: idOf(values["item"]),
  };
}

/** The address of a place; what is as usual is not written. */
export const writeDrivePlace = ({ bin, folder, keyword, sort, order, item }: DrivePlace): string =>
  writeInnerPlace(bin ? BIN : "/", {
    folder,
    keyword: keyword || null,
    sort: sort === "name" ? null : sort,
    order: order === "asc" ? null : order,
    item,
  });

/** The start: all that is at the top. */
export const TOP: DrivePlace = {
  bin: false,
  folder: null,
  keyword: "",
  sort: "name",
  order: "asc",
  item: null,
};
