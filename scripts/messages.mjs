// Compiles the message catalogues to syntax trees, so that no ICU parser is shipped to the browser.
// Each page gets only the messages it can show (src/i18n/catalogues.test.ts); stories get all of them.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import path from "node:path";
import { isMain, projectRoot } from "./lib/run.mjs";
import { parse } from "@formatjs/icu-messageformat-parser";

const folder = path.join(projectRoot, "src/i18n");
const ACCOUNT_PREFIXES = ["common.", "api.", "login.", "account.", "theme."];
const BUNDLES = {
  account: (id) => ACCOUNT_PREFIXES.some((prefix) => id.startsWith(prefix)),
  portal: (id) => !id.startsWith("login."),
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
