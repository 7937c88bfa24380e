import fc from "fast-check";
import type { z } from "zod";
import type { CallName } from "../../contract/paths";
import { schemas } from "../../contract/schemas";
import { readAskingClient } from "../core/authorize/askingClient";
import { readAuthorization } from "../core/authorize/authorization";
import type { AuthorizeRequest } from "../core/authorize/authorizeRequest";
import { loginOutcome } from "../core/sign-in/loginOutcome";
import { readQrCode, readQrProgress } from "../flows/qr/step";
import { readProvider, readProviders } from "../core/sign-in/social";
import { readAccountLink } from "../core/wire/accountLink";
import { readAppGroups, readUnhandled, readUnreadCounts } from "../core/wire/apps";
import { readEnvelope } from "../core/wire/envelope";
import { readChildCounts, readChildren, readCurrentChild } from "../core/wire/children";
import { readMessages, readTodoPage } from "../core/wire/inbox";
import { readBadgeForm } from "../core/wire/messageConfig";
import { readHelpTicket } from "../core/wire/helpTicket";
import { readPortrait, readStoredFile } from "../core/wire/portrait";
import { recordOf, textOf } from "../core/wire/read";
import { yesOf, type Reader } from "../core/wire/shape";
import { readThemeSync } from "../core/wire/themeSync";
import { readThemeAnswer } from "../core/wire/themeAnswer";
import { readUnit } from "../core/wire/unit";
import { readUnitThemes } from "../core/wire/unitThemes";
import { readClosedApps } from "../core/wire/closedApps";
import { readUser } from "../core/wire/user";
import { readConsent, readFaceSettings, readRecords } from "../core/face/readRecords";
import { readChallenge, readKnownFace } from "../core/face/readFace";
import { readCodeTree } from "../core/permission/codeTree";

const ORIGIN = "https://portal.test";
const SITE = { allowedOrigins: [], oneProxy: false, root: "pages" };
const REQUEST: AuthorizeRequest = {
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
const READERS: Readonly<Record<CallName, Reader<unknown> | null>> = {
  login: signedIn,
  relogin: signedIn,
  loginUserClient: signedIn,
  socialLogin: signedIn,
  ticketLogin: signedIn,
  switchLogin: signedIn,
  helpTicket: readHelpTicket,
  me: readUser,
  setPortrait: readPortrait,
  webAuth: (data) => readAuthorization({ data: envelopeOf(data) }, REQUEST, "pc"),
  webAuthClient: (data) => readAskingClient({ data: envelopeOf(data) }, REQUEST),
  socialProviderInfo: (data) => readProvider(data, SITE, ORIGIN),
  socialInfo: (data) => readProviders(data, SITE, ORIGIN),
  socialQrBegin: (data) => readQrCode(data, { now: 0, site: SITE, origin: ORIGIN }),
  socialQrCheck: readQrProgress,
  passwordCode: (data) => textOf(recordOf(data)["resetId"]),
  passwordCheck: (data) => textOf(recordOf(data)["proof"]),
  unitConfig: (data) => [readUnit(data), readUnitThemes(data)],
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
  readMessage: null,
  chooseChild: null,
  accessDetail: null,
  tableDownload: null,
  unitLogo: null,
  themeStyles: null,
  siteConfig: null,
  manifest: null,
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
function valid(schema: z.ZodType, name = "", depth = 0): fc.Arbitrary<unknown> {
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

const FLAGS = {
  true: [true, 1, "1", "true", "TRUE", "Y"],
  false: [false, 0, "0", "false", "False", "N"],
} as const;

/** The same in some other form that means nothing else; a text that holds JSON may come as what it holds. */
function odd(value: unknown, isField = true): fc.Arbitrary<unknown> {
  if (typeof value === "number") return fc.constantFrom(value, String(value), ` ${String(value)} `);
  if (typeof value === "boolean") return fc.constantFrom(...FLAGS[value ? "true" : "false"]);
  if (typeof value === "string") {
    const parsed: unknown = /^[[{]/.test(value) ? JSON.parse(value) : undefined;
    if (parsed !== undefined) return fc.constantFrom(value, parsed);
    return /^(0|[1-9]\d*)$/.test(value) ? fc.constantFrom(value, Number(value)) : fc.constant(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return fc.constantFrom([], null, "[]");
    const list = fc.tuple(...value.map((entry: unknown) => odd(entry, false)));
    return isField ? textOrNot(list) : list;
  }
  if (typeof value !== "object" || value === null) return fc.constant(value);
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, odd(field)]));
  const record = fc.record({ ...fields, unheardOf: fc.jsonValue() });
  return isField ? textOrNot(record) : record;
}

const textOrNot = (made: fc.Arbitrary<unknown>) =>
  fc.tuple(made, fc.boolean()).map(([value, asText]) => (asText ? JSON.stringify(value) : value));

const READ = (Object.keys(READERS) as CallName[]).filter((name) => READERS[name] !== null);

// By name alone: a schema that names itself cannot be written into a title.
describe.each(READ)("the data of %s", (name) => {
  const read = READERS[name] ?? (() => undefined);
  const answers = valid(schemas[name].out).chain((strict) => fc.tuple(fc.constant(strict), odd(strict)));

  it("reads the same in every form that means the same [AUTH-10, API-07, DESK-02, REL-01]", () => {
    fc.assert(
      fc.property(answers, ([strict, lenient]) => {
        expect(read(lenient)).toEqual(read(strict));
      }),
    );
  });

  it("is read without a fault whatever stands in it [REL-01, API-12]", () => {
    const broken = answers.chain(([strict]) => {
      if (typeof strict !== "object" || strict === null) return fc.anything();
      const names = Object.keys(strict);
      return fc
        .tuple(fc.subarray(names), fc.anything())
        .map(([some, junk]) => ({ ...strict, ...Object.fromEntries(some.map((key) => [key, junk])) }));
    });
    fc.assert(fc.property(fc.oneof(broken, fc.anything()), (wire) => void read(wire)));
  });
});
