// Compiles the message catalogues to syntax trees, so that no ICU parser is shipped to the browser.
// Each page begins with the messages of what it begins with; those of parts that are fetched later come with them
// (src/i18n/lateWords.ts). src/i18n/catalogues.test.ts proves that none is missing; stories get all of them.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import path from "node:path";
import { isMain, projectRoot } from "./lib/run.mjs";
import { parse } from "@formatjs/icu-messageformat-parser";

const folder = path.join(projectRoot, "src/i18n");
const ACCOUNT_PREFIXES = ["common.", "api.", "login.", "account.", "theme."];
const startsWith = (prefixes) => (id) => prefixes.some((prefix) => id.startsWith(prefix));
const isDialog = startsWith(["kit.dialog."]);
/** What the kit says, also in sub-applications, whose own words are all they have besides. */
const isKit = startsWith(["kit.", "common.", "api."]);
const isToastLog = startsWith(["toastLog."]);
/** Why calls failed is said in sub-applications that use none of the kit as well. */
const isViewport = startsWith(["viewport.", "kit.call."]);
/** Ways in beside the login box. */
const isEntry = startsWith(["entry."]);
/** Signing in by a code to scan. */
const isQr = startsWith(["qr."]);
/** What few see who come to the account pages. */
const isAuthorize = startsWith(["authorize."]);
const isForgot = startsWith(["forgot."]);
/** What the login box says where it stands over a page of the portal. */
const isSheet = startsWith(["sheet."]);
const SHEET_FORM = [
  "autoLogin",
  "capsLock",
  "cookiesOff",
  "forgot",
  "hidePassword",
  "password",
  "passwordRequired",
  "remember",
  "rememberUnavailable",
  "showPassword",
  "submit",
  "submitting",
  "title",
  "username",
  "usernameRequired",
].map((name) => `login.${name}`);
/** Signing in through other providers, and tying one's account to them. */
const isSocial = startsWith(["social."]);
/** What toasts say besides their own words. */
const isToast = startsWith(["toast."]);
/** Why a sub-application's call was never sent. */
const isMisuse = (id) =>
  ["badAddress", "listExpected", "methodUnsupported", "objectExpected", "useAnother"].some(
    (name) => id === `api.${name}`,
  );
/** Shared words that no account page begins with. */
const PORTAL_ONLY = new Set(
  ["cancel", "close", "confirm", "loading", "skipToContent", "unread", "unread.some"].map(
    (name) => `common.${name}`,
  ),
);
const isAppearance = startsWith(["header.color", "header.layout", "header.look", "header.scheme"]);
/** What the person's menu says. */
const isPerson = startsWith(["person.", "header.logout", "header.toastLog"]);
/** What the list of keys says. */
const isKeys = startsWith(["keys."]);
/** Of the kit's the desktop has some in its first view. */
const isLate = (id) =>
  isToastLog(id) ||
  isViewport(id) ||
  isAppearance(id) ||
  isAuthorize(id) ||
  isForgot(id) ||
  isEntry(id) ||
  isQr(id) ||
  isSheet(id) ||
  isPerson(id) ||
  isKeys(id) ||
  isSocial(id) ||
  isToast(id) ||
  isMisuse(id) ||
  (id.startsWith("kit.") && !id.startsWith("kit.time."));
const BUNDLES = {
  account: (id) => startsWith(ACCOUNT_PREFIXES)(id) && !isLate(id) && !PORTAL_ONLY.has(id),
  portal: (id) => !id.startsWith("login.") && !isLate(id),
  dialog: (id) => isDialog(id) || id === "common.close",
  toastLog: isToastLog,
  viewport: (id) => isViewport(id) || isMisuse(id),
  appearance: isAppearance,
  person: isPerson,
  keys: isKeys,
  authorize: isAuthorize,
  forgot: isForgot,
  entry: isEntry,
  qr: isQr,
  social: isSocial,
  toast: isToast,
  sheet: (id) => isSheet(id) || SHEET_FORM.includes(id),
  kit: (id) => isKit(id) && !isDialog(id),
  all: () => true,
};

/** Writes only what changed, so that an unchanged catalogue does not invalidate the build cache. */
const write = (file, text) => {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
};

export const compileMessages = () => {
  mkdirSync(path.join(folder, "compiled"), { recursive: true });
  for (const language of ["zh-CN", "en"]) {
    const catalogue = JSON.parse(readFileSync(path.join(folder, `${language}.json`), "utf8"));
    const compiled = Object.entries(catalogue).map(([id, message]) => {
      try {
        return [id, parse(message, { captureLocation: false })];
      } catch (error) {
        throw new Error(`${language}.json: ${id}: ${error.message}`, { cause: error });
      }
    });
    for (const [bundle, wanted] of Object.entries(BUNDLES)) {
      const messages = Object.fromEntries(compiled.filter(([id]) => wanted(id)));
      write(path.join(folder, "compiled", `${bundle}.${language}.json`), JSON.stringify(messages) + "\n");
    }
  }
};

if (isMain(import.meta.url)) compileMessages();
