import { rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { DATABASES } from "../../../server/testing/databases";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";
import { databaseOf, TestDrive } from "./testing/TestDrive";

jest.setTimeout(60_000);

/** The contents of a zip file by their names; a folder's is empty. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const contents: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    contents[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return contents;
}

describe.each(DATABASES)("a drive's zip files on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, student } = signedInOn(platform, "teacher", "student");
  const own = new TestDrive(teacher);
  beforeEach(() => own.clear());

  const zipOf = (client: typeof teacher, ...ids: readonly string[]) =>
    client.fetch(`${contract.zip.path}?ids=${ids.join(",")}`);

  it("have folders with all that is in them, under names that every system keeps [UP-12]", async () => {
    const folder = await own.folder("第一课");
    const inner = await own.folder("con", folder);
    await own.folder("empty", folder);
    await own.file("a.md", inner, "one");
    await own.file("x:y.md", folder, "two");
    await own.file("X?y.md", folder, "three");
    const [alone, binned] = [await own.file("b.pdf"), await own.file("bin.pdf", folder)];
    await own.get(contract.remove, { ids: [binned] });
    const answer = await zipOf(teacher, folder, alone);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="drive-\d{4}-\d\d-\d\d\.zip"/,
    );
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const contents = await unzip(bytes);
    expect(contents).toMatchObject({
      "第一课/": "",
      "第一课/_con/": "",
      "第一课/_con/a.md": "one",
      "第一课/empty/": "",
      "b.pdf": "b.pdf",
    });
    expect(
      [
        contents["第一课/x_y.md"],
        contents["第一课/X_y (2).md"],
        contents["第一课/X_y.md"],
        contents["第一课/x_y (2).md"],
      ]
        .flatMap((each) => each ?? [])
        .toSorted(),
    ).toEqual(["three", "two"]);
    expect(Object.keys(contents)).toHaveLength(7);
    const single = await zipOf(teacher, folder);
    expect(single.headers.get("content-disposition")).toContain(encodeURIComponent("第一课.zip"));
    await single.arrayBuffer();
    const head = await teacher.fetch(`${contract.zip.path}?ids=${folder}`, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(single.headers.get("content-length"));
    expect(platform.log).toEqual([]);
  });

  it("show the school's clock, and the moment where they have one [I18N-07]", async () => {
    const folder = await own.folder("时间");
    await own.file("a.md", folder);
    const { changedAt } = await own.get(contract.one, { id: folder });
    const zip = await fromBufferPromise(Buffer.from(await (await zipOf(teacher, folder)).arrayBuffer()));
    const near = (one: Date, other: number) => expect(Math.abs(one.getTime() - other)).toBeLessThan(2_000);
    for await (const entry of zip.eachEntry()) {
      const shown = entry.getLastModDate({ forceDosFormat: true, timezone: "UTC" });
      near(shown, Date.parse(`${changedAt.replace(" ", "T")}Z`));
      near(entry.getLastModDate(), Date.parse(`${changedAt.replace(" ", "T")}+08:00`));
    }
  });

  it("are as long as they say, with a thousand things in them [UP-12]", async () => {
    const folder = await own.folder("千");
    for (const half of [0, 1])
      await own.get(contract.makeTree, {
        folder,
        paths: Array.from({ length: 500 }, (_, place) => [`第${String(half * 500 + place)}周 的 一些 资料`]),
      });
    const answer = await zipOf(teacher, folder);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    expect(Object.keys(await unzip(bytes))).toHaveLength(1001);
  });

  it("are of what the person may read, shared things too [UP-12]", async () => {
    const folder = await own.folder("共享");
    await own.file("a.md", folder, "shared");
    await own.get(contract.share, { ids: [folder], to: [{ kind: "person", target: "2002" }] });
    const other = await own.file("other.pdf");
    const got = Buffer.from(await (await zipOf(student, folder)).arrayBuffer());
    expect(await unzip(got)).toEqual({ "共享/": "", "共享/a.md": "shared" });
    const refused = await zipOf(student, folder, other);
    expect([refused.status, refused.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect((await zipOf(platform.client(), folder)).status).toBe(401);
    for (const ids of ["", ",", "a,,b", "x".repeat(65)]) expect((await zipOf(teacher, ids)).status).toBe(400);
    expect(platform.log).toEqual([]);
  });

  it("end with a broken download where a content is gone, never as if they were whole [UP-12]", async () => {
    const folder = await own.folder("坏");
    await own.file("1.md", folder, "first");
    const gone = await own.file("2.md", folder, `second ${kind}`);
    const row = await databaseOf(platform)
      .selectFrom("drive_item")
      .innerJoin("stored_file", "stored_file.id", "drive_item.file_id")
      .where("drive_item.id", "=", gone)
      .select("sha256")
      .executeTakeFirstOrThrow();
    const { sha256 } = row;
    rmSync(path.join(platform.folder, "data/files", sha256.slice(0, 2), sha256.slice(2, 4), sha256));
    const answer = await zipOf(teacher, folder);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});
