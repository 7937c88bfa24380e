import { z } from "zod";
import {
  address,
  bytes,
  id,
  idOut,
  line,
  nothing,
  paging,
  segment,
  userType,
  version,
  whole,
  wholeFrom,
  words,
} from "./common";

const name = z.string();

/**
 * An application. `menuRoute` says where it opens: empty = the viewport with `app` and `fileId` both the code, or, with a
 * `deployPath`, the page `{deployPath}/{serverId}/pc_{code}_{tm|spm}/index.html` in a new window;
 * `?pre={ending}` = the page `{deployPath or root path}/{serverId}/pc_{code}_{ending}/index.html` in a new window;
 * `?app=…&fileId=…` = the viewport with these; `/redirect/…` = the redirect page; another address = a new window.
 */
const icon = z.object({
  id: idOut,
  code: segment,
  zname: name,
  name,
  shortName: name,
  englishShortName: name,
  englishName: name,
  iconImg: address.nullable(),
  imgPath: address.nullable(),
  imgGrayPath: address.nullable(),
  imgCartoonPath: address.nullable(),
  /** Extension: the lotus look's picture; without it `imgPath` shows. */
  imgLotusPath: address.nullable().optional(),
  /**
   * Extension: a line drawing on 24 × 24, as a symbol of an SVG file of the portal's own origin (`/sheet.svg#name`). The portal
   * draws it in bars, and on the look's own tile in place of the pictures.
   */
  glyphPath: address.nullable().optional(),
  /** Extension: a number that picks the tile's colour; without it the application's place does. */
  tint: z.number().int().min(0).optional(),
  menuRoute: address.nullable(),
  serverId: z.string(),
  deployPath: address.nullable(),
  /** User types whose front end exists, comma-separated; empty = all. */
  frontUserType: z.string(),
  /** User types that may open it, comma-separated; empty = all. */
  limitUserType: z.string(),
  /** Extension: false = the unit shows it, but has not installed it; without it the application counts as installed. */
  installed: z.boolean().optional(),
  /** 0 = hidden. */
  updateStatus: z.number().int(),
  appType: z.number().int(),
  unReadCodeCount: z.number().int().optional(),
});

/** An application that the person may not open. */
const closedApp = z.object({
  code: z.string(),
  /** May be bilingual. */
  name,
  reason: z.enum(["userType", "permission", "unit", "switchedOff", "licence"]),
  /** What it takes: user types with commas between, a permission's code, or empty. */
  needs: z.string(),
  /** The names of the unit's administrators. */
  ask: z.array(z.string()),
});

/** A look's or a colour's name, or a colour. */
const theme = z.string().regex(/^(#([0-9a-f]{3}|[0-9a-f]{6})|[a-z][a-z-]{1,30})$/i);

const codeNode = z
  .object({
    code: z.string(),
    name,
    get children() {
      return z.array(codeNode);
    },
  })
  .meta({ id: "CodeNode" });

/** Extension: the child of a parent that it is about; absent where it is about none. */
const aboutChild = z.object({ id: idOut, realName: z.string() }).optional();

const message = z.object({
  id: idOut,
  messageMeno: z.string(),
  importance: z.number().int().min(1).max(5),
  module: z.string(),
  messageDate: z.string(),
  url: address.nullable(),
  /** `viewport`, `window` or `page`; where `url` opens. */
  openWay: z.string().nullable(),
  content: z.array(z.string()),
  /** Only of one that may be read already: asked for by its id, or in the history. */
  read: z.boolean().optional(),
  child: aboutChild,
});

const todo = z.object({
  id: idOut,
  title: z.string(),
  module: z.string(),
  date: z.string(),
  url: address.nullable(),
  openWay: z.string().nullable(),
  /** Extension: what a person does with it, such as "sign"; may be bilingual. */
  action: z.string().optional(),
  /** Extension: by when; of a lesson, a duty or a meeting, its end. `YYYY-MM-DD HH:mm:ss` */
  due: z.string().optional(),
  /** Extension: when that lesson, duty or meeting begins. `YYYY-MM-DD HH:mm:ss` */
  starts: z.string().optional(),
  child: aboutChild,
});

const child = z.object({
  id: idOut,
  realName: z.string(),
  gradeName: z.string(),
  className: z.string(),
  /** 1 = active. */
  status: z.number().int(),
});

const moduleLicence = z.object({
  code: z.string(),
  name,
  englishName: name,
  /** Milliseconds since 1970. The server's clock is the answer's Date header. */
  endTime: z.number().int(),
});

/** Calls of the base service: the desktop and what is on it. */
export const base = {
  desktopColor: {
    summary: "The person's theme and the unit's default",
    in: nothing,
    out: z.object({ color: z.string().nullable(), defaultColor: z.string().nullable() }),
  },
  setTheme: {
    summary: "Stores the person's theme, or the unit's default (admins)",
    in: z.object({ type: z.enum(["color", "default_color"]), theme }),
    out: z.literal("success"),
  },
  themeSyncPreview: {
    summary: "Extension, for admins: how many people a theme for all would change, and the last one",
    in: z.object({ theme }),
    out: z.object({
      /** Active people of the unit who would be shown another theme. */
      people: z.number().int().min(0),
      /** The last theme that was set for all, as long as it can be taken back: 24 hours. */
      last: z
        .object({
          theme: z.string(),
          /** The unit's default before it; null = none. */
          former: z.string().nullable(),
          /** When, milliseconds since 1970; names it when it is taken back. */
          at: z.number().int(),
          /** The administrator's name. */
          by: z.string(),
        })
        .nullable(),
    }),
  },
  undoThemeSync: {
    summary: "Extension, for admins: takes the last theme for all back within 24 hours",
    in: z.object({ at: whole }),
    out: z.literal("success"),
  },
  unhandledCount: {
    summary: "How many to-dos and messages wait",
    in: nothing,
    out: z.object({ todo: z.number().int().min(0), message: z.number().int().min(0) }),
  },
  unreadMessages: {
    summary:
      "The unread messages; extensions: `most` asks for so many of the most important and of the newest alone, `id` for one, read or not",
    in: z.object({ most: wholeFrom(1, 1_000).optional(), id: id.optional() }),
    out: z.array(message),
  },
  messageHistory: {
    summary: "Extension: unread messages, and those read within 90 days, the newest first",
    in: z.object({
      ...paging.shape,
      /** Those of one place alone, as `module` has it. */
      module: line(200).optional(),
      /** Words that stand in the title, the text or the place. */
      q: line(60).optional(),
    }),
    out: z.object({
      list: z.array(message),
      total: z.number().int().min(0),
      /** All places from which there are messages. */
      modules: z.array(z.string()),
    }),
  },
  readAllMessages: { summary: "Marks all messages read", in: nothing, out: z.null() },
  undoReadAll: {
    summary: "Extension: has the messages wait again that were marked read together last, within an hour",
    in: nothing,
    out: z.null(),
  },
  readMessage: { summary: "Marks one message read", in: z.object({ desktopMessageId: id }), out: z.null() },
  popUpBox: {
    summary: "The to-dos of the pop-up dialog, paged",
    in: z.object({ start: paging.shape.start, size: wholeFrom(1, 100).default(3) }),
    out: z.object({ list: z.array(todo), pages: z.number().int(), total: z.number().int() }),
  },
  messageConfig: {
    summary: "Whether unread messages show as a count or a dot",
    in: nothing,
    /** `config` is JSON text: `{ pcOpen: boolean }`, true = counts, false = a dot. */
    out: z.object({ config: z.string() }),
  },
  myAppIcons: {
    summary: "The person's applications, grouped by category for teachers and staff",
    in: z.object({ userId: id.optional(), unitId: id.optional(), appType: whole.default(1) }),
    out: z.array(z.object({ code: z.string(), name, iconVMs: z.array(icon) })),
  },
  unreadCodeCount: {
    summary: "Unread counts by application",
    in: nothing,
    out: z.array(z.object({ code: z.string(), num: z.number().int().min(0) })),
  },
  appAccess: {
    summary: "Applications of the unit that a word finds but the person may not open: why, and whom to ask",
    in: z.object({ q: words(60).regex(/\S/) }),
    out: z.array(closedApp).max(5),
  },
  modules: {
    summary: "The unit's licensed modules and when they end",
    in: nothing,
    out: z.array(moduleLicence),
  },
  codeTree: {
    summary: "The permission codes below an application's code",
    in: z.object({ code: segment }),
    out: z.array(codeNode),
  },
  unitLicence: {
    summary: "Whether the unit's licence runs",
    in: z.object({ unitId: id.optional() }),
    out: z.boolean(),
  },
  moduleLicence: {
    summary: "Whether a module's licence runs",
    in: z.object({ unitId: id.optional(), serverId: segment }),
    out: z.boolean(),
  },
  parentTeacherLink: {
    summary: "The parent and teacher accounts of one human being",
    in: z.object({ parentId: id.optional(), teacherId: id.optional() }),
    out: z
      .object({ parentId: idOut, parentName: z.string(), teacherId: idOut, teacherName: z.string() })
      .nullable(),
  },
  chooseChild: {
    summary: "Makes a child the current one",
    in: z.object({
      parentId: id,
      id,
      realName: line(64).optional(),
      gradeName: line(64).optional(),
      className: line(64).optional(),
      status: whole.optional(),
    }),
    out: z.null(),
  },
  children: { summary: "A parent's children", in: z.object({ parentId: id }), out: z.array(child) },
  currentChild: {
    summary: "A parent's current child",
    in: z.object({ parentId: id }),
    out: z.object({ id: idOut, realName: z.string() }).nullable(),
  },
  childCounts: {
    summary: "Extension: how much waits for a parent, by child; a platform without it answers 404",
    in: nothing,
    out: z.array(z.object({ id: idOut, todo: z.number().int().min(0), message: z.number().int().min(0) })),
  },
  adminRole: {
    summary: "Whether the person holds the system base role",
    in: z.object({ userId: id }),
    out: z.boolean(),
  },
  voiceToken: {
    summary: "A token for the speech recogniser",
    in: z.object({ language: z.enum(["zh-CN", "en"]).default("zh-CN") }),
    out: z.object({ token: z.string(), appKey: z.string(), url: address, expireTime: z.number().int() }),
  },
  vocabulary: {
    summary: "The address that a spoken phrase means",
    in: z.object({ vocabulary: words(200).min(1) }),
    out: z.object({ url: address.nullable() }),
  },
  accessDetail: {
    summary: "Logs that an application was opened",
    in: z.object({
      userId: id.optional(),
      userType: whole.pipe(userType).optional(),
      unitId: id.optional(),
      resId: id,
      resName: words(120),
      type: wholeFrom(0, 32_767).default(1),
    }),
    out: z.null(),
  },
  tableDownload: {
    summary: "Turns an HTML table into a spreadsheet",
    in: z.object({
      title: words(120).default(""),
      data: z.string().max(16_000_000),
      /** Names this download; a platform that begins to answer it with a file says so by a cookie of that name. */
      mark: z
        .string()
        .regex(/^download-[0-9a-f]{16}$/)
        .optional(),
    }),
    out: bytes,
  },
  packageVersions: {
    summary: "Versions of a back-end service",
    in: z.object({ service: z.string().regex(/^[a-z][a-z0-9]{0,30}$/) }),
    out: z.object({
      name: z.string(),
      serverVersion: version,
      /** The lowest front end this service works with. */
      webCodeVersion: version,
      date: z.string(),
    }),
  },
};
