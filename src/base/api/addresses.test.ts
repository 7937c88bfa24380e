import { addressPaths, textFields, type AddressPath } from "../../../contract/addressPaths";
import { calls, type CallName } from "../../../contract/calls";
import { decorationSet } from "../../../contract/schemas/uaa";
import { exampleOf, GROUND, HOSTILE, soundsLikeAddress, STRANGE, withAt } from "../../../test/addressFields";
import { READERS, REQUEST } from "../../../test/contractAnswers";
import { allowedTarget } from "../core/address/redirect";
import { messageTarget, targetOfMessage } from "../../inbox/core/messageTarget";
import { destinationOf } from "../core/apps/destination";
import { filingTargets } from "../core/site/filing";
import { pagePicture } from "../core/site/pagePicture";
import { helpAddress } from "../core/site/helpCentre";
import { parseSiteConfig } from "../core/site/siteConfig";
import { siteTarget } from "../core/site/siteTarget";
import {
  readFoundAddress,
  readVoiceToken,
  recogniserAddress,
  voiceTarget,
} from "../../voice/core/recogniser";
import { readAppGroups } from "../core/wire/apps";
import { readFooter } from "../core/wire/footer";
import { readUnitThemes } from "../core/wire/unitThemes";
import { readHistory, readMessages, readTodoPage } from "../../inbox/core/readInbox";
import { readStored } from "../core/wire/portrait";
import type { Reader } from "../core/wire/shape";
import { readManifest } from "../../subapp/host/manifest";

const { origin, listed } = GROUND;
const SITE = parseSiteConfig({ allowedOrigins: [listed] });
const WHERE = { site: SITE, origin };
const MENU = { ...WHERE, userType: 2, mobile: false, development: false };

/** The addresses that the client makes of an answer, as a page draws or follows them; a call without a row is read as `READERS` has it. */
const ADDRESSES: Partial<Record<CallName, Reader<unknown>>> = {
  unreadMessages: (data) => readMessages(data).map((message) => targetOfMessage(message, WHERE)),
  messageHistory: (data) => readHistory(data)?.list.map((message) => targetOfMessage(message, WHERE)),
  popUpBox: (data) => readTodoPage(data).list.map((todo) => messageTarget(todo, WHERE)),
  myAppIcons: (data) =>
    readAppGroups(data).flatMap(({ apps }) =>
      apps.map((app) => [app.images, app.glyph, destinationOf(app, MENU)]),
    ),
  unitConfig: (data) => {
    const { filings = [], help } = readFooter(data) ?? {};
    const pictures = readUnitThemes(data).map(({ picture }) => pagePicture(picture, SITE, origin));
    return [filings.map((filing) => filingTargets(filing, SITE, origin)), help, pictures];
  },
  ssoLoginUrl: (data) => allowedTarget(data, SITE, origin),
  voiceToken: (data) => {
    const token = readVoiceToken(data, SITE);
    return token && recogniserAddress(token, SITE, origin);
  },
  vocabulary: (data) => {
    const address = readFoundAddress(data);
    return address && voiceTarget(address, SITE, origin);
  },
  siteConfig: (data) => {
    const site = parseSiteConfig(data);
    const { windows, portable } = site.downloads;
    return [
      allowedTarget(site.loginJumpPage, SITE, origin),
      ...[site.authorsGuide, windows, portable].map((named) => siteTarget(named, SITE, origin)),
      helpAddress({ site, origin, href: `${origin}/`, unitId: "1" }),
      recogniserAddress({ url: "/", appKey: "x" }, site, origin),
    ];
  },
  manifest: (data) => {
    const entry = readManifest(data, { app: "x", fileId: "x" }, origin);
    return "reason" in entry ? null : entry;
  },
  fileCheck: readStored,
  upload: readStored,
  mergeFile: readStored,
  base64Image: readStored,
};

/** Addresses that no page draws or follows. The row of one that begins to be read goes. */
const UNREAD: ReadonlySet<string> = new Set([
  // Says only whether the school wants a link to the site's help centre.
  "unitConfig decorationSet.footerMsg.helpCenter",
  "unitConfig link",
]);

/** Fields that are named like an address and are none. */
const NO_ADDRESS: ReadonlySet<string> = new Set([
  // Base64.
  "faceUser faceImage",
  // Of the network.
  "faceAudit list.*.address",
  // Below the platform's own origin; `ticketCallOf` reads it.
  "siteConfig loginTickitConifg.apipath",
  // Parts of a path; `parseSiteConfig` takes nothing else.
  "siteConfig basePath",
]);

/** Addresses that may be of any origin: the page's policy says which pictures are loaded, and the site names its own places. */
const ANY_ORIGIN =
  /^(me|setPortrait|siteConfig|fileCheck|upload|mergeFile|base64Image) |^myAppIcons .*(Img|img\w*Path|glyphPath)$/;

/** An address that is read, by the field. */
const good = (name: string): string => {
  if (name === "picture") return "data:image/png;base64,AAAA";
  if (name === "redirect_uri") return REQUEST.redirectUri;
  return name === "glyphPath" ? "/sheet.svg#one" : "/good/1";
};

interface Field {
  readonly name: CallName;
  readonly path: AddressPath;
  /** An answer with an address there. */
  readonly answer: (address: string) => unknown;
}

const CALLS = Object.keys(calls) as CallName[];

const fieldsOf = (name: CallName): readonly Field[] => {
  const { out } = calls[name];
  const fields = addressPaths(out).map((path) => ({
    name,
    path,
    answer: (address: string) => withAt(exampleOf(out, good), path, address),
  }));
  if (name !== "unitConfig") return fields;
  const inText = addressPaths(decorationSet).map((path) => ({
    name,
    path: ["decorationSet", ...path],
    answer: (address: string) =>
      withAt(
        exampleOf(out, good),
        ["decorationSet"],
        JSON.stringify(withAt(exampleOf(decorationSet, good), path, address)),
      ),
  }));
  return [...fields, ...inText];
};

const keyOf = ({ name, path }: Pick<Field, "name" | "path">) => `${name} ${path.join(".")}`.trimEnd();
const FIELDS = CALLS.flatMap(fieldsOf);

/** The targets that are tried on a field: all, but for those that mean a place of the portal's own there. */
const refusedOf = (key: string) => {
  // A query is a place of the viewport.
  if (key.endsWith("menuRoute")) return HOSTILE.filter((target) => !target.startsWith("?"));
  // Without a slash or a scheme it is a folder of our own origin.
  if (key.endsWith("deployPath")) return HOSTILE.filter((target) => /^(\/|https?:)/i.test(target));
  // Relative to the manifest; it leaves the portal's origin in no case.
  if (key === "manifest entries.*")
    return HOSTILE.filter(
      (target) => !URL.canParse(target, origin) || new URL(target, origin).origin !== origin,
    );
  return ANY_ORIGIN.test(key) ? STRANGE : HOSTILE;
};

it("marks every field of an answer that is named like an address [SEC-02]", () => {
  const unmarked = CALLS.flatMap((name) =>
    textFields(calls[name].out)
      .filter(({ path, isAddress }) => !isAddress && soundsLikeAddress(path))
      .map(({ path }) => keyOf({ name, path })),
  );
  expect(new Set(unmarked)).toEqual(NO_ADDRESS);
});

it.each(FIELDS.map((field) => [keyOf(field), field] as const))(
  "reads the address in %s by the sanitiser, and by nothing else [SEC-01, SEC-02]",
  (key, { name, path, answer }) => {
    const read = ADDRESSES[name] ?? READERS[name] ?? (() => null);
    const refused = refusedOf(key);
    const [first = "", ...others] = refused.map((address) => read(answer(address)));
    // What is the same whatever was written has nothing of it.
    for (const [at, other] of others.entries())
      expect([refused[at + 1], other]).toEqual([refused[at + 1], first]);
    const isRead = JSON.stringify(read(answer(good(path.at(-1) ?? "")))) !== JSON.stringify(first);
    expect(isRead).toBe(!UNREAD.has(key));
  },
);
