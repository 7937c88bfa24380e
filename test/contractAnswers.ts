import fc from "fast-check";
import type { z } from "zod";
import type { CallName } from "../contract/calls";
import { readAskingClient } from "../src/sign-in/core/authorize/askingClient";
import { readAuthorization } from "../src/sign-in/core/authorize/authorization";
import type { AuthorizeRequest } from "../src/sign-in/core/authorize/authorizeRequest";
import { loginOutcome } from "../src/base/core/session/loginOutcome";
import { readQrCode, readQrProgress } from "../src/sign-in/flow/qr/step";
import { readProvider, readProviders } from "../src/sign-in/core/social";
import { readAccountLink } from "../src/header/core/accountLink";
import { readAppGroups, readUnhandled, readUnreadCounts } from "../src/base/core/wire/apps";
import { readEnvelope } from "../src/base/core/wire/envelope";
import { readChildCounts, readChildren, readCurrentChild } from "../src/base/core/wire/children";
import { readHistory, readMessages, readTodoPage } from "../src/inbox/core/readInbox";
import { readBadgeForm } from "../src/base/core/wire/messageConfig";
import { readHelpTicket } from "../src/base/core/wire/helpTicket";
import { readPortrait, readStoredFile } from "../src/base/core/wire/portrait";
import { recordOf, textOf } from "../src/base/core/wire/read";
import { yesOf, type Reader } from "../src/base/core/wire/shape";
import { readThemeSync } from "../src/base/core/wire/themeSync";
import { readThemeAnswer } from "../src/base/core/wire/themeAnswer";
import { readUnit } from "../src/sign-in/core/unit";
import { readUnitThemes } from "../src/base/core/wire/unitThemes";
import { readClosedApps } from "../src/search/core/closedApps";
import { readUser } from "../src/base/core/wire/user";
import { readConsent, readFaceSettings, readRecords } from "../src/face/core/readRecords";
import { readChallenge, readKnownFace } from "../src/face/core/readFace";
import { readCodeTree } from "../src/base/core/permission/codeTree";

const ORIGIN = "https://portal.test";
const SITE = { allowedOrigins: [], oneProxy: false, root: "pages" };
/** The request that an authorization answers. */
export const REQUEST: AuthorizeRequest = {
  clientId: "library",
  redirectUri: "https://library.test/back",
  responseType: "code",
  state: null,
  scope: null,
  challenge: null,
  challengeMethod: null,
  asksAgain: false,
};

/** An answer in its envelope, as the client reads it. */
function envelopeOf(data: unknown, status = 200) {
  const envelope = readEnvelope({ status: String(status), code: "x", data });
  if (!envelope) throw new Error("no envelope");
  return envelope;
}

/** The social account to bind comes with a refusal, all else with a success. */
const signedIn: Reader<unknown> = (data) => [
  loginOutcome(envelopeOf(data), SITE),
  loginOutcome(envelopeOf(data, 400), SITE),
];

/**
 * How the client reads the data of each call; null where it reads none of it, or what is no answer of the platform: the
 * documents beside the pages, which the site's own people write.
 */
export const READERS: Readonly<Record<CallName, Reader<unknown> | null>> = {
  login: signedIn,
  relogin: signedIn,
  loginUserClient: signedIn,
  socialLogin: signedIn,
  ticketLogin: signedIn,
  switchLogin: signedIn,
  helpTicket: readHelpTicket,
  // The record as it came is for the storage alone: no page reads, draws or follows what is in it.
  me: (data) => {
    const user = readUser(data);
    return user && { ...user, record: null };
  },
  setPortrait: readPortrait,
  webAuth: (data) => readAuthorization({ data }, REQUEST, "pc"),
  webAuthClient: (data) => readAskingClient({ data }, REQUEST),
  socialProviderInfo: (data) => readProvider(data, SITE, ORIGIN),
  socialInfo: (data) => readProviders(data, SITE, ORIGIN),
  socialQrBegin: (data) => readQrCode(data, { now: 0, site: SITE, origin: ORIGIN }),
  socialQrCheck: readQrProgress,
  passwordCode: (data) => textOf(recordOf(data)["resetId"]),
  passwordCheck: (data) => textOf(recordOf(data)["proof"]),
  unitConfig: (data) => [
    readUnit(data),
    readUnitThemes(data).map(({ id, value, title }) => ({ id, value, title })),
  ],
  desktopColor: readThemeAnswer,
  themeSyncPreview: readThemeSync,
  unhandledCount: readUnhandled,
  messageConfig: (data) => readBadgeForm(recordOf(data)["config"]),
  myAppIcons: readAppGroups,
  unreadCodeCount: readUnreadCounts,
  parentTeacherLink: readAccountLink,
  codeTree: readCodeTree,
  appAccess: readClosedApps,
  adminRole: yesOf,
  unreadMessages: readMessages,
  messageHistory: readHistory,
  popUpBox: readTodoPage,
  children: readChildren,
  currentChild: readCurrentChild,
  childCounts: readChildCounts,
  refresh: null,
  logout: null,
  passwordReset: null,
  ssoLoginUrl: null,
  setTheme: null,
  undoThemeSync: null,
  readAllMessages: null,
  undoReadAll: null,
  readMessage: null,
  chooseChild: null,
  accessDetail: null,
  tableDownload: null,
  unitLogo: null,
  themeStyles: null,
  siteConfig: null,
  manifest: null,
  // Its schema itself reads it (src/lab/readAppFile.ts).
  appFile: null,
  frontPackage: null,
  frontVersion: null,
  sharedMessages: null,
  appMessages: null,
  // Nothing asks for these yet; a part that does brings its reader.
  faceLogin: signedIn,
  faceClocking: readKnownFace,
  faceCheck: null,
  faceUser: null,
  faceChallenge: readChallenge,
  facePassword: signedIn,
  faceConsent: readConsent,
  giveFaceConsent: null,
  withdrawFaceConsent: null,
  deleteFace: null,
  faceExport: null,
  faceAudit: readRecords,
  faceSettings: readFaceSettings,
  setFaceSettings: null,
  faceOffer: null,
  modules: null,
  unitLicence: null,
  moduleLicence: null,
  voiceToken: null,
  vocabulary: null,
  packageVersions: null,
  fileCheck: null,
  upload: null,
  chunkCheck: null,
  chunkUpload: null,
  mergeFile: null,
  base64Image: readStoredFile,
  releaseFile: null,
  showThumbnail: null,
  showFile: null,
};

type Definition = z.core.$ZodTypeDef & {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
};
const definitionOf = (schema: z.ZodType) => schema.def as Definition;

const word = fc.stringMatching(/^[a-z]{1,8}$/);
/** Texts whose own form matters. */
const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  campusUnits: fc
    .array(fc.record({ campusId: fc.nat(99).map(String), campusName: word }), { maxLength: 3 })
    .map((list) => JSON.stringify(list)),
  config: fc.boolean().map((pcOpen) => JSON.stringify({ pcOpen })),
  decorationSet: word.map((title) => JSON.stringify({ themeList: [{ title }] })),
  picture: fc.constant("data:image/png;base64,AAAA"),
  redirect_uri: fc.constant(REQUEST.redirectUri),
  providerAppLoginUrl: fc.constant("/provider/"),
  publishedAt: fc.constant("2026-11-21 08:12:05"),
  limitUserType: fc.constantFrom("", "2", "1,3"),
};

/** How deep a tree is made whose nodes hold others of their kind. */
const DEEPEST = 6;

/** A value as the contract has it. */
export function valid(schema: z.ZodType, name = "", depth = 0): fc.Arbitrary<unknown> {
  const { type, innerType, element, options, shape, values, entries } = definitionOf(schema);
  if (name in NAMED && type !== "array") return NAMED[name] ?? word;
  if (innerType) {
    const inner = valid(innerType, name, depth);
    return type === "nullable" ? fc.option(inner) : inner;
  }
  if (element)
    return depth === DEEPEST ? fc.constant([]) : fc.array(valid(element, "", depth + 1), { maxLength: 3 });
  if (options) return fc.oneof(...options.map((option) => valid(option, "", depth)));
  if (shape)
    return fc.record(
      Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, valid(field, key, depth)])),
    );
  if (values) return fc.constantFrom(...values);
  if (entries) return fc.constantFrom(...Object.values(entries));
  if (type === "number") {
    const { minValue, maxValue } = schema as z.ZodNumber;
    const [min, max] = [Math.max(minValue ?? 0, 0), Math.min(maxValue ?? 9_999, 9_999)];
    return fc.integer({ min, max });
  }
  if (type === "boolean") return fc.boolean();
  return type === "string" ? fc.oneof(word, fc.nat(99_999).map(String)) : fc.constant(null);
}
