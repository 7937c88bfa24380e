import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { groupedFiles } from "../../test/groupedFiles";
import { groupsOf, sourceOfGroup } from "./testGroups.mjs";

const SOURCES: Readonly<Record<string, string>> = {
  "src/base/core/a.test.ts": "it('works')",
  "src/base/core/b.test.ts": "jest.setTimeout(60_000);",
  "src/base/core/c.test.ts": "jest.setTimeout(240_000);",
  "src/base/core/d.test.ts": "jest.mock('./d');",
  "src/base/core/e.test.ts": "/** @jest-environment jsdom */",
  "src/base/core/f.test.ts": "",
  "subapps/drive/server/g.test.ts": "",
  "subapps/notices/server/h.test.ts": "",
};

it("each test file is read once: in a group, with those of its application, or alone where others would notice it [RUN-02]", () => {
  const { groups, alone } = groupsOf(Object.keys(SOURCES).reverse(), 2, (file) => SOURCES[file] ?? "");
  expect(groups).toEqual([
    { name: "./0", files: ["src/base/core/a.test.ts", "src/base/core/f.test.ts"] },
    { name: "./1", files: ["src/base/core/b.test.ts"] },
    { name: "subapps/drive/0", files: ["subapps/drive/server/g.test.ts"] },
    { name: "subapps/notices/0", files: ["subapps/notices/server/h.test.ts"] },
  ]);
  expect(alone).toEqual(["src/base/core/c.test.ts", "src/base/core/d.test.ts", "src/base/core/e.test.ts"]);
});

it("a file that cannot be read fails by itself, and those beside it run [RUN-02]", () => {
  const blocks: string[] = [];
  const failures: unknown[] = [];
  const read: string[] = [];
  const scope = {
    jest: { setTimeout: () => undefined },
    describe: (name: string, body: () => void) => {
      blocks.push(name);
      body();
    },
    it: (title: string, body: () => void) => {
      try {
        body();
      } catch (error) {
        failures.push([title, error]);
      }
    },
    require: (file: string) => {
      if (file.endsWith("b.test.ts")) throw new SyntaxError("Unexpected token");
      read.push(file);
    },
  };
  const files = ["a", "b", "c"].map((name) => `src/base/core/${name}.test.ts`);
  runInNewContext(sourceOfGroup("groups/unit", files), scope);
  expect(blocks).toEqual(files);
  expect(read).toEqual(["../../src/base/core/a.test.ts", "../../src/base/core/c.test.ts"]);
  expect(failures).toEqual([["can be read", new SyntaxError("Unexpected token")]]);
});

it("only the project whose groups are listed is read in groups, whatever other lists there are [RUN-01] [RUN-02]", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "groups-"));
  const list = path.join(folder, "unit.json");
  writeFileSync(list, JSON.stringify(["groups/unit/0.test.ts"]));
  expect(groupedFiles("unit", ["**/*.test.ts"], list)).toEqual(["<rootDir>/groups/unit/0.test.ts"]);
  expect(groupedFiles("server", ["**/*.test.ts"], list)).toEqual(["**/*.test.ts"]);
  expect(groupedFiles("unit", ["**/*.test.ts"], undefined)).toEqual(["**/*.test.ts"]);
  rmSync(folder, { recursive: true });
});
