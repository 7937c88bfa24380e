import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIdOf } from "./buildId";

const folders: string[] = [];
const folderWith = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(path.join(tmpdir(), "sources-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const SOURCES = { "src/main.tsx": "main", "messages/en.json": "{}" };
const idOf = (files: Readonly<Record<string, string>>, configuration: unknown = "a") =>
  buildIdOf(folderWith(files), configuration);

describe("the name of a build", () => {
  it("is the same for the same sources, wherever they are [VIEW-10]", () => {
    expect(idOf(SOURCES)).toBe(idOf(SOURCES));
    expect(idOf(SOURCES)).toMatch(/^[0-9a-f]{10}$/);
  });

  it("does not follow what no build reads [VIEW-10]", () => {
    const more = { "src/main.test.tsx": "test", "node_modules/a/index.js": "a", "webpack.config.ts": "c" };
    expect(idOf({ ...SOURCES, ...more })).toBe(idOf(SOURCES));
  });

  it("changes with a file's content or name, with the configuration and with another file [VIEW-10]", () => {
    const file = path.join(folderWith({ "lock.json": "1" }), "lock.json");
    const ids = [
      idOf(SOURCES),
      idOf({ ...SOURCES, "src/main.tsx": "other" }),
      idOf({ "src/other.tsx": "main", "messages/en.json": "{}" }),
      idOf(SOURCES, "b"),
      buildIdOf(folderWith(SOURCES), "a", file),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
