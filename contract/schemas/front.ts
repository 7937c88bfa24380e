import { z } from "zod";
import { ORIGIN, address, origins, segment, version } from "./common";

export const appCode = z.string().regex(/^[\w-]{1,80}$/);

export const dictionary = z.record(z.string(), z.string());

const name = z.string().regex(/^[\w-]{1,80}$/, "must be 1 to 80 letters, digits, _ and -");

/** Headers that browsers, or proxies on the way, send by themselves, or that a page of another site may send. */
const ANYBODYS =
  /^(accept|content|sec|proxy|x-forwarded|x-real)(-.*)?$|^(forwarded|via|host|connection|origin|referer|user-agent|cookie|range|cache-control|pragma|priority|upgrade-insecure-requests|dnt|save-data|device-memory|dpr|width|viewport-width|downlink|ect|rtt)$/i;

/** The header by which a call of ours is told from a foreign page's; such a page could send one of anybody's. */
const ownHeader = name.refine(
  (header) => !ANYBODYS.test(header),
  "must be a header that no browser sends by itself, such as X-Device-Type",
);

const launcher = z
  .string()
  .refine(
    (from) => from === "desktop" || from === "mobile" || ORIGIN.test(from),
    "must be an origin, such as https://school.example, or desktop or mobile",
  );

export const language = z.enum(["zh-CN", "en"]);

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone || "none" }));
  } catch {
    return false;
  }
}, "must be the IANA name of a time zone, such as Asia/Shanghai");

/** What a deployment decides about the portal. Every field has a default, so the document may be partial or absent. */
export const siteConfig = z.object({
  /** First segment of the school pages' addresses. */
  root: name.default("pages"),
  /** The unit whose name and look the login page shows; null = the platform chooses. */
  unitId: z.string().nullable().default(null),
  /** The host name sent along with social and ticket logins. */
  unitHost: z.string().default(""),
  /** Put before every call's path. */
  basePath: z
    .string()
    .regex(
      /^(\/[\w-]+)*$/,
      "must be empty, or parts of letters, digits, _ and - with a / before each, such as /edu",
    )
    .default(""),
  headers: z
    .object({
      device: ownHeader.default("X-Device-Type"),
      app: name.default("X-App-Code"),
    })
    .prefault({}),
  /** Milliseconds until a call is given up. */
  timeout: z.number().int().positive().default(1_200_000),
  /** Origins other than our own that a redirect may lead to. */
  allowedOrigins: origins,
  loginJumpPage: address.nullable().default(null),
  /** The unit whose people go to `/{root}/base/pc_app_tm/index.html`. */
  appPageUnitId: z.string().nullable().default(null),
  /** Pages that people are not led away from after login; matched anywhere in the path. */
  stayPages: z.array(z.string()).default(["_desktopset_"]),
  /** The client id with which a shell client may renew its session. */
  clientId: z.string().nullable().default(null),
  /**
   * Who may send people here with a sign-in in the address and no question asked: origins of other portals, and the shells
   * `desktop` and `mobile`, which alone may sign in with a client id.
   */
  launchers: z.array(launcher).default([]),
  /**
   * How the WeChat clients are recognised: the first whose `userAgent` stands in what the browser calls itself, whatever
   * the case. `provider` is the social provider that people inside it are led to; null = none, they see the login box.
   */
  socialApps: z
    .array(
      z.object({
        client: z.enum(["wechat", "workWechat"]),
        userAgent: z.string().min(1),
        provider: segment.nullable().default(null),
      }),
    )
    .default([
      { client: "workWechat", userAgent: "wxwork", provider: null },
      { client: "wechat", userAgent: "MicroMessenger", provider: null },
    ]),
  autologin: z.boolean().default(true),
  sso: z.boolean().default(false),
  /** One-proxy mode, which moves the bind page. */
  oneProxy: z.boolean().default(false),
  loginTickitConifg: z
    .object({ apipath: z.string(), method: z.enum(["get", "post"]).default("get") })
    .nullable()
    .default(null),
  passwordRule: z.union([z.literal(1), z.literal(2)], "must be 1 or 2").default(1),
  /** The language that pages start in, which goes before what people chose; null = what they chose. */
  language: language.nullable().default(null),
  /** The languages that people may switch to. */
  languages: z.array(language).default(["zh-CN", "en"]),
  /** The IANA name of the zone whose clock the platform's dates show: they come without a zone. */
  timeZone: timeZone.default("Asia/Shanghai"),
  helpCentre: address.nullable().default("/help/"),
  /** Where engineers read how an application is made; null = the page of one that is not installed names none. */
  authorsGuide: address.nullable().default(null),
  /** Origins whose pages may show the portal in a frame, beside the portal's own; never the authorize page. */
  frameAncestors: origins,
  /** Bytes of one chunk of a large upload: 64 kB to 64 MB; null = by the speed of the line, 2 MB as long as that is not known. */
  chunkSize: z.number().int().min(65_536).max(67_108_864).nullable().default(null),
  /** How many requests a page's uploads make at the same time. */
  uploadLanes: z.number().int().min(1).max(8).default(3),
  /** Extensions that no upload may have; null = the usual ones, of which some applications take some. */
  rejectedExtensions: z
    .array(z.string().regex(/^[\p{L}\p{N}_-]{1,20}$/u))
    .nullable()
    .default(null),
  downloads: z
    .object({ windows: address.nullable().default(null), portable: address.nullable().default(null) })
    .prefault({}),
  /** Version of the shared front-end resources. */
  commonVersion: version.default("2.0.0"),
  /** The speech recogniser; null = the address that comes with the voice token. */
  recogniser: address.nullable().default(null),
  /** The application key that the recogniser wants; null = the one that comes with the voice token. */
  recogniserAppKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .nullable()
    .default(null),
  /** Whether spoken commands are offered; null = where a recogniser is configured or installed. */
  voice: z.boolean().nullable().default(null),
  /** The languages whose names of applications the recogniser recognises; null = not known, and pages say nothing of it. */
  voiceLanguages: z.array(language).min(1).nullable().default(null),
  /**
   * Signing in by face over a platform that has no `faceOffer`: whether it is offered. Acts of a try, for clocking too: `required`,
   * `preferred` (none over a platform that has no `faceChallenge`), `off` (never asked for).
   */
  faces: z
    .object({
      offered: z.boolean().default(false),
      challenge: z.enum(["required", "preferred", "off"]).default("required"),
    })
    .prefault({}),
  /** Whether browsers keep the portal and a person's last desktop for times without a network. */
  offline: z.boolean().default(true),
});
