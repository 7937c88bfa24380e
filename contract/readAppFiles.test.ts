import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readAppFile, readAppFolders } from "./readAppFiles";

const GOOD = {
  code: "duty",
  name: { "zh-CN": "值班", en: "Duty" },
  version: "1.0.0",
  kit: "^1.5.0",
  icon: "clock",
  category: "often",
  permissions: [{ code: "duty", name: { "zh-CN": "值班", en: "Duty" }, userTypes: [2] }],
  fills: { page: { duty: "./client/main.tsx" } },
};

describe("an application's file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-apps-"));
  const file = path.join(folder, "duty/app.json");
  mkdirSync(path.dirname(file));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const reading = (value: unknown) => {
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
    return () => readAppFile(file);
  };

  it("is completed by what most applications leave out [VIEW-07]", () => {
    expect(reading(GOOD)()).toMatchObject({
      searchKeys: { "zh-CN": [], en: [] },
      fills: { badge: false },
    });
    expect(readAppFolders(folder).map(({ app }) => app.code)).toEqual(["duty"]);
  });

  it.each<[string, unknown, string]>([
    ["is no JSON", "{", "JSON"],
    ["lacks a name", { ...GOOD, name: undefined }, "name: "],
    ["lacks the English name", { ...GOOD, name: { "zh-CN": "值班" } }, "name.en: "],
    ["has a code of other letters", { ...GOOD, code: "Duty" }, "code: must be words of small letters"],
    [
      "lies in another folder",
      { ...GOOD, code: "other", fills: { page: { other: "./a.tsx" } } },
      "code: must be the name of its folder, duty",
    ],
    ["names a category that there is none of", { ...GOOD, category: "fun" }, "category: "],
    ["is for a kind of unit that there is none of", { ...GOOD, unitTypes: [3] }, "unitTypes.0: "],
    ["is for no kind of unit", { ...GOOD, unitTypes: [] }, "unitTypes: "],
    ["has a version that is none", { ...GOOD, version: "1" }, "version: must be a version"],
    ["has a server version that is none", { ...GOOD, serverVersion: "1.x.0" }, "serverVersion: must be"],
    ["needs a permission of another's", { ...GOOD, needs: ["duty", "exams"] }, "needs.1: must be a code of"],
    ["needs more permissions than it may", { ...GOOD, needs: Array(6).fill("duty") }, "needs: "],
    ["has a kit range that is none", { ...GOOD, kit: "latest" }, "kit: must be a range of versions"],
    [
      "has no page of its name",
      { ...GOOD, fills: { page: { other: "./a.tsx" } } },
      "fills.page: must have a page named duty",
    ],
    ["offers files by no call", { ...GOOD, fills: { ...GOOD.fills, files: {} } }, "fills.files.call: "],
    ["has a field that nothing reads", { ...GOOD, colour: "red" }, "colour"],
    [
      "puts a permission below one that is not there",
      { ...GOOD, permissions: [{ ...GOOD.permissions[0], parent: "none" }] },
      "permissions.0.parent: must be a code of this file's permissions",
    ],
  ])("that %s is refused with its field named [VIEW-07]", (_what, value, words) => {
    expect(reading(value)).toThrow(words);
    expect(reading(value)).toThrow(file);
  });
});
