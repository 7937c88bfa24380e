import { bytesOf, DRIVE, MEGABYTE, phases, uploadWorld } from "../../test/uploadWorld";
import { until } from "../../test/until";
import type { TabUploads } from "./TabUploads";
import type { UploadsMessage } from "./uploadsChannel";

const names = ({ getSnapshot }: TabUploads) => getSnapshot().items.map(({ file }) => file.name);
const sentAdds = ({ posted }: ReturnType<typeof uploadWorld>["tabs"]) =>
  posted.filter(({ kind }) => kind === "add").length;

it("shows in every tab what one of them sends, to the byte [UP-04]", async () => {
  const { tab, put, shared } = uploadWorld();
  const [one, two] = [tab(), tab()];
  await Promise.all([one.uploads.ready, two.uploads.ready]);
  const bytes = bytesOf(5 * MEGABYTE);
  const [id] = await one.uploads.add([{ file: put("lesson.mp4", bytes) }], DRIVE);
  await until(() => phases(two.uploads)[0] === "done");
  const { items, totals } = two.uploads.getSnapshot();
  expect(items).toMatchObject([{ file: { id, name: "lesson.mp4" }, upload: { sent: bytes.length } }]);
  expect(totals).toMatchObject({ done: 1, going: 0 });
  expect(shared.files).toHaveLength(1);
});

it("says that there are uploads to what asks before they begin, and to what asks later [UP-04, A11Y-03]", async () => {
  const { tab, tabs, put, line } = uploadWorld();
  line.carries = 1;
  const one = tab();
  await one.uploads.ready;
  const early = tabs.tab().channel;
  const heard: string[] = [];
  early.listen(({ kind }) => heard.push(kind));
  early.post({ kind: "ask" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([]);
  await one.uploads.add([{ file: put("a.mp4", bytesOf(3 * MEGABYTE)) }], DRIVE);
  await until(() => heard.includes("news"));
  const later = tabs.tab().channel;
  const heardLater: UploadsMessage[] = [];
  later.listen((message) => heardLater.push(message));
  later.post({ kind: "ask" });
  await until(() => heardLater.length > 0);
  expect(heardLater[0]).toMatchObject({ kind: "news", whole: true });
});

it("sends what another tab adds, and does what is pressed there [UP-03, UP-04]", async () => {
  const { tab, put, shared, line } = uploadWorld();
  line.carries = 1;
  const [one, two] = [tab(), tab()];
  await Promise.all([one.uploads.ready, two.uploads.ready]);
  const files = ["a.mp4", "b.mp4"].map((name, place) => ({ file: put(name, bytesOf(3 * MEGABYTE, place)) }));
  const ids = await two.uploads.add(files, DRIVE);
  expect(ids).toEqual(one.uploads.getSnapshot().items.map(({ file }) => file.id));
  two.uploads.act("pause", ids[0]);
  await until(() => two.uploads.getSnapshot().items[0]?.upload.paused === "person");
  expect(one.uploads.getSnapshot().totals).toMatchObject({ paused: 1, going: 1 });
  two.uploads.act("pause", ids);
  await until(() => one.uploads.getSnapshot().totals.paused === 2);
  two.uploads.act("abort");
  await until(() => phases(two.uploads).every((phase) => phase === "aborted"));
  two.uploads.act("forget");
  await until(() => two.uploads.getSnapshot().items.length === 0);
  expect(one.uploads.getSnapshot().items).toEqual([]);
  expect(shared.files).toEqual([]);
});

it("takes over where the tab that sent is gone, with its files and without what has arrived, in the next tab alone [UP-04, REL-02]", async () => {
  const { tab, put, rows, shared, line, platform } = uploadWorld();
  line.carries = 2;
  const tabs = [tab(), tab(), tab()] as const;
  const [one, two, three] = tabs;
  await Promise.all(tabs.map(({ uploads }) => uploads.ready));
  const bytes = bytesOf(7 * MEGABYTE);
  // As after a choice by a field, which gives no handle.
  await one.uploads.add([{ file: put("lesson.mp4", bytes) }], DRIVE);
  await until(() => shared.received.length === 2 && names(two.uploads).length === 1);
  await one.kill();
  line.carries = Infinity;
  await until(() => phases(three.uploads)[0] === "done");
  expect(names(two.uploads)).toEqual(["lesson.mp4"]);
  expect(shared.files.map((stored) => Buffer.compare(stored, bytes))).toEqual([0]);
  expect(platform.hashed).toEqual(["lesson.mp4"]);
  expect([two.uploads.hasHeir, three.uploads.hasHeir]).toEqual([true, true]);
  await two.kill();
  await until(async () => (await rows()).length === 0);
  await three.uploads.add([{ file: put("b.txt", bytesOf(10)) }], DRIVE);
  await until(() => shared.files.length === 2);
});

it("adds nothing twice where the tab that sent goes before it has answered, and nothing is lost [UP-04]", async () => {
  const { tab, tabs, put, shared } = uploadWorld();
  const [one, two, three] = [tab(), tab(), tab()] as const;
  await Promise.all([one, two, three].map(({ uploads }) => uploads.ready));
  await one.kill();
  const adding = three.uploads.add([{ file: put("a.txt", bytesOf(10)) }], DRIVE);
  expect(await adding).toHaveLength(1);
  await until(() => shared.files.length === 1 && phases(two.uploads)[0] === "done");
  expect(names(two.uploads)).toEqual(["a.txt"]);
  expect(sentAdds(tabs)).toBeGreaterThanOrEqual(1);
});

it("waits no longer than five seconds for a tab that is frozen, which does not do it again when it thaws [UP-04, REL-03]", async () => {
  const { tab, put, shared, platform } = uploadWorld();
  const frozen = tab({ isFrozen: true });
  await frozen.uploads.ready;
  const two = tab();
  const adding = two.uploads.add([{ file: put("a.txt", bytesOf(10)) }], DRIVE);
  await until(() => shared.files.length === 0);
  two.losePatience();
  expect(await adding).toHaveLength(1);
  await until(() => phases(two.uploads)[0] === "done");
  frozen.thaw();
  expect(frozen.uploads.getSnapshot().items).toEqual([]);
  await frozen.kill();
  const three = tab();
  await three.uploads.ready;
  expect(platform.hashed).toEqual(["a.txt"]);
  expect(names(two.uploads)).toEqual(["a.txt"]);
});

it("does itself what a tab that has frozen since does not answer [UP-04, REL-03]", async () => {
  const { tab, put, shared } = uploadWorld();
  const [one, two] = [tab(), tab()];
  await Promise.all([one.uploads.ready, two.uploads.ready]);
  one.freeze();
  const adding = two.uploads.add([{ file: put("a.txt", bytesOf(10)) }], DRIVE);
  two.losePatience();
  expect(await adding).toHaveLength(1);
  one.thaw();
  await until(() => phases(two.uploads)[0] === "done");
  expect(one.uploads.getSnapshot().items).toEqual([]);
  expect(shared.files).toHaveLength(1);
});

it("says whether what is not sent has another tab to go on in [UP-04]", async () => {
  const { tab } = uploadWorld();
  const one = tab();
  await one.uploads.ready;
  expect(one.uploads.hasHeir).toBe(false);
  const two = tab();
  await two.uploads.ready;
  expect(one.uploads.hasHeir).toBe(true);
  two.uploads.close();
  await until(() => !one.uploads.hasHeir);
});

it("does not count a tab that has crashed among those in which it goes on [UP-04]", async () => {
  const { tab, put } = uploadWorld();
  const [one, two] = [tab(), tab()];
  await Promise.all([one.uploads.ready, two.uploads.ready]);
  await one.uploads.add([{ file: put("a.csv", bytesOf(10)) }], DRIVE);
  expect(one.uploads.hasHeir).toBe(true);
  await two.kill();
  one.losePatience();
  await one.uploads.add([{ file: put("b.csv", bytesOf(10)) }], DRIVE);
  await until(() => !one.uploads.hasHeir);
});

it("hears and sends nothing more once another person has come [UP-04, SEC-03]", async () => {
  const { tab, put, shared } = uploadWorld();
  const one = tab();
  await one.uploads.ready;
  one.uploads.close();
  one.uploads.close();
  const two = tab();
  await two.uploads.ready;
  await two.uploads.add([{ file: put("a.txt", bytesOf(10)) }], DRIVE);
  await until(() => shared.files.length === 1);
  expect(one.uploads.getSnapshot().items).toEqual([]);
});

it("opens in a tab that only shows what the browser asks for there [UP-04]", async () => {
  const { page, tab, put, line, disk } = uploadWorld();
  line.carries = 0;
  const handle = { kind: "file", name: "a.mp4" } as FileSystemFileHandle;
  const earlier = await page();
  earlier.uploads.add([{ file: put("a.mp4", bytesOf(2.5 * MEGABYTE)), handle }], DRIVE);
  await earlier.close();
  line.carries = Infinity;
  const [one, two] = [tab(), tab()];
  await Promise.all([one.uploads.ready, two.uploads.ready]);
  expect(two.uploads.getSnapshot().lost).toHaveLength(1);
  await two.uploads.reopen();
  expect(disk.asked).toBe(1);
  await until(() => phases(two.uploads)[0] === "done");
  expect(two.uploads.getSnapshot().lost).toEqual([]);
});
