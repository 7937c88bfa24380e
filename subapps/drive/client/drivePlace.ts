import { readInnerPlace, writeInnerPlace } from "@portal/kit";

const SORTS = ["name", "size", "changedAt"] as const;

/** By what a list is sorted. */
export type SortBy = (typeof SORTS)[number];

/** The parts of a drive, and their paths: the person's own files, those of their classes, those shared with them, and the bin. */
const PATHS = { mine: "/", class: "/class", shared: "/shared", bin: "/bin" } as const;

/** A part of the drive. */
export type Room = keyof typeof PATHS;

/** What of the drive is shown. */
export interface DrivePlace {
  readonly room: Room;
  /** The class whose files are shown, by its code; null for the person's first. */
  readonly of: string | null;
  /** Null is the top. */
  readonly folder: string | null;
  /** What is looked for in the folder and below it; empty for all that is in the folder. */
  readonly keyword: string;
  readonly sort: SortBy;
  readonly order: "asc" | "desc";
  readonly view: "list" | "tiles";
  /** The thing that is looked at; null where none is. */
  readonly item: string | null;
}

const roomOf = (path: string): Room =>
  (Object.keys(PATHS) as Room[]).find((room) => PATHS[room] === path) ?? "mine";
const classOf = (text: string | undefined) =>
  text !== undefined && /^\P{Cc}{1,64}$/u.test(text) ? text : null;
const idOf = (text: string | undefined) => (text !== undefined && /^[\w.-]{1,64}$/.test(text) ? text : null);

/** Reads a place inside of the address; what it does not understand is left out. */
export function readDrivePlace(at: string): DrivePlace {
  const { path, values } = readInnerPlace(at);
  const room = roomOf(path);
  return {
    room,
    of: room === "class" ? classOf(values["of"]) : null,
    folder: idOf(values["folder"]),
    keyword: (values["keyword"] ?? "").slice(0, 60),
    sort: SORTS.find((sort) => sort === values["sort"]) ?? "name",
    order: values["order"] === "desc" ? "desc" : "asc",
    view: values["view"] === "tiles" ? "tiles" : "list",
    item: idOf(values["item"]),
  };
}

/** The address of a place; what is as usual is not written. */
export const writeDrivePlace = ({ room, of, folder, keyword, sort, order, view, item }: DrivePlace): string =>
  writeInnerPlace(PATHS[room], {
    of,
    folder,
    keyword: keyword || null,
    sort: sort === "name" ? null : sort,
    order: order === "asc" ? null : order,
    view: view === "list" ? null : view,
    item,
  });

/** The start: all that is at the top. */
export const TOP: DrivePlace = {
  room: "mine",
  of: null,
  folder: null,
  keyword: "",
  sort: "name",
  order: "asc",
  view: "list",
  item: null,
};
