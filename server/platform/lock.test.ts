import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "./database/open";
import { lockDataFolder, makeFolder } from "./lock";

describe("the data folder", () => {
  let parent: string;
  beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), "portal-folder-"))));
  afterEach(() => rmSync(parent, { recursive: true }));
  const modeOf = (...names: string[]) => (statSync(path.join(parent, ...names)).mode & 0o7777).toString(8);

  it.each(["new", "open to all"])(
    "is its account's alone, with all that is in it, where it was %s [SEC-04, RUN-05]",
    async (state) => {
      const dataDir = path.join(parent, "data");
      if (state !== "new") {
        mkdirSync(dataDir, { mode: 0o755 });
        writeFileSync(path.join(dataDir, "platform.db"), "", { mode: 0o644 });
      }
      const unlock = await lockDataFolder(dataDir);
      const database = await openDatabase({ url: null, dataDir });
      try {
        expect(modeOf("data")).toBe("700");
        const names = readdirSync(dataDir);
        expect(names).toEqual(expect.arrayContaining(["platform.db", "platform.db-wal", "platform.db-shm"]));
        expect(names.map((name) => [name, modeOf("data", name)])).toEqual(names.map((name) => [name, "600"]));
      } finally {
        await database.destroy();
        unlock();
      }
    },
  );

  it("is left as it is where many people share it, as they do /tmp [RUN-05]", () => {
    chmodSync(parent, 0o1777);
    makeFolder(parent);
    expect(modeOf()).toBe("1777");
  });
});
