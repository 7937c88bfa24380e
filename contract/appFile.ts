import { z } from "zod";
import { categories, type CategoryCode } from "./categories";

/** Words in both languages of the portal. */
const words = z.strictObject({ "zh-CN": z.string().min(1).max(200), en: z.string().min(1).max(200) });
const userTypes = z.array(z.number().int().min(1).max(4)).min(1);
const unitTypes = z.array(z.number().int().min(1).max(2)).min(1);

const version = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, "must be a version, such as 1.0.0");

/** As many permissions as opening may take. */
const MOST_NEEDED = 5;

/** A name in addresses and file names, as the viewport takes it. */
const name = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "must be 1 to 64 letters, digits, _ and -");

const permission = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/, "must be words of small letters and digits with _ between"),
  /** The code that it stands below; one of this file's. */
  parent: z.string().optional(),
  name: words,
  /** The user types that have it at first. */
  userTypes,
});

/** What a key does: each way to do it is a list of keys that are pressed together, named as on keyboards (`Ctrl`, `↑`, `F2`). */
const keyRow = z.strictObject({
  ways: z
    .array(z.array(z.string().min(1).max(16)).min(1).max(4))
    .min(1)
    .max(6),
  does: words,
});

/** A desktop card with the newest rows of a call, which the portal draws. */
const card = z.strictObject({
  /** A call of the application's contract that answers a page of rows. */
  call: z.string().min(1),
  query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** The fields of a row that the card shows. */
  row: z.strictObject({
    title: z.string(),
    /** Who it is from, or about; left out where that is the reader. */
    from: z.string().optional(),
    time: z.string(),
    /** The place inside that shows a row, with fields of the row in braces: `/?notice={id}`; the start without. */
    at: z.string().startsWith("/").optional(),
  }),
  words: z.strictObject({
    title: words,
    all: words,
    empty: words,
    error: words,
    /** What the figure of its badge counts, with `{count}` for it; without, that so many are unread. */
    count: words.optional(),
  }),
  /** Names by which the application says that the rows have changed: `portal.refresh(name)`. */
  refreshedBy: z.array(name).default([]),
});

/** The day of the person, which the portal draws as the first thing on the desktop: what is next, and what comes then. */
const day = z.strictObject({
  /** A call of the contract that answers `dayOut` of contract/schemas/slots.ts. */
  call: z.string().min(1),
  words: z.strictObject({
    /** What the next item is called, such as a lesson. */
    title: words,
    none: words,
    over: words,
    all: words,
    error: words,
  }),
  refreshedBy: z.array(name).default([]),
});

/** What the application finds when people search in the portal, which draws it. */
const search = z.strictObject({
  /** A call of the contract that takes `searchIn` and answers `searchOut` of contract/schemas/slots.ts. */
  call: z.string().min(1),
});

/** A name that leads to a place inside the application. */
const entry = z.strictObject({
  name: words,
  /** The place inside; the start without. */
  at: z.string().startsWith("/").max(500).optional(),
});

/** The person's files in the application, which others offer to attach. */
const files = z.strictObject({
  /** A call of the contract that takes `filesIn` and answers `filesOut` of contract/schemas/slots.ts. */
  call: z.string().min(1),
});

/**
 * The file `app.json` of an application: all that the portal and the platform know of it before its code runs. The platform
 * makes its menu entry and its permissions of it; the build takes from it what the portal shows.
 */
export const appFile = z
  .strictObject({
    code: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        "must be words of small letters and digits with - between, as in duty-roster",
      ),
    name: words,
    /** A short form for its tile. */
    shortName: words.optional(),
    version,
    /** The lowest version of its server part that its pages work with. */
    serverVersion: version.optional(),
    /** The lowest version of its pages that its server part works with. */
    clientVersion: version.optional(),
    /** The versions of `@portal/kit` that it works with. */
    kit: z.string().regex(/^[~^]?\d+\.\d+\.\d+$/, "must be a range of versions, such as ^1.5.0"),
    /** The name of a glyph of Lucide's, for its tile. */
    icon: z.string().regex(/^[a-z0-9-]+$/),
    category: z.enum(Object.keys(categories) as [CategoryCode, ...CategoryCode[]]),
    /** Its place in the category, from 0; the last without. */
    order: z.number().int().min(0).optional(),
    /** Who sees it; everybody without. */
    userTypes: userTypes.optional(),
    /** The kinds of unit it is for, 1 areas and 2 schools; all without. */
    unitTypes: unitTypes.optional(),
    permissions: z.array(permission).default([]),
    /** Codes of its permissions that opening takes, all of them; none without. */
    needs: z.array(z.string()).max(MOST_NEEDED).optional(),
    /** What people may look for when they mean it, besides its names. */
    searchKeys: z
      .strictObject({ "zh-CN": z.array(z.string()).default([]), en: z.array(z.string()).default([]) })
      .default({ "zh-CN": [], en: [] }),
    /** The keys that it answers to, for the list of keyboard shortcuts while it is open. */
    keys: z.array(keyRow).max(40).default([]),
    /** The places of the portal that it fills. */
    fills: z.strictObject({
      /** The modules of its pages by their names in addresses; one page is named as the application. */
      page: z.record(name, z.string()),
      card: card.optional(),
      day: day.optional(),
      /** It answers the portal's search. */
      search: search.optional(),
      /** It offers the person's files to be attached in other applications. */
      files: files.optional(),
      /** A button of the header with the application's icon. */
      tool: entry.optional(),
      /** A line of the person's menu. */
      line: entry.optional(),
      /** Its server part sends messages, which stand under this name in the message centre. */
      messages: z.strictObject({ name: words }).optional(),
      /** It counts what is unread, for its tile: its server part says how much. */
      badge: z.boolean().default(false),
    }),
  })
  .superRefine(({ code, permissions, needs = [], fills }, context) => {
    const codes = new Set(permissions.map((each) => each.code));
    permissions.forEach(({ parent }, index) => {
      if (parent !== undefined && !codes.has(parent))
        context.addIssue({
          code: "custom",
          path: ["permissions", index, "parent"],
          message: `must be a code of this file's permissions`,
        });
    });
    needs.forEach((needed, index) => {
      if (!codes.has(needed))
        context.addIssue({
          code: "custom",
          path: ["needs", index],
          message: `must be a code of this file's permissions`,
        });
    });
    if (!(code in fills.page))
      context.addIssue({
        code: "custom",
        path: ["fills", "page"],
        message: `must have a page named ${code}`,
      });
  });

/** An application's file, complete. */
export type AppFile = z.output<typeof appFile>;

/** Both languages as the wire carries them: `中文|||English`. */
export const bilingual = (both: { readonly "zh-CN": string; readonly en: string }): string =>
  `${both["zh-CN"]}|||${both.en}`;
