// Compiles the message catalogues to syntax trees, so that no ICU parser is shipped to the browser, and decides which messages come with
// which code (scripts/lib/wordsPlan.mjs). Each folder of src keeps its own messages. What a page begins with is one file per page and
// language; `parts.json` names what each lazily loaded file brings. Stories and tests have all messages.
import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isMain, projectRoot } from "./lib/run.mjs";
import { parse } from "@formatjs/icu-messageformat-parser";
import "./lib/typescript.cjs";
import { help } from "./lib/help.mjs";
import { planWords } from "./lib/wordsPlan.mjs";

const require = createRequire(import.meta.url);
const LANGUAGES = ["zh-CN", "en"];
const source = path.join(projectRoot, "src");
const compiled = path.join(source, "base/i18n/compiled");

/** One page leaves these for the next, which says them (`NextToast` of src/base/session/beginSession.ts). */
const CARRIED = "base/session";

/** What the looks are called lies with them; the dialog that offers looks says it. */
const LOOK_PANEL = "appearance";
const lookNames = () =>
  readdirSync(path.join(projectRoot, "theme/looks"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, require(`../theme/looks/${name}/look.ts`).names]);

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The folders of src that have messages, by their paths from src. */
const messageFolders = () =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith("/messages/zh-CN.json"))
    .map((file) => file.slice(0, -"/messages/zh-CN.json".length))
    .sort();

/** The files of all catalogues. */
export const catalogueFiles = () =>
  messageFolders().flatMap((folder) =>
    LANGUAGES.map((language) => path.join(source, folder, "messages", `${language}.json`)),
  );

/** Writes only what changed, so that an unchanged catalogue does not invalidate the build cache. */
const write = (name, content) => {
  const file = path.join(compiled, name);
  const text = JSON.stringify(content) + "\n";
  mkdirSync(compiled, { recursive: true });
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
};

/** The messages of a folder in one language by their ids, as text. */
const textsOf = (folder, language) => {
  const texts = Object.entries(readJson(path.join(source, folder, "messages", `${language}.json`)));
  if (folder !== LOOK_PANEL) return texts;
  return [...texts, ...lookNames().map(([look, names]) => [`appearance.look.${look}`, names[language]])];
};

/** All messages of a language by their ids, in order: as text, and as syntax trees. */
const catalogueOf = (language) => {
  const homes = new Map();
  const found = messageFolders().flatMap((folder) =>
    textsOf(folder, language).map(([id, text]) => {
      if (homes.has(id)) throw new Error(`${id} is in the messages of ${homes.get(id)} and of ${folder}`);
      homes.set(id, folder);
      try {
        return { id, text, message: parse(text, { captureLocation: false }) };
      } catch (error) {
        throw new Error(`${folder}, ${language}: ${id}: ${error.message}`, { cause: error });
      }
    }),
  );
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
};

export const compileMessages = () => {
  const catalogues = LANGUAGES.map((language) => [language, catalogueOf(language)]);
  const ids = catalogues[0][1].map(({ id }) => id);
  const { pages, parts } = planWords(
    source,
    ids,
    textsOf(CARRIED, LANGUAGES[0]).map(([id]) => id),
  );
  for (const [language, messages] of catalogues) {
    write(`catalogue.${language}.json`, Object.fromEntries(messages.map(({ id, text }) => [id, text])));
    const trees = Object.fromEntries(messages.map(({ id, message }) => [id, message]));
    write(`all.${language}.json`, trees);
    for (const [page, begun] of Object.entries(pages))
      write(`${page}.${language}.json`, Object.fromEntries(begun.map((id) => [id, trees[id]])));
  }
  const fromSource = (file) => path.relative(source, file).split(path.sep).join("/");
  const brought = [...parts].map(([file, groups]) => [fromSource(file), groups.toSorted()]);
  write("parts.json", Object.fromEntries(brought.sort(([one], [other]) => (one < other ? -1 : 1))));
};

if (isMain(import.meta.url)) {
  help(import.meta.url);
  compileMessages();
}
