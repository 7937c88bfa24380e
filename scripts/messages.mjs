// Compiles the message catalogues to syntax trees, so that no ICU parser is shipped to the browser.
// Each folder of src keeps its own messages. Those that a page begins with are one file per page (src/base/i18n/pages.json);
// every folder's are a file of their own as well, for parts that are fetched later (src/base/i18n/lateWords.ts).
// src/base/i18n/catalogues.test.ts proves that none is missing; stories get all of them.
import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isMain, projectRoot } from "./lib/run.mjs";
import { parse } from "@formatjs/icu-messageformat-parser";
import "./lib/typescript.cjs";
import { help } from "./lib/help.mjs";

const require = createRequire(import.meta.url);
const LANGUAGES = ["zh-CN", "en"];
const source = path.join(projectRoot, "src");
const common = path.join(source, "base/i18n/compiled");

/** What the looks are called lies with them; the dialog that offers looks says it. */
const LOOK_PANEL = "appearance";
const lookNames = () =>
  readdirSync(path.join(projectRoot, "theme/looks"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, require(`../theme/looks/${name}/look.ts`).names]);

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The folders of src that have messages, by their paths from src. */
export const messageFolders = () =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith("/messages/zh-CN.json"))
    .map((file) => file.slice(0, -"/messages/zh-CN.json".length))
    .sort();

const inOrder = (entries) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** Writes only what changed, so that an unchanged catalogue does not invalidate the build cache. */
const write = (folder, name, content) => {
  const file = path.join(folder, name);
  const text = JSON.stringify(content) + "\n";
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
};

/** The messages of a folder in one language by their ids, as text. */
const textsOf = (folder, language) => {
  const texts = Object.entries(readJson(path.join(source, folder, "messages", `${language}.json`)));
  if (folder !== LOOK_PANEL) return texts;
  return [...texts, ...lookNames().map(([look, names]) => [`appearance.look.${look}`, names[language]])];
};

const compileFolder = (folder, language) =>
  textsOf(folder, language).map(([id, text]) => {
    try {
      return { id, text, message: parse(text, { captureLocation: false }) };
    } catch (error) {
      throw new Error(`${folder}, ${language}: ${id}: ${error.message}`, { cause: error });
    }
  });

export const compileMessages = () => {
  const pages = readJson(path.join(source, "base/i18n/pages.json"));
  const folders = messageFolders();
  for (const language of LANGUAGES) {
    const words = new Map();
    const homes = new Map();
    for (const folder of folders) {
      const own = compileFolder(folder, language);
      for (const { id } of own) {
        if (homes.has(id)) throw new Error(`${id} is in the messages of ${homes.get(id)} and of ${folder}`);
        homes.set(id, folder);
      }
      words.set(folder, own);
    }
    const compiled = (names) =>
      inOrder(
        names.flatMap((folder) => {
          if (!words.has(folder)) throw new Error(`src/base/i18n/pages.json: ${folder} has no messages`);
          return words.get(folder).map(({ id, message }) => [id, message]);
        }),
      );
    for (const folder of folders)
      write(path.join(source, folder, "messages/compiled"), `${language}.json`, compiled([folder]));
    for (const [page, names] of Object.entries(pages))
      write(common, `${page}.${language}.json`, compiled(names));
    write(common, `all.${language}.json`, compiled(folders));
    const texts = [...words.values()].flat().map(({ id, text }) => [id, text]);
    write(common, `catalogue.${language}.json`, inOrder(texts));
  }
};

if (isMain(import.meta.url)) {
  help(import.meta.url);
  compileMessages();
}
