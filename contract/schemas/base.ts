import { z } from "zod";
import { address, idOut, segment } from "./common";

export const name = z.string();

/**
 * An application. `menuRoute` says where it opens: empty = the viewport with `app` and `fileId` both the code, or, with a
 * `deployPath`, the page `{deployPath}/{serverId}/pc_{code}_{tm|spm}/index.html` in a new window;
 * `?pre={ending}` = the page `{deployPath or root path}/{serverId}/pc_{code}_{ending}/index.html` in a new window;
 * `?app=…&fileId=…` = the viewport with these; `/redirect/…` = the redirect page; another address = a new window.
 */
export const icon = z.object({
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
export const closedApp = z.object({
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
export const theme = z.string().regex(/^(#([0-9a-f]{3}|[0-9a-f]{6})|[a-z][a-z-]{1,30})$/i);

export const codeNode = z
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

export const message = z.object({
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

export const todo = z.object({
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

export const child = z.object({
  id: idOut,
  realName: z.string(),
  gradeName: z.string(),
  className: z.string(),
  /** 1 = active. */
  status: z.number().int(),
});

export const moduleLicence = z.object({
  code: z.string(),
  name,
  englishName: name,
  /** Milliseconds since 1970. The server's clock is the answer's Date header. */
  endTime: z.number().int(),
});
