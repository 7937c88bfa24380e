import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { calls } from "../../contract/paths";
import { markdown, openApi, staleDocuments } from "./contractDocs";

const callers = {
  endpoints: new Set(["me"]),
  of: (name: string) => (name === "me" ? ["src/shell/A.tsx", "src/shell/B.ts"] : []),
};

describe("the contract's documents", () => {
  it("names the files that make a call, or none [API-16]", () => {
    const rows = markdown(callers).split("\n");
    const rowOf = (name: string) => rows.find((row) => row.startsWith(`| **${name}**`));
    expect(rowOf("me")).toMatch(/\| `src\/shell\/A\.tsx`<br>`src\/shell\/B\.ts` \|$/);
    expect(rowOf("login")).toMatch(/\| — \|$/);
  });

  it("has a row for every call [API-16]", () => {
    const text = markdown(callers);
    for (const [name, { path: address }] of Object.entries(calls)) {
      expect(text).toContain(`**${name}**`);
      expect(text).toContain(`\`${address}\``);
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
    const withoutCallers = (text: string) => text.replaceAll(/ \| [^|\n]* \|$/gm, "");
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
