import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MessageFormatElement } from "react-intl";
import accountBundle from "./compiled/account.zh-CN.json";
import en from "./compiled/catalogue.en.json";
import zh from "./compiled/catalogue.zh-CN.json";
import portalBundle from "./compiled/portal.zh-CN.json";
import parts from "./compiled/parts.json";

const SOURCE = path.join(__dirname, "../..");
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

/** An id that is put together around one value: `` id: `start.${part}.end` ``. */
const TEMPLATE = /\bid[:=] ?\{?`([a-z]\w*\.[\w.-]*)\$\{[^{}`]*\}([\w.-]*)`/g;

/** The ids that each template of a source may come to. */
const builtIn = (source: string): readonly (readonly [template: string, ids: readonly string[]])[] =>
  [...source.matchAll(TEMPLATE)].map(([template, start = "", end = ""]) => [
    template,
    Object.keys(chinese).filter(
      (id) => id.startsWith(start) && id.endsWith(end) && id.length > start.length + end.length,
    ),
  ]);

/** The folders that have messages, by their paths from src. */
const FOLDERS = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "zh-CN.json" && path.basename(path.dirname(file)) === "messages")
  .map((file) => path.join(file, "../.."));

const idsIn = (folder: string, file: string): readonly string[] =>
  Object.keys(
    JSON.parse(readFileSync(path.join(SOURCE, folder, "messages", `${file}.json`), "utf8")) as object,
  );

/** The ids that a lazily loaded file brings. */
const broughtBy = (file: string): readonly string[] =>
  (parts as Record<string, string[][]>)[file]?.flat() ?? [];

describe("the message catalogues", () => {
  it("leave forms, lists and dialogs out of a page's first view [I18N-03]", () => {
    expect(Object.keys(portalBundle).filter((id) => /^kit\.(?!time\.)/.test(id))).toEqual([]);
    expect(Object.keys(accountBundle)).toContain("login.submit");
  });

  it("come to sub-applications with the kit, whatever the portal has begun with [VIEW-05]", () => {
    expect(broughtBy("subapp/sdk/kit.ts")).toEqual(
      expect.arrayContaining(["kit.dialog.move", "common.cancel"]),
    );
    expect(broughtBy("subapp/sdk/forms.ts")).toEqual(expect.arrayContaining(["kit.validation.required"]));
    expect(broughtBy("subapp/sdk/lists.ts")).toEqual(
      expect.arrayContaining(["kit.list.next", "common.loading"]),
    );
  });

  it("are each with a page or with a part [I18N-03]", () => {
    const anywhere = new Set(
      [accountBundle, portalBundle].flatMap(Object.keys).concat(Object.values(parts).flat(2)),
    );
    expect(Object.keys(chinese).filter((id) => !anywhere.has(id))).toEqual([]);
  });

  it.each(FOLDERS)("have the same ids in both languages, in order: %s [I18N-03]", (folder) => {
    const ids = idsIn(folder, "zh-CN");
    expect(idsIn(folder, "en")).toEqual(ids);
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)));
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

  it("have every message that a text of the source names, whole or in parts [I18N-03, WHO-02]", () => {
    const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(SOURCE, file), "utf8"));
    const named = sources.flatMap((source) =>
      [...source.matchAll(/\bid[:=] ?\{?"([a-z]\w*(?:\.[\w-]+)+)"/g)].map(([, id = ""]) => id),
    );
    const built = sources.flatMap(builtIn);
    expect(named.length).toBeGreaterThan(300);
    expect(built.length).toBeGreaterThan(20);
    expect(named.filter((id) => !(id in chinese))).toEqual([]);
    expect(built.filter(([, ids]) => ids.length === 0)).toEqual([]);
  });

  it("have no unused messages [I18N-03]", () => {
    const source = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(SOURCE, file), "utf8"))
      .join("\n");
    const begun = [...source.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, start = ""]) => start);
    const said = (id: string) => source.includes(`"${id}"`) || begun.some((start) => id.startsWith(start));
    expect(Object.keys(chinese).filter((id) => !said(id))).toEqual([]);
  });

  it("have ids with a prefix", () => {
    const ids = Object.keys(chinese);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]*(\.[a-z0-9][A-Za-z0-9-]*)+$/.test(id))).toEqual([]);
  });
});

const GUESTS = path.join(SOURCE, "../subapps");
const guestFolders = readdirSync(GUESTS).filter((name) => existsSync(path.join(GUESTS, name, "app.json")));

describe("the catalogues of the sub-applications", () => {
  const wordsOf = (folder: string, language: string) =>
    JSON.parse(readFileSync(path.join(GUESTS, folder, "messages", `${language}.json`), "utf8")) as Record<
      string,
      string
    >;

  it.each(guestFolders)("have the same ids and placeholders in both languages: %s [I18N-03]", (folder) => {
    const [inChinese, inEnglish] = [wordsOf(folder, "zh-CN"), wordsOf(folder, "en")];
    expect(Object.keys(inEnglish).sort()).toEqual(Object.keys(inChinese).sort());
    for (const [id, words] of Object.entries(inChinese)) {
      expect([id, placeholders(inEnglish[id] ?? "")]).toEqual([id, placeholders(words)]);
      expect([words.trim(), inEnglish[id]?.trim()]).not.toContain("");
    }
  });
});

describe("words in JSX", () => {
  const FILES = ["src/base/kit/Example.tsx", "subapps/drive/client/Example.tsx"];
  const lint = (file: string, content: string) =>
    `eslint.lintText(${JSON.stringify(`export const Example = () => <p>${content}</p>;\n`)}, { filePath: ${JSON.stringify(file)} })`;
  // A process of its own, as ESLint's configuration is a module of the other kind, and one for all, as loading it takes a second.
  const program = `
    import { ESLint } from "eslint";
    const eslint = new ESLint();
    const found = [${FILES.flatMap((file) => [lint(file, "Hello there"), lint(file, "{words}")]).join()}];
    const rules = ([{ messages }]) => messages.map(({ ruleId }) => ruleId);
    console.log(JSON.stringify((await Promise.all(found)).map(rules)));
  `;
  let refusals: string[][] = [];
  beforeAll(() => {
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: path.join(SOURCE, ".."),
      encoding: "utf8",
    });
    refusals = JSON.parse(stdout) as string[][];
  });

  it.each(FILES.map((file, at) => [file, at] as const))(
    "no component may have words of its own: %s [I18N-03]",
    (_, at) => {
      const [words, none] = refusals.slice(at * 2);
      expect(words).toContain("formatjs/no-literal-string-in-jsx");
      expect(none).toEqual([]);
    },
  );
});
