import { bytesOf, CHANGED, DRIVE, MEGABYTE, phases, uploadWorld as world } from "../../test/uploadWorld";
import { until } from "../../test/until";

it("keeps nothing of what is over [UP-04]", async () => {
  const { page, put, rows, shared } = world();
  const { uploads } = await page();
  const file = put("a.txt", bytesOf(1_000));
  expect(uploads.add([{ file }], DRIVE)).toEqual(["id-1"]);
  await until(() => phases(uploads)[0] === "done");
  await uploads.kept();
  expect(await rows()).toEqual([]);
  expect(shared.files).toHaveLength(1);
});

it("goes on with the same file on another page, with its hash and without what has arrived [UP-04, REL-02]", async () => {
  const { page, put, rows, shared, line, platform } = world();
  line.carries = 2;
  const bytes = bytesOf(5 * MEGABYTE);
  const file = put("lesson.mp4", bytes);
  const first = await page();
  first.uploads.add([{ file }], DRIVE);
  await until(() => shared.received.length === 2);
  await first.close();
  expect(await rows()).toMatchObject([
    { name: "lesson.mp4", md5: expect.any(String) as string, eachSize: 2 * MEGABYTE },
  ]);
  line.carries = Infinity;

  const sentBefore = shared.received.length;
  const { uploads } = await page();
  expect(uploads.getSnapshot()).toMatchObject({ items: [], lost: [{ name: "lesson.mp4" }] });
  uploads.add([{ file: put("lesson.mp4", bytes) }], DRIVE);
  expect(uploads.getSnapshot().lost).toEqual([]);
  await until(() => phases(uploads)[0] === "done");
  expect(platform.hashed).toEqual(["lesson.mp4"]);
  expect(shared.received.length - sentBefore).toBeLessThanOrEqual(1);
  expect(shared.files.map((stored) => Buffer.compare(stored, bytes))).toEqual([0]);
  await uploads.kept();
  expect(await rows()).toEqual([]);
});

it("takes a file that was changed, or is for another application, for a new one [UP-04]", async () => {
  const { page, put, line } = world();
  line.carries = 0;
  const bytes = bytesOf(2.5 * MEGABYTE);
  const first = await page();
  first.uploads.add([{ file: put("a.mp4", bytes) }], DRIVE);
  await first.close();
  const { uploads } = await page();
  uploads.add([{ file: put("a.mp4", bytes, CHANGED + 1) }], DRIVE);
  uploads.add([{ file: put("a.mp4", bytes) }], { app: "homework", serverid: "homework" });
  expect(uploads.getSnapshot().lost).toHaveLength(1);
  expect(uploads.getSnapshot().items).toHaveLength(2);
});

it("opens files by their handles, by one press for all where the browser asks [UP-04]", async () => {
  const { page, put, shared, line, disk } = world();
  line.carries = 0;
  const handleOf = (name: string) => ({ kind: "file", name }) as FileSystemFileHandle;
  const files = ["a.mp4", "b.mp4"].map((name, place) => put(name, bytesOf(2.5 * MEGABYTE, place)));
  const first = await page();
  first.uploads.add(
    files.map((file) => ({ file, handle: handleOf(file.name) })),
    DRIVE,
  );
  await first.close();
  line.carries = Infinity;
  const { uploads } = await page();
  expect(uploads.getSnapshot().lost).toHaveLength(2);
  expect(disk.asked).toBe(0);
  await uploads.reopen();
  await until(() => phases(uploads).every((phase) => phase === "done"));
  expect(uploads.getSnapshot()).toMatchObject({ lost: [], totals: { done: 2 } });
  expect(shared.files).toHaveLength(2);
});

it("goes on without a question where the browser still lets it read, but not with a file that was changed [UP-04]", async () => {
  const { page, put, line, disk } = world();
  line.carries = 0;
  disk.isAllowed = true;
  const first = await page();
  for (const [name, lastModified] of [
    ["a.mp4", CHANGED],
    ["b.mp4", CHANGED - 1],
  ] as const)
    first.uploads.add(
      [
        {
          file: put(name, bytesOf(2.5 * MEGABYTE), lastModified),
          handle: { kind: "file", name } as FileSystemFileHandle,
        },
      ],
      DRIVE,
    );
  await first.close();
  const { uploads } = await page();
  expect(uploads.getSnapshot().items.map(({ file }) => file.name)).toEqual(["a.mp4"]);
  expect(uploads.getSnapshot().lost.map(({ name }) => name)).toEqual(["b.mp4"]);
});

it("keeps what was paused as paused, and what failed as to be tried again [UP-03, UP-04]", async () => {
  const { page, put, rows } = world();
  const first = await page("1:7", (request) => (request.kind === "whole" ? "quota" : "none"));
  const [paused = "", refused = ""] = first.uploads.add(
    [{ file: put("p.mp4", bytesOf(2.5 * MEGABYTE)) }, { file: put("q.txt", bytesOf(10)) }],
    DRIVE,
  );
  first.uploads.queue.pause(paused);
  await until(() => phases(first.uploads)[1] === "failed");
  await first.close();
  expect((await rows()).map(({ id, paused: is }) => [id, is])).toEqual(
    [
      [paused, true],
      [refused, false],
    ].toSorted(),
  );
});

it("shows nothing of another person's, and forgets what is given up [UP-04, SEC-03]", async () => {
  const { page, put, rows, line } = world();
  line.carries = 0;
  const first = await page("1:7");
  const [id = ""] = first.uploads.add([{ file: put("a.mp4", bytesOf(2.5 * MEGABYTE)) }], DRIVE);
  first.uploads.add([{ file: put("b.mp4", bytesOf(2.5 * MEGABYTE, 2)) }], DRIVE);
  await first.close();
  expect((await page("1:70")).uploads.getSnapshot().lost).toEqual([]);
  const { uploads } = await page("1:7");
  expect(uploads.getSnapshot().lost.map(({ name }) => name)).toEqual(["a.mp4", "b.mp4"]);
  uploads.act("forget", id);
  await uploads.kept();
  expect((await rows()).map(({ name }) => name)).toEqual(["b.mp4"]);
});

it("tells an application of a file that an earlier page has stored, without the file [UP-04, UP-10]", async () => {
  const { page, put, rows, line, shared } = world();
  const first = await page("1:7", ({ kind }) => (kind === "deliver" ? "drop" : "none"));
  const deliver = { path: "/drive/api/files", body: { folder: "3" } };
  first.uploads.add([{ file: put("a.txt", bytesOf(1_000)) }], { ...DRIVE, deliver });
  await until(() => phases(first.uploads)[0] === "delivering");
  await first.close();
  expect(await rows()).toMatchObject([
    { name: "a.txt", deliver, stored: { sha256: expect.any(String) as string } },
  ]);
  line.carries = 0;
  const { uploads } = await page();
  expect(uploads.getSnapshot().lost).toEqual([]);
  await until(() => phases(uploads)[0] === "done");
  expect(shared.delivered).toHaveLength(1);
  await uploads.kept();
  expect(await rows()).toEqual([]);
});

it("keeps how a file was cut while it waits for its turn again [UP-04, REL-02]", async () => {
  const { page, put, rows, line } = world();
  line.carries = 0;
  const first = await page();
  const files = ["a.mp4", "b.mp4", "c.mp4"].map((name, place) => put(name, bytesOf(2.5 * MEGABYTE, place)));
  first.uploads.add([{ file: put("a.mp4", bytesOf(2.5 * MEGABYTE)) }], DRIVE);
  await until(() => phases(first.uploads)[0] === "sending");
  await first.close();
  const second = await page();
  const [lost, ...others] = files;
  if (!lost) throw new Error("there are three");
  second.uploads.add(
    others.map((file) => ({ file })),
    DRIVE,
  );
  second.uploads.add([{ file: put("a.mp4", bytesOf(2.5 * MEGABYTE)) }], DRIVE);
  expect(second.uploads.getSnapshot().items.map(({ begun }) => begun)).toEqual([true, true, false]);
  await second.close();
  const kept = (await rows()).find(({ name }) => name === "a.mp4");
  expect(kept).toMatchObject({ md5: expect.any(String) as string, eachSize: 2 * MEGABYTE });
});

it("takes a file for another folder as an upload of its own [UP-04, UP-10]", async () => {
  const { page, put, line } = world();
  line.carries = 0;
  const to = (folder: string) => ({ ...DRIVE, deliver: { path: "/drive/api/files", body: { folder } } });
  const bytes = bytesOf(2.5 * MEGABYTE);
  const first = await page();
  first.uploads.add([{ file: put("a.mp4", bytes) }], to("3"));
  await first.close();
  const { uploads } = await page();
  uploads.add([{ file: put("a.mp4", bytes) }], to("4"));
  expect(uploads.getSnapshot().lost).toHaveLength(1);
  uploads.add([{ file: put("a.mp4", bytes) }], to("3"));
  expect(uploads.getSnapshot().lost).toEqual([]);
});

it("keeps nothing more once the person has signed out [SEC-03, UP-04]", async () => {
  const { page, put, rows, line, device } = world();
  line.carries = 0;
  const { uploads } = await page();
  device.person = "1:8";
  uploads.add([{ file: put("a.mp4", bytesOf(2.5 * MEGABYTE)) }], DRIVE);
  await uploads.kept();
  expect(await rows()).toEqual([]);
});

it("cuts files and sends chunks as the site says [UP-02, UP-03]", async () => {
  const { page, put, sending } = world();
  const { uploads } = await page("1:7", undefined, { chunkSize: MEGABYTE / 2, uploadLanes: 2 });
  uploads.add([{ file: put("a.mp4", bytesOf(2.5 * MEGABYTE)) }], DRIVE);
  await until(() => phases(uploads)[0] === "done");
  expect(uploads.getSnapshot().items[0]?.upload.eachSize).toBe(MEGABYTE / 2);
  expect(sending.most).toBe(2);
});

it("ends all that are not over, which may be added again, and leaves the others in the list [UP-03, UP-04]", async () => {
  const { page, put, rows } = world();
  const deliver = { path: "/drive/api/files", body: {} };
  const { uploads } = await page("1:7", ({ kind }) => (kind === "deliver" ? "drop" : "none"));
  uploads.add([{ file: put("done.csv", bytesOf(10)) }], DRIVE);
  await until(() => phases(uploads)[0] === "done");
  const going = [{ file: put("a.csv", bytesOf(20)) }];
  uploads.add(going, { ...DRIVE, deliver });
  await until(() => phases(uploads)[1] === "delivering");
  uploads.act("abort");
  await uploads.kept();
  expect(phases(uploads)).toEqual(["done"]);
  expect(await rows()).toEqual([]);
  uploads.add(going, { ...DRIVE, deliver });
  await until(() => phases(uploads)[1] === "delivering");
});

it("gives up what is stored where its application will not have it, but not what another upload needs [UP-04, UP-12]", async () => {
  const { page, put, platform } = world();
  const deliver = { path: "/drive/api/files", body: {} };
  const { uploads } = await page("1:7", ({ kind }) => (kind === "deliver" ? "drop" : "none"));
  uploads.add([{ file: put("a.csv", bytesOf(10)) }], { ...DRIVE, deliver });
  await until(() => phases(uploads)[0] === "delivering");
  uploads.act("abort");
  await until(() => platform.released.length === 1);
  uploads.act("forget");
  await uploads.kept();
  expect(platform.released).toEqual(["a.csv"]);
  expect(uploads.isKeeping).toBe(false);

  uploads.add(
    ["b.csv", "c.csv"].map((name) => ({ file: put(name, bytesOf(20)) })),
    { ...DRIVE, deliver },
  );
  await until(() => phases(uploads).every((phase) => phase === "delivering"));
  const [first, second] = uploads.getSnapshot().items.map(({ file }) => file.id);
  uploads.act("abort", first);
  await uploads.kept();
  expect(platform.released).toEqual(["a.csv"]);
  uploads.act("abort", second);
  await until(() => platform.released.length === 2);
});
