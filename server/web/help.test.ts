import { readFileSync } from "node:fs";
import path from "node:path";
import en from "../../src/base/i18n/compiled/catalogue.en.json";
import zh from "../../src/base/i18n/compiled/catalogue.zh-CN.json";
import { HELP_WORDS } from "./help";
import { ENGLISH_MARKS } from "./pageStyle";

const CATALOGUES: Readonly<Record<keyof typeof HELP_WORDS, Readonly<Record<string, string>>>> = {
  en,
  "zh-CN": zh,
};

/** The ids of the labels that the help quotes, each that a screen of that language has; its own words where none has. */
const quoted = (language: keyof typeof HELP_WORDS): readonly (readonly string[])[] =>
  HELP_WORDS[language].lines.flatMap((line) =>
    [...line.matchAll(/“([^”]*)”/g)].map(([, label = ""]) =>
      Object.entries(CATALOGUES[language])
        .filter(([, words]) => words === label)
        .map(([id]) => id),
    ),
  );

it("names what the screens have, the same in both languages [I18N-03, FOOT-01]", () => {
  const [chinese, english] = [quoted("zh-CN"), quoted("en")];
  expect(chinese.length).toBeGreaterThan(3);
  expect(english).toHaveLength(chinese.length);
  for (const [place, ids] of chinese.entries())
    expect(ids.filter((id) => english[place]?.includes(id)).length).toBeGreaterThan(0);
});

it("has the name by which the portal leads to it [FOOT-01]", () => {
  expect([HELP_WORDS.en.title, HELP_WORDS["zh-CN"].title]).toEqual([en["person.help"], zh["person.help"]]);
});

it("is written in the marks that all pages have in English [THEME-09]", () => {
  const plain = (css: string) => css.replaceAll(/\s/g, "");
  const base = readFileSync(path.join(__dirname, "../../theme/looks/base.css"), "utf8");
  expect(plain(base)).toContain(plain(ENGLISH_MARKS));
});
