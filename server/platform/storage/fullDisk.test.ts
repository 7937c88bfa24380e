import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ONLY_ROOT, smallDisk } from "../../../test/smallDisk";
import { where } from "../../../test/where";
import { contentOf, CutFile, EACH, refusalOf, TestStorage } from "../../testing/storages";

jest.setTimeout(60_000);

const disk = smallDisk(2048);

// Elsewhere the injected failures of storage.test.ts stand for it.
where(disk !== null, ONLY_ROOT)(describe)("a disk that is really full", () => {
  const folder = disk?.folder ?? "";
  const test = new TestStorage();
  beforeAll(() => test.open());
  afterAll(async () => {
    await test.remove();
    disk?.remove();
  });

  it("refuses each step of an upload by name, leaves nothing half there, and goes on once there is space [REL-02, UP-11]", async () => {
    const storage = test.another({ folder });
    const on = { storage, owner: test.owner };
    const whole = (content: Buffer) =>
      storage.receive({ stream: Readable.from([content]), names: [] }, { most: 1 << 20, hashes: true });
    const spooled = () => readdirSync(path.join(folder, "spool"));
    const ballast = path.join(folder, "ballast");
    /** Leaves so many bytes free, or a little less. */
    const fill = (free: number) => {
      rmSync(ballast, { force: true });
      const used = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => statSync(path.join(folder, name)))
        .reduce((sum, { blocks }) => sum + blocks * 512, 0);
      writeFileSync(ballast, Buffer.alloc((2 << 20) - used - free));
    };
    const file = new CutFile(contentOf(EACH * 8 - 3, 77_001));

    for (let chunk = 1; chunk <= 7; chunk += 1) await file.send(on, chunk);
    fill(EACH >> 1);
    expect(await refusalOf(file.send(on, 8))).toMatchObject({ status: 507, code: "disk_full" });
    expect(await refusalOf(whole(contentOf(EACH, 77_002)))).toMatchObject({ code: "disk_full" });
    expect(spooled()).toEqual([]);
    fill(EACH * 4);
    await file.send(on, 8);
    // The merge needs the file's size once more.
    const merge = () => storage.merge(on.owner, file.described);
    expect(await refusalOf(merge())).toMatchObject({ status: 507, code: "disk_full" });
    expect(spooled()).toEqual([]);
    expect(await storage.check(on.owner, file.described)).toBeNull();

    rmSync(ballast);
    const kept = await merge();
    const content = await storage.open(kept);
    expect(content && (await buffer(content)).equals(file.content)).toBe(true);
    await storage.close();
  });
});
