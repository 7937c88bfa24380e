import { groupsOf } from "./testGroups.mjs";

const SOURCES: Readonly<Record<string, string>> = {
  "src/core/a.test.ts": "it('works')",
  "src/core/b.test.ts": "jest.setTimeout(60_000);",
  "src/core/c.test.ts": "jest.setTimeout(240_000);",
  "src/core/d.test.ts": "jest.mock('./d');",
  "src/core/e.test.ts": "/** @jest-environment jsdom */",
  "src/core/f.test.ts": "",
  "subapps/drive/server/g.test.ts": "",
  "subapps/notices/server/h.test.ts": "",
};

it("each test file is read once: in a group, with those of its application, or alone where others would notice it [RUN-02]", () => {
  const { groups, alone } = groupsOf(Object.keys(SOURCES).reverse(), 2, (file) => SOURCES[file] ?? "");
  expect(groups).toEqual([
    { name: "./0", files: ["src/core/a.test.ts", "src/core/f.test.ts"] },
    { name: "./1", files: ["src/core/b.test.ts"] },
    { name: "subapps/drive/0", files: ["subapps/drive/server/g.test.ts"] },
    { name: "subapps/notices/0", files: ["subapps/notices/server/h.test.ts"] },
  ]);
  expect(alone).toEqual(["src/core/c.test.ts", "src/core/d.test.ts", "src/core/e.test.ts"]);
});
