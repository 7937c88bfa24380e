import { z } from "zod";
import { defineContract } from "../../contract/define";
import {
  address,
  flag,
  id,
  idOut,
  line,
  pageOf,
  paging,
  sending,
  wholeFrom,
  words,
} from "../../contract/schemas/common";
import { filesIn, filesOut, searchIn, searchOut } from "../../contract/schemas/slots";

/** The name of a file or a folder: no path, no control character, and not only dots or blanks. */
const name = words(255).regex(/^(?![\s.]*$)[^/\\]+$/u);

/** The folder itself, or the top of the drive where none is named. */
const folder = id.optional();

/** The most things that one call names. */
const MANY = 500;
const ids = z.array(id).min(1).max(MANY);

/** As many names as a hundred paths of the greatest depth have. */
const MOST_NAMES = 3200;

/** The names on the ways to folders. They are counted before they are read: each wrong one would take its time [SEC-06]. */
const paths = z
  .array(z.array(z.string()).min(1).max(32))
  .min(1)
  .max(MANY)
  .refine((all) => all.reduce((count, { length }) => count + length, 0) <= MOST_NAMES)
  .pipe(z.array(z.array(name)));

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
  url: address,
  /** The folder that it is in; empty at the top. */
  folder: z.string(),
});

/** A thing that the person has, and whether they share it. */
const ownItem = item.extend({ shared: z.boolean() });

/** A thing that another person shares, or that the person shares with a class of theirs. */
const sharedItem = item.extend({
  /** Whose it is. */
  owner: z.string(),
  mine: z.boolean(),
  /** The last day on which it can be read, `YYYY-MM-DD`; empty where it has none. */
  lastDay: z.string(),
});

/** With whom things are shared: a person by the id, a class by the Chinese part of its name. */
const target = z.object({ kind: z.enum(["person", "class"]), target: line(64).min(1) });

/** Things in a file manager's order. */
const sorting = paging.extend({
  folder,
  /** Looks in the folder and all below it. */
  keyword: words(60).optional(),
  sort: z.enum(["name", "size", "changedAt"]).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

const schoolClass = z.object({ code: z.string(), name: z.string() });

const crumb = z.object({ id: idOut, name: z.string() });

/** The calls of Drive. */
export const contract = defineContract({
  list: {
    path: "/api/drive/list",
    summary: "What is in a folder of the person's drive, or in its bin, paged; folders first",
    in: sorting.extend({ bin: flag.default(false) }),
    /** With the way to the folder, from the top. */
    out: pageOf(ownItem).extend({ path: z.array(crumb) }),
  },
  one: {
    path: "/api/drive/one",
    summary: "One file or folder of the person's, for an address that names it",
    in: z.object({ id }),
    out: item.extend({ path: z.array(crumb) }),
  },
  classes: {
    path: "/api/drive/classes",
    summary: "The classes whose files the person may read, and whether they may put files there",
    in: z.object({}),
    out: z.object({ list: z.array(schoolClass), shares: z.boolean() }),
  },
  sharedList: {
    path: "/api/drive/shared/list",
    summary:
      "What is shared with a class, or with the person themselves where none is named; paged, folders first",
    in: sorting.extend({ class: line(64).min(1).optional() }),
    /** With the way from what is shared to the folder, and whether the person may put things there. */
    out: pageOf(sharedItem).extend({ path: z.array(crumb), mine: z.boolean() }),
  },
  sharedOne: {
    path: "/api/drive/shared/one",
    summary: "One file or folder that the person may read because it is shared, for an address that names it",
    in: z.object({ id }),
    out: sharedItem.extend({ path: z.array(crumb) }),
  },
  audience: {
    path: "/api/drive/share/audience",
    summary: "People with these words in their names with whom the person may share; at most 20",
    in: z.object({ q: words(60) }),
    out: z.object({
      people: z.array(
        z.object({ id: idOut, name: z.string(), type: z.number().int(), className: z.string() }),
      ),
    }),
  },
  shares: {
    path: "/api/drive/share/list",
    summary: "With whom a thing of the person's is shared",
    in: z.object({ id }),
    out: z.object({
      list: z.array(
        target.extend({
          id: idOut,
          /** The person's or the class's, which may be bilingual. */
          name: z.string(),
          lastDay: z.string(),
        }),
      ),
    }),
  },
  sharing: {
    path: "/api/drive/share/adding",
    summary: "Which message a person would get if a thing were shared with them",
    in: z.object({ id, person: id }),
    out: z.object({ sending }),
  },
  share: {
    method: "POST",
    path: "/api/drive/share/add",
    summary: "Lets people or classes read things; those who may already get the new last day",
    in: z.object({
      ids: z.array(id).min(1).max(50),
      to: z.array(target).min(1).max(50),
      /** `YYYY-MM-DD`; none where it is shared until that is ended. */
      lastDay: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d$/)
        .optional(),
    }),
    out: z.object({ count: wholeFrom(0) }),
  },
  unshare: {
    method: "POST",
    path: "/api/drive/share/end",
    summary: "Ends shares, by their ids",
    in: z.object({ ids }),
    out: z.object({ count: wholeFrom(0) }),
  },
  leave: {
    method: "POST",
    path: "/api/drive/shared/leave",
    summary:
      "Takes things off the list of what is shared with the person, who can no longer read them by that",
    in: z.object({ ids }),
    out: z.object({ count: wholeFrom(0) }),
  },
  classFolder: {
    method: "POST",
    path: "/api/drive/share/class",
    summary:
      "The folder of the person's whose content a class sees among its files, made where it is not there",
    in: z.object({ class: line(64).min(1) }),
    out: item,
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
  pick: {
    path: "/api/drive/pick",
    summary: "What is in a folder of the person's drive, for other applications to attach; folders first",
    in: filesIn,
    out: filesOut,
  },
  folders: {
    path: "/api/drive/folders",
    summary: "The folders inside a folder, by name, for choosing where to move something",
    in: paging.extend({ folder }),
    out: pageOf(crumb).extend({ path: z.array(crumb) }),
  },
  zip: {
    path: "/api/drive/zip",
    summary:
      "Things with all that is in them as one zip file, also those that are shared with the person; refused where they are more than 10,000",
    answer: "file",
    in: z.object({ ids: z.string().regex(/^[\w.-]{1,64}(,[\w.-]{1,64}){0,99}$/) }),
    out: z.null(),
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
    summary: "Which of these names are taken in a folder, whatever their case, as they were asked",
    in: z.object({ folder, names: z.array(z.string().max(255)).min(1).max(MANY) }),
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
    in: z.object({ folder, paths }),
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
