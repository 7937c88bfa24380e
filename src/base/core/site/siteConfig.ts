import { DEFAULT_TIME_ZONE, isTimeZone } from "../date/timeZone";
import {
  isLanguage,
  type Language,
  LANGUAGES,
  offeredLanguages,
  type OfferedLanguages,
} from "../language/languages";
import { recordOf } from "../wire/read";
import { readSocialApps, SOCIAL_APPS, type SocialApp } from "./socialApps";
import { isPlatformPath } from "../wire/url";
import { DEFAULT_TIMEOUT } from "../wire/request";

const CHALLENGES = ["required", "preferred", "off"] as const;

/** Whether signing in by face is offered, and whether a try needs acts. */
export interface FaceSettings {
  readonly offered: boolean;
  readonly challenge: (typeof CHALLENGES)[number];
}

/** What a deployment decides about the portal. Every value has a default, so the document may be partial or absent. */
export interface SiteConfig {
  /** First segment of the school pages' addresses. */
  readonly root: string;
  /** The unit whose name and look the login page shows; null = the platform chooses. */
  readonly unitId: string | null;
  /** The host name sent along with social and ticket logins; empty = the page's own. */
  readonly unitHost: string;
  /** Put before every call's path. */
  readonly basePath: string;
  /** Names of the headers that carry the device type and the app code. */
  readonly headers: { readonly device: string; readonly app: string };
  /** Milliseconds until a call times out. */
  readonly timeout: number;
  /** Origins other than our own that a redirect may lead to. */
  readonly allowedOrigins: readonly string[];
  /** Where people go after login without a target of their own. */
  readonly loginJumpPage: string | null;
  /** The unit whose people go to `/{root}/base/pc_app_tm/index.html`. */
  readonly appPageUnitId: string | null;
  /** Pages that sign-in does not redirect from; matched anywhere in the path. */
  readonly stayPages: readonly string[];
  /** The client id with which a shell client may renew its session. */
  readonly clientId: string | null;
  /**
   * Which senders may sign people in by an address without a question: origins of other portals, and the
   * shells `desktop` and `mobile`, which alone may sign in with a client id.
   */
  readonly launchers: readonly string[];
  /** How the WeChat clients are recognised, and which provider people inside them are sent to. */
  readonly socialApps: readonly SocialApp[];
  readonly autologin: boolean;
  readonly sso: boolean;
  /** One-proxy mode, which moves the bind page. */
  readonly oneProxy: boolean;
  /** The ticket call; null = tickets are not configured (AUTH-14). */
  readonly ticketCall: { readonly path: string; readonly method: "get" | "post" } | null;
  /** Which of the two password rules applies. */
  readonly passwordRule: 1 | 2;
  /** The languages that people may switch to; null = the document's value is not a list. */
  readonly languages: OfferedLanguages;
  /** The IANA name of the zone of the platform's dates. */
  readonly timeZone: string;
  readonly helpCentre: string | null;
  /** Where engineers read how an application is made. */
  readonly authorsGuide: string | null;
  /** Bytes of a chunk of a large upload; null = by the speed of the line [UP-02]. */
  readonly chunkSize: number | null;
  /** How many requests a page's uploads make at the same time [UP-03]. */
  readonly uploadLanes: number;
  /** Extensions that no upload may have, in lower case; null = the usual ones [UP-05]. */
  readonly rejectedExtensions: readonly string[] | null;
  /** Addresses of the desktop client: its installer and the portable archive. */
  readonly downloads: { readonly windows: string | null; readonly portable: string | null };
  /** Version of the shared front-end resources. */
  readonly commonVersion: string;
  /** The speech recogniser; null = the address given with the voice token. */
  readonly recogniser: string | null;
  /** The application key that the recogniser wants; null = the one given with the voice token. */
  readonly recogniserAppKey: string | null;
  /** Whether there is a recogniser, so that spoken commands are offered [VOICE-01]. */
  readonly voice: boolean;
  /** The languages whose names of applications the recogniser recognises; null = not known [VOICE-01]. */
  readonly voiceLanguages: readonly Language[] | null;
  /** What holds of faces over a platform that does not say it itself [FACE-06]. */
  readonly faces: FaceSettings;
  /** Whether browsers keep the portal and a person's last desktop for times without a network [MORE-05]. */
  readonly offline: boolean;
}

/** The defaults. */
export const DEFAULT_SITE: SiteConfig = {
  root: "pages",
  unitId: null,
  unitHost: "",
  basePath: "",
  headers: { device: "X-Device-Type", app: "X-App-Code" },
  timeout: DEFAULT_TIMEOUT,
  allowedOrigins: [],
  loginJumpPage: null,
  appPageUnitId: null,
  stayPages: ["_desktopset_"],
  clientId: null,
  launchers: [],
  socialApps: SOCIAL_APPS,
  autologin: true,
  sso: false,
  oneProxy: false,
  ticketCall: null,
  passwordRule: 1,
  languages: LANGUAGES,
  timeZone: DEFAULT_TIME_ZONE,
  helpCentre: "/help/",
  authorsGuide: null,
  chunkSize: null,
  uploadLanes: 3,
  rejectedExtensions: null,
  downloads: { windows: null, portable: null },
  commonVersion: "2.0.0",
  recogniser: null,
  recogniserAppKey: null,
  voice: false,
  voiceLanguages: null,
  faces: { offered: false, challenge: "required" },
  offline: true,
};

/**
 * Reads the site's document; a value of the wrong type counts as absent, so a typing error breaks only one field. A wrong
 * list of languages is passed on, because people are told about it [I18N-01].
 */
export function parseSiteConfig(document: unknown): SiteConfig {
  const wire = recordOf(document);
  const headers = recordOf(wire.headers);
  const downloads = recordOf(wire.downloads);
  const faces = recordOf(wire.faces);
  const site = DEFAULT_SITE;
  return {
    root: matching(wire.root, SEGMENT, site.root),
    unitId: textOr(wire.unitId, site.unitId),
    unitHost: textOr(wire.unitHost, site.unitHost),
    basePath: matching(wire.basePath, BASE_PATH, site.basePath),
    headers: {
      device: matching(headers.device, HEADER, site.headers.device),
      app: matching(headers.app, HEADER, site.headers.app),
    },
    timeout: typeof wire.timeout === "number" && wire.timeout > 0 ? wire.timeout : site.timeout,
    allowedOrigins: texts(wire.allowedOrigins) ?? site.allowedOrigins,
    loginJumpPage: textOr(wire.loginJumpPage, site.loginJumpPage),
    appPageUnitId: textOr(wire.appPageUnitId, site.appPageUnitId),
    stayPages: texts(wire.stayPages) ?? site.stayPages,
    clientId: textOr(wire.clientId, site.clientId),
    launchers: texts(wire.launchers) ?? site.launchers,
    socialApps: readSocialApps(wire.socialApps),
    autologin: yesOr(wire.autologin, site.autologin),
    sso: yesOr(wire.sso, site.sso),
    oneProxy: yesOr(wire.oneProxy, site.oneProxy),
    ticketCall: ticketCallOf(wire.loginTickitConifg),
    passwordRule: wire.passwordRule === 2 ? 2 : 1,
    languages: offeredLanguages(wire.languages),
    // To look a zone up takes a slow device longer than all the rest; the usual one needs none.
    timeZone: wire.timeZone !== site.timeZone && isTimeZone(wire.timeZone) ? wire.timeZone : site.timeZone,
    helpCentre: textOr(wire.helpCentre, site.helpCentre),
    authorsGuide: textOr(wire.authorsGuide, site.authorsGuide),
    chunkSize: within(wire.chunkSize, 65_536, 67_108_864) ?? site.chunkSize,
    uploadLanes: within(wire.uploadLanes, 1, 8) ?? site.uploadLanes,
    rejectedExtensions: texts(wire.rejectedExtensions),
    downloads: { windows: textOr(downloads.windows, null), portable: textOr(downloads.portable, null) },
    commonVersion: matching(wire.commonVersion, VERSION, site.commonVersion),
    recogniser: textOr(wire.recogniser, site.recogniser),
    recogniserAppKey: matching(wire.recogniserAppKey, APP_KEY, site.recogniserAppKey),
    voice: yesOr(wire.voice, textOr(wire.recogniser, null) !== null),
    voiceLanguages: texts(wire.voiceLanguages)?.filter(isLanguage) ?? null,
    faces: {
      offered: yesOr(faces.offered, site.faces.offered),
      challenge: CHALLENGES.find((known) => known === faces.challenge) ?? site.faces.challenge,
    },
    offline: yesOr(wire.offline, site.offline),
  };
}

const SEGMENT = /^[\w-]{1,80}$/;
const VERSION = /^\d{1,4}(\.\d{1,4}){0,3}$/;
const APP_KEY = /^[\x21-\x7e]{1,200}$/;
const HEADER = /^[\w-]{1,80}$/;
const BASE_PATH = /^(\/[\w-]+)*$/;

const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === "string" && value !== "" ? value : otherwise;
const within = (value: unknown, least: number, most: number): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : null;
const yesOr = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
const matching = <T>(value: unknown, pattern: RegExp, otherwise: T): string | T =>
  typeof value === "string" && pattern.test(value) ? value : otherwise;
const texts = (value: unknown): readonly string[] | null =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === "string" && item !== "")
    : null;

function ticketCallOf(value: unknown): SiteConfig["ticketCall"] {
  const { apipath, method } = recordOf(value);
  if (typeof apipath !== "string" || !isPlatformPath(apipath)) return null;
  return { path: apipath, method: method === "post" ? "post" : "get" };
}
