import { z } from "zod";
import { address, idOut, segment, userType } from "./common";

export const token = z.string().min(1).max(2048);

/** What people type to identify themselves is right or wrong; its length never makes the request invalid. */
export const ANY_LENGTH =
  "Of any length: one that is longer than any there is gets the answer of a wrong one";

/** Who signed in, as every way of signing in answers it; openid and unionid are there with a social account to bind. */
export const signedIn = z.object({
  unitType: z.number().int().default(2),
  unitId: idOut,
  userType,
  openid: z.string().nullish(),
  unionid: z.string().nullish(),
});

export const user = z.object({
  userId: idOut,
  userType,
  unitId: idOut,
  unitType: z.number().int(),
  unitName: z.string(),
  unitEnName: z.string(),
  /** The name of the unit's layout; absent = the usual one. */
  unitLayout: z.string().nullish(),
  realName: z.string(),
  loginName: z.string(),
  /** The address of the person's portrait. */
  avatar: address.nullable(),
  /** 1 boy, 2 girl, else unknown. */
  sex: z.number().int(),
  userStatus: z.number().int(),
  /** Only from platforms that work without cookies. */
  accessToken: z.string().optional(),
  /** JSON text: a list of campuses with `campusId`. */
  campusUnits: z.string(),
  superman: z.unknown().optional(),
  parentId: z.string().nullable(),
  unitStatus: z.number().int(),
  unitShardingCode: z.string(),
  year: z.string(),
  term: z.number().int(),
  /** Extension: whether the person administers their school. */
  administrator: z.boolean().optional(),
});

export const provider = z.object({
  providerId: segment,
  /** For people, may be bilingual; without one the id is shown. */
  providerName: z.string().optional(),
  /** `redirect` leaves for the provider's page, `qr` shows a code to scan; absent = `redirect`. */
  providerType: z.enum(["redirect", "qr"]).optional(),
  providerAppId: z.string(),
  providerApplicationId: z.string(),
  providerAppLoginUrl: address,
  logo: address.nullable(),
});

/** What `decorationSet` holds once its JSON text is parsed. */
export const decorationSet = z.object({
  footerMsg: z.object({
    show: z.boolean(),
    copyright: z.string(),
    helpCenter: address.nullable(),
    showBaMsg: z.boolean(),
    baList: z.array(
      z.object({
        baUrl: address,
        baImg: address.nullable(),
        baContent: z.string(),
        showImg: z.boolean(),
      }),
    ),
  }),
  themeList: z.array(
    z.object({ id: idOut, color: z.string(), title: z.string(), bgurl: address.nullable() }),
  ),
  /** Extension: what the unit stands for, in a few words, may be bilingual; empty = none. */
  motto: z.string().optional(),
  /** Extension: the theme of the unit's login page; null = the default. */
  loginTheme: z.string().nullable().optional(),
});

/** The parsed form of a unit's `decorationSet` text. */
export type DecorationSet = z.output<typeof decorationSet>;
