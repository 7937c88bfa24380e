import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "react-intl";
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

describe("the message catalogues", () => {
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
