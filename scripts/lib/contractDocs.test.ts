import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { calls, services } from "../../contract/calls";
import { markdown, openApi, staleDocuments } from "./contractDocs";

const callers = {
  endpoints: new Set(["me"]),
  of: (name: string) => (name === "me" ? ["src/shell/A.tsx", "src/shell/B.ts"] : ["src/shell/C.ts"]),
};
const ADDRESSED = ["showThumbnail", "themeStyles"];

describe("the contract's documents", () => {
  it("says of each call how it is made and names the files that make it, and refuses one that none makes [API-16]", () => {
    const byAddress = (name: string) => (ADDRESSED.includes(name) ? [] : callers.of(name));
    const rows = markdown({ ...callers, of: byAddress }).split("\n");
    const rowOf = (name: string) => rows.find((row) => row.startsWith(`| **${name}**`));
    expect(rowOf("me")).toMatch(/\| endpoint \| `src\/shell\/A\.tsx`<br>`src\/shell\/B\.ts` \|$/);
    expect(rowOf("login")).toMatch(/\| wrapper \| `src\/shell\/C\.ts` \|$/);
    expect(rowOf("themeStyles")).toMatch(/\| browser \| a style sheet, by `theme\/themes\.ts` \|$/);
    const orphan = (name: string) => (name === "login" ? [] : callers.of(name));
    expect(() => markdown({ ...callers, of: orphan })).toThrow("No file makes the call login.");
  });

  it("has a row for every call, those of one platform service in one place [API-16]", () => {
    const sections = markdown(callers).split("\n## ").slice(1);
    const serviceOf = (name: string) =>
      Object.entries(services).find(([, own]) => name in own)?.[0] ?? "none";
    for (const [name, { path: address }] of Object.entries(calls)) {
      const homes = sections.filter((section) => section.includes(`**${name}**<br>`));
      expect(homes).toEqual([expect.stringContaining(`\`${address}\``)]);
      expect(homes[0]?.split("\n")[0]).toMatch(`\`${serviceOf(name)}\``);
    }
  });

  it("is an OpenAPI document whose references all lead somewhere [API-16]", () => {
    const document = JSON.parse(openApi()) as {
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: object };
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(operations).toHaveLength(Object.keys(calls).length);
    for (const [, name] of openApi().matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g))
      expect(Object.keys(document.components.schemas)).toContain(name);
    expect(openApi()).not.toContain("$defs");
  });

  it("is stored as it is generated, but for who makes the calls [API-16]", () => {
    const stored = (name: string) => readFileSync(path.join(__dirname, "../../docs", name), "utf8");
    const withoutCallers = (text: string) => text.replaceAll(/ \| [^|\n]* \| [^|\n]* \|$/gm, "");
    expect(stored("openapi.json")).toBe(openApi());
    expect(withoutCallers(stored("contract.md"))).toBe(withoutCallers(markdown(callers)));
  });

  it("is known to be stale when a file differs or is missing [API-16]", () => {
    const root = mkdtempSync(path.join(tmpdir(), "contract-"));
    try {
      mkdirSync(path.join(root, "docs"));
      writeFileSync(path.join(root, "docs/a.md"), "new");
      writeFileSync(path.join(root, "docs/b.md"), "old");
      const documents = ["a", "b", "c"].map((name) => ({ file: `docs/${name}.md`, text: "new" }));
      expect(staleDocuments(root, documents)).toEqual(["docs/b.md", "docs/c.md"]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
