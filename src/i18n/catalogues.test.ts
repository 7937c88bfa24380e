import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MessageFormatElement } from "react-intl";
import accountBundle from "./compiled/account.zh-CN.json";
import portalBundle from "./compiled/portal.zh-CN.json";
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

/** The files of our own that a file imports, now or later; what it only takes types from does not run. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|\b(?:import|export) type\b[^;]*;/g,
    "",
  );
  return [...source.matchAll(/(?:from|import\(?)\s*"(\.[^"]*)"/g)]
    .map(([, name = ""]) => path.join(path.dirname(file), name))
    .flatMap((stem) => [`${stem}.ts`, `${stem}.tsx`, path.join(stem, "index.ts")].filter(existsSync));
}

/** The ids that the files of a page name, every file that it can ever load included. */
function idsOf(page: string): ReadonlySet<string> {
  const files = new Set([path.join(__dirname, "../pages", page)]);
  for (const file of files) for (const other of importsOf(file)) files.add(other);
  const words = [...files].flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/"([a-z]\w*(?:\.[\w-]+)+)"/g),
  ]);
  return new Set(words.map(([, word = ""]) => word).filter((word) => word in chinese));
}

describe("the message catalogues", () => {
  it.each([
    ["account.tsx", accountBundle, "login.submit"],
    ["portal.tsx", portalBundle, "header.color.custom"],
  ])("give %s every message it can name [I18N-03]", (page, bundle, known) => {
    const ids = idsOf(page);
    expect(ids).toContain(known);
    expect([...ids].filter((id) => !(id in bundle))).toEqual([]);
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

  it("are sorted and have a prefix", () => {
    const ids = Object.keys(chinese);
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)));
    expect(ids.filter((id) => !/^[a-z][A-Za-z]*(\.[a-z0-9][A-Za-z0-9-]*)+$/.test(id))).toEqual([]);
  });
});
