import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MessageFormatElement } from "react-intl";
import accountBundle from "./compiled/account.zh-CN.json";
import appearanceBundle from "./compiled/appearance.zh-CN.json";
import authorizeBundle from "./compiled/authorize.zh-CN.json";
import dialogBundle from "./compiled/dialog.zh-CN.json";
import entryBundle from "./compiled/entry.zh-CN.json";
import forgotBundle from "./compiled/forgot.zh-CN.json";
import kitBundle from "./compiled/kit.zh-CN.json";
import noticesBundle from "./compiled/toastLog.zh-CN.json";
import keysBundle from "./compiled/keys.zh-CN.json";
import personBundle from "./compiled/person.zh-CN.json";
import portalBundle from "./compiled/portal.zh-CN.json";
import qrBundle from "./compiled/qr.zh-CN.json";
import socialBundle from "./compiled/social.zh-CN.json";
import stackBundle from "./compiled/toast.zh-CN.json";
import sheetBundle from "./compiled/sheet.zh-CN.json";
import viewportBundle from "./compiled/viewport.zh-CN.json";
import en from "./en.json";
import zh from "./zh-CN.json";

const english: Record<string, string> = en;
const chinese: Record<string, string> = zh;

/** The names a message takes values for; how it uses them (a plural, a plain number) is each language's own. */
const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    if (isTagElement(element)) return [element.value, ...namesIn(element.children)];
    return isLiteralElement(element) || isPoundElement(element) ? [] : [element.value];
  });

const placeholders = (message: string) => [...new Set(namesIn(parse(message)))].sort();

/** The files of our own that a file imports at once, or later; what it only takes types from does not run. */
function importsOf(file: string, when: "atOnce" | "later"): string[] {
  const source = readFileSync(file, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|\b(?:import|export) type\b[^;]*;/g,
    "",
  );
  const pattern = when === "later" ? /\bimport\(\s*"(\.[^"]*)"/g : /\b(?:from|import)\s*"(\.[^"]*)"/g;
  return [...source.matchAll(pattern)]
    .map(([, name = ""]) => path.join(path.dirname(file), name))
    .flatMap((stem) => [`${stem}.ts`, `${stem}.tsx`, path.join(stem, "index.ts")].filter(existsSync));
}

/** A file with all that comes with it at once. */
function filesWith(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  for (const file of files) for (const other of importsOf(file, "atOnce")) files.add(other);
  return files;
}

/** What a page begins with, and everything that it can fetch later, each with what comes with it. */
function partsOf(page: string): readonly ReadonlySet<string>[] {
  const entries = new Set([path.join(__dirname, "../pages", page)]);
  const parts: ReadonlySet<string>[] = [];
  for (const entry of entries) {
    const files = filesWith(entry);
    parts.push(files);
    for (const file of files) for (const later of importsOf(file, "later")) entries.add(later);
  }
  return parts;
}

/** The ids that files name. */
function idsOf(files: ReadonlySet<string>): readonly string[] {
  const words = [...files].flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/"([a-z]\w*(?:\.[\w-]+)+)"/g),
  ]);
  return [...new Set(words.map(([, word = ""]) => word).filter((word) => word in chinese))];
}

/** Files that bring words, and the words they bring. */
const LATE = new Map<string, object>([
  [path.join(__dirname, "../kit/words.ts"), kitBundle],
  [path.join(__dirname, "../kit/dialog/words.ts"), dialogBundle],
  [path.join(__dirname, "../features/header/appearance/words.ts"), appearanceBundle],
  [path.join(__dirname, "../features/header/person/words.ts"), personBundle],
  [path.join(__dirname, "../features/keyboard-help/words.ts"), keysBundle],
  [path.join(__dirname, "../features/login/authorize/words.ts"), authorizeBundle],
  [path.join(__dirname, "../features/login/entry/words.ts"), entryBundle],
  [path.join(__dirname, "../features/login/forgot/words.ts"), forgotBundle],
  [path.join(__dirname, "../features/login/qr/words.ts"), qrBundle],
  [path.join(__dirname, "../features/login/socialWords.ts"), socialBundle],
  [path.join(__dirname, "../kit/toast/words.ts"), stackBundle],
  [path.join(__dirname, "../features/login/sheet/words.ts"), sheetBundle],
  [path.join(__dirname, "../features/toast-log/words.ts"), noticesBundle],
  [path.join(__dirname, "../subapp/host/viewport/words.ts"), viewportBundle],
]);

const broughtBy = (files: ReadonlySet<string>): object =>
  Object.assign({}, ...[...files].map((file) => LATE.get(file) ?? {})) as object;

describe("the message catalogues", () => {
  it.each([
    ["account.tsx", accountBundle, "login.submit"],
    ["portal.tsx", portalBundle, "header.color.custom"],
  ])("give %s every message it can name, part by part [I18N-03]", (page, bundle, known) => {
    const parts = partsOf(page);
    expect(parts.flatMap(idsOf)).toContain(known);
    const missing = parts.map((files) => {
      const words = { ...bundle, ...broughtBy(files) };
      return idsOf(files).filter((id) => !(id in words));
    });
    expect(missing.flat()).toEqual([]);
  });

  it("come with forms, lists and dialogs, not with a page's first view [I18N-03]", () => {
    for (const page of ["account.tsx", "portal.tsx"]) {
      const [first = new Set(), ...later] = partsOf(page);
      expect(Object.keys(broughtBy(first))).toEqual([]);
      if (page === "portal.tsx")
        expect(later.flatMap((files) => Object.keys(broughtBy(files)))).toEqual(
          expect.arrayContaining(["kit.list.next", "kit.validation.required", "kit.dialog.move"]),
        );
    }
    expect(Object.keys(portalBundle).filter((id) => /^kit\.(?!time\.)/.test(id))).toEqual([]);
  });

  it.each([
    ["kit.ts", "kit.dialog.move"],
    ["forms.ts", "common.cancel"],
    ["lists.ts", "common.loading"],
  ])("give sub-applications all that %s names [VIEW-05]", (name, known) => {
    const files = filesWith(path.join(__dirname, "../subapp/sdk", name));
    const words = broughtBy(files);
    expect(idsOf(files)).toContain(known);
    expect(idsOf(files).filter((id) => !(id in words))).toEqual([]);
  });

  it("have the same ids [I18N-03]", () => {
    expect(Object.keys(english)).toEqual(Object.keys(chinese));
  });

  it("have words under every id [I18N-03]", () => {
    const empty = [...Object.entries(chinese), ...Object.entries(english)].filter(
      ([, words]) => !words.trim(),
    );
    expect(empty).toEqual([]);
  });

  it("have the same placeholders in both languages [I18N-03]", () => {
    const different = Object.entries(chinese).filter(
      ([id, words]) => placeholders(words).join() !== placeholders(english[id] ?? "").join(),
    );
    expect(different).toEqual([]);
  });

  it("have no unused messages [I18N-03]", () => {
    const source = readdirSync(path.join(__dirname, ".."), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(__dirname, "..", file), "utf8"))
      .join("\n");
    const begun = [...source.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, start = ""]) => start);
    const said = (id: string) => source.includes(`"${id}"`) || begun.some((start) => id.startsWith(start));
    expect(Object.keys(chinese).filter((id) => !said(id))).toEqual([]);
  });

  it("are sorted and have a prefix", () => {
    const ids = Object.keys(chinese);
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)));
    expect(ids.filter((id) => !/^[a-z][A-Za-z]*(\.[a-z0-9][A-Za-z0-9-]*)+$/.test(id))).toEqual([]);
  });
});
