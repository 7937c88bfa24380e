import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { calls } from "../../contract/paths";
import { clientUse, markdown, openApi, staleDocuments } from "./contractDocs";

const endpoints = {
  path: "src/api/uaa.api.ts",
  text: "login: build.mutation<X, Y>({}), me: build.query<X, Y>({}), export const { useLoginMutation } = uaaApi;",
};
const page = { path: "src/features/login/LoginBox.tsx", text: "const [login] = useLoginMutation();" };

describe("the contract's documents", () => {
  it("maps a call to its endpoint and to the files that call it [API-16]", () => {
    expect(clientUse("login", [endpoints, page])).toEqual({
      endpoint: "useLoginMutation",
      callers: ["src/features/login/LoginBox.tsx"],
    });
    expect(clientUse("me", [endpoints, page])).toEqual({ endpoint: "useMeQuery", callers: [] });
    expect(clientUse("logout", [endpoints, page])).toEqual({ endpoint: null, callers: [] });
  });

  it("has a row for every call [API-16]", () => {
    const text = markdown([endpoints, page]);
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
