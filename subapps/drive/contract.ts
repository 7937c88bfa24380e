import { z } from "zod";
import { defineContract } from "../../contract/define";
import { flag, id, idOut, line, pageOf, paging, wholeFrom } from "../../contract/schemas/common";
import { searchIn, searchOut } from "../../contract/schemas/slots";

/** The name of a file or a folder: no path, no control character, and not only dots or blanks. */
const name = line(255).regex(/^(?![\s.]*$)[^/\\]+$/u);

/** The folder itself, or the top of the drive where none is named. */
const folder = id.optional();

/** The most things that one call names. */
const MANY = 500;
const ids = z.array(id).min(1).max(MANY);

/** What becomes of a thing whose name is taken where it is put: both stay, the one that is there goes to the bin, or it is left where it was. */
const clash = z.enum(["both", "replace", "skip"]);

const item = z.object({
  id: idOut,
  kind: z.enum(["folder", "file"]),
  name: z.string(),
  /** Bytes; 0 for a folder. */
  size: z.number().int().min(0),
  /** `YYYY-MM-DD HH:mm:ss`; in the bin, when it was put there. */
  changedAt: z.string(),
  /** Where a file is read, with ranges; empty for a folder. */
  url: z.string(),
  /** The folder that it is in; empty at the top. */
  folder: z.string(),
});

const crumb = z.object({ id: idOut, name: z.string() });

/** The calls of Drive. */
export const contract = defineContract({
  list: {
    path: "/api/drive/list",
    summary: "What is in a folder of the person's drive, or in its bin, paged; folders first",
    in: paging.extend({
      folder,
      bin: flag.default(false),
      /** Looks in the folder and all below it. */
      keyword: line(60).optional(),
      sort: z.enum(["name", "size", "changedAt"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    }),
    /** With the way to the folder, from the top. */
    out: pageOf(item).extend({ path: z.array(crumb) }),
  },
  one: {
    path: "/api/drive/one",
    summary: "One file or folder of the person's, for an address that names it",
    in: z.object({ id }),
    out: item.extend({ path: z.array(crumb) }),
  },
  recent: {
    path: "/api/drive/recent",
    summary: "The person's files, those that came last first, for the card of the desktop",
    in: paging,
    out: pageOf(item),
  },
  search: {
    path: "/api/drive/search",
    summary: "The person's files and folders by their names, for the portal's search",
    in: searchIn,
    out: searchOut,
  },
  folders: {
    path: "/api/drive/folders",
    summary: "The folders inside a folder, by name, for choosing where to move something",
    in: paging.extend({ folder }),
    out: pageOf(crumb).extend({ path: z.array(crumb) }),
  },
  space: {
    path: "/api/drive/space",
    summary: "How much of the person's space is used, the bin included; both in bytes",
    in: z.object({}),
    out: z.object({ used: z.number().int().min(0), limit: z.number().int().min(0) }),
  },
  clashes: {
    method: "POST",
    path: "/api/drive/clashes",
    summary: "Which of these names are taken in a folder, whatever their case",
    in: z.object({ folder, names: z.array(name).min(1).max(MANY) }),
    out: z.object({ names: z.array(z.string()) }),
  },
  makeFolder: {
    method: "POST",
    path: "/api/drive/folder/make",
    summary: "Makes a folder; refused where the name is taken",
    in: z.object({ folder, name }),
    out: item,
  },
  makeTree: {
    method: "POST",
    path: "/api/drive/folder/tree",
    summary: "Makes the folders of paths, as a folder that is uploaded has them; what is there is used",
    in: z.object({ folder, paths: z.array(z.array(name).min(1).max(32)).min(1).max(MANY) }),
    /** The folder of each path, in their order. */
    out: z.object({ ids: z.array(idOut) }),
  },
  take: {
    method: "POST",
    path: "/api/drive/take",
    summary: "Puts a stored file into a folder. The same `upload` again answers what it came to",
    in: z.object({
      folder,
      name,
      upload: z.string().regex(/^[\w-]{1,64}$/),
      /** The platform's answer about the stored file, of which the id counts. */
      file: z.object({ id }),
      clash: clash.default("both"),
    }),
    /** Null where it was to be skipped. */
    out: item.nullable(),
  },
  rename: {
    method: "POST",
    path: "/api/drive/rename",
    summary: "Gives a file or a folder another name; refused where that is taken",
    in: z.object({ id, name }),
    out: item,
  },
  move: {
    method: "POST",
    path: "/api/drive/move",
    summary: "Moves things to a folder; one that would go into itself is refused",
    in: z.object({ ids, to: folder, clash: clash.default("both") }),
    /** Those that were moved. */
    out: z.object({ ids: z.array(idOut) }),
  },
  copy: {
    method: "POST",
    path: "/api/drive/copy",
    summary: "Copies things to a folder, folders with all that is in them",
    in: z.object({ ids, to: folder, clash: clash.default("both") }),
    /** The copies. */
    out: z.object({ ids: z.array(idOut) }),
  },
  remove: {
    method: "POST",
    path: "/api/drive/remove",
    summary: "Puts things into the bin, where they stay for 30 days",
    in: z.object({ ids }),
    out: z.object({ ids: z.array(idOut) }),
  },
  restore: {
    method: "POST",
    path: "/api/drive/restore",
    summary: "Takes things out of the bin to where they were, or to the top where that folder is gone",
    in: z.object({ ids }),
    out: z.object({ ids: z.array(idOut) }),
  },
  purge: {
    method: "POST",
    path: "/api/drive/purge",
    summary:
      "Deletes things of the bin for good, or all of it where none are named; their space is free again",
    in: z.object({ ids: ids.optional() }),
    out: z.object({ count: wholeFrom(0) }),
  },
});
