import { z } from "zod";
import { defineContract } from "../../contract/define";
import { address, id, idOut, pageOf, paging, prose, words } from "../../contract/schemas/common";
import { searchIn, searchOut } from "../../contract/schemas/slots";

/** Keeps the mark between two languages out of text that is of one, and out of what comes about when two are joined. */
const ONE_LANGUAGE = /^(?!\s*\||[^]*(?:\|\|\||\|\s*$))/;
const NOT_BLANK = /[^\s|]/;

const oneLine = (most: number) => words(most).regex(ONE_LANGUAGE);
const lines = (most: number) => prose(most).regex(ONE_LANGUAGE);

/** The name of a file: no path, no control character, and not only dots or blanks. */
const fileName = words(255).regex(/^(?![\s.]*$)[^/\\]+$/u);

/** So many files one notice has at most. */
const MOST_ATTACHMENTS = 10;

const attachment = z.object({
  /** The stored file's id. */
  file: idOut,
  name: z.string(),
  /** Bytes. */
  size: z.number().int().min(0),
  /** Where it is read. */
  url: address,
});

const notice = z.object({
  id: idOut,
  title: z.string(),
  content: z.string(),
  author: z.string(),
  category: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  publishedAt: z.string(),
  read: z.boolean(),
  attachments: z.array(attachment),
});

/** The calls of Notices. */
export const contract = defineContract({
  list: {
    path: "/api/notice/list",
    summary: "Notices of the person's unit, paged, newest first unless sorted otherwise",
    in: paging.extend({
      keyword: words(60).optional(),
      sort: z.enum(["title", "category", "author", "publishedAt"]).default("publishedAt"),
      order: z.enum(["asc", "desc"]).default("desc"),
    }),
    /**
     * With how many of all the person has not read, whatever is looked for. Notices of a page of more than 100 come without their
     * content, which `one` has: 400 of them have 4,000,000 characters.
     */
    out: pageOf(notice.partial({ content: true })).extend({ unread: z.number().int().min(0) }),
  },
  search: {
    path: "/api/notice/search",
    summary: "Notices of the person's unit with these words, for the portal's search; the newest first",
    in: searchIn,
    out: searchOut,
  },
  one: {
    path: "/api/notice/one",
    summary: "One notice of the person's unit, for an address that names it",
    in: z.object({ id }),
    out: notice,
  },
  save: {
    method: "POST",
    path: "/api/notice/save",
    summary: "Publishes a notice for the person's unit, or changes one",
    in: z.object({
      /** The notice to change; a new one is published where none is named. */
      id: id.optional(),
      title: oneLine(60).regex(NOT_BLANK),
      englishTitle: oneLine(120).default(""),
      /** May be bilingual. */
      category: words(60).regex(NOT_BLANK),
      content: lines(2000).regex(NOT_BLANK),
      englishContent: lines(4000).default(""),
      /** Stored files of the person's own, and those that the notice has already; without it the notice keeps what it has. */
      attachments: z
        .array(z.object({ file: id, name: fileName }))
        .max(MOST_ATTACHMENTS)
        .optional(),
    }),
    out: z.object({ id: idOut }),
  },
  read: {
    method: "POST",
    path: "/api/notice/read",
    summary: "Marks one notice read",
    in: z.object({ id }),
    out: z.null(),
  },
});
