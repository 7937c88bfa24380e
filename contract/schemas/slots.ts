import { z } from "zod";
import { id, idOut, pageOf, paging, wholeFrom, words } from "./common";

/** A place in another application that belongs to an item, such as the roll call of a lesson. */
const link = z.object({
  title: z.string(),
  /** The application's code; people who may not open it do not see the link. */
  app: z.string(),
  /** The place inside; empty = its start. */
  at: z.string(),
});

/** Something of the person's day. Words may be bilingual. */
const dayItem = z.object({
  id: idOut,
  title: z.string(),
  /** Where, or with whom. */
  detail: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` by the school's clock. */
  from: z.string(),
  to: z.string(),
  mark: z.enum(["none", "substitute", "changed", "cancelled"]),
  /** What the mark means here; empty = nothing more. */
  note: z.string(),
  /** The place inside the application that shows the item. */
  at: z.string(),
  with: z.array(link),
});

/** What a call behind `fills.day` answers: the items of the person's day, in the order of time. */
export const dayOut = z.object({
  items: z.array(dayItem),
  /** Those of the next day that has any, which is shown once today's are over; absent or empty = none is known. */
  next: z.array(dayItem).optional(),
});

/** What a call behind `fills.search` is asked: a few letters or words, and how many items at most. */
export const searchIn = z.object({ q: words(60).regex(/\S/), size: wholeFrom(1, 10).default(5) });

/** What it answers: the best items first. Words may be bilingual. */
export const searchOut = z.object({
  items: z.array(
    z.object({
      id: idOut,
      title: z.string(),
      /** Who, when or where. */
      detail: z.string(),
      /** A few lines of its text around the words, where they stand there and not in the title. */
      text: z.string().optional(),
      /** The place inside the application that shows the item; empty = its start. */
      at: z.string(),
    }),
  ),
});

/** What a call behind `fills.files` is asked: a folder of the person's, or the top where none is named. */
export const filesIn = paging.extend({
  folder: id.optional(),
  /** Looks in the folder and all below it. */
  keyword: words(60).optional(),
});

/** What it answers: folders first, and the way to the folder from the top. */
export const filesOut = pageOf(
  z.object({
    id: idOut,
    kind: z.enum(["folder", "file"]),
    name: z.string(),
    /** Bytes; 0 for a folder. */
    size: z.number().int().min(0),
    /** The stored file's id, which another application keeps; empty for a folder. */
    file: z.string(),
  }),
).extend({ path: z.array(z.object({ id: idOut, name: z.string() })) });
