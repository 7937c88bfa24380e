import { aLostUpload, anUploadsView, aTrayItem } from "../../../test/uploadItems";
import { Snapshot } from "../../base/core/flow/Snapshot";
import type { UploadView } from "../../upload/flow/FileUpload";
import type { UploadsView } from "../../upload/uploadsView";
import type { Uploads } from "../../upload/TabUploads";
import { LiveValue } from "../sdk/LiveValue";
import { guestUploads } from "./guestUploads";

const kept = (id: string, app: string) => aLostUpload(id, { app, serverid: app });
const item = (id: string, app: string, begun = true, now: Partial<UploadView> = {}) =>
  aTrayItem(id, now, begun, { app, serverid: app });

/** The page's uploads as far as applications reach them. */
function world() {
  const snapshot = new Snapshot(anUploadsView());
  const asked: unknown[] = [];
  const uploads: Uploads = {
    getSnapshot: snapshot.getSnapshot,
    subscribe: snapshot.subscribe,
    act: (...done) => void asked.push(done),
    add: (files, wanted) => {
      asked.push(["add", files, wanted]);
      return Promise.resolve(["a"]);
    },
    reopen: () => Promise.resolve(),
  };
  const show = (now: Partial<UploadsView>) => snapshot.set({ ...snapshot.getSnapshot(), ...now });
  const load = jest.fn(() => Promise.resolve<Uploads | null>(uploads));
  return { load, lend: guestUploads(load, new LiveValue<readonly string[] | null>(null).view), asked, show };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("fetches nothing before an application asks, and then once for all [UP-10]", async () => {
  const { lend, load } = world();
  const drive = lend("drive");
  expect(lend("drive")).toBe(drive);
  expect(drive.list.get()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  drive.list.subscribe(() => undefined);
  await lend("homework").add([]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("shows an application its own uploads, in the words of the SDK [UP-10, SEC-03]", async () => {
  const { lend, show } = world();
  const drive = lend("drive");
  const heard = jest.fn();
  drive.list.subscribe(heard);
  await settle();
  const failure = { error: "uploaderror", reason: "refused", text: "太大" } as const;
  const stored = { answer: { id: "7" }, sha256: null };
  show({
    lost: [kept("l", "drive"), kept("m", "homework")],
    items: [
      item("a", "drive", false),
      item("b", "drive", true, { at: { phase: "sending" }, sent: 40, paused: "person" }),
      item("c", "drive", true, { at: { phase: "failed", failure } }),
      item("d", "drive", true, { at: { phase: "done", stored, delivered: 1 }, stored, sent: 100 }),
      item("x", "homework"),
    ],
  });
  expect(drive.list.get()).toMatchObject([
    { id: "l", phase: "lost" },
    { id: "a", phase: "waiting" },
    { id: "b", phase: "sending", sent: 40, paused: true },
    { id: "c", phase: "failed", failure: { error: "uploaderror", text: "太大" } },
    { id: "d", phase: "done", stored: { id: "7" }, delivered: 1 },
  ]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it("is not told of what others' uploads do, and keeps what has not changed [UP-10]", async () => {
  const { lend, show } = world();
  const drive = lend("drive");
  const heard = jest.fn();
  drive.list.subscribe(heard);
  await settle();
  const mine = item("a", "drive");
  show({ items: [mine, item("x", "homework")] });
  const [before] = drive.list.get();
  show({ items: [mine, item("x", "homework", true, { sent: 50 })] });
  expect(heard).toHaveBeenCalledTimes(1);
  show({ items: [mine, item("b", "drive")] });
  expect(drive.list.get()[0]).toBe(before);
  expect(heard).toHaveBeenCalledTimes(2);
});

it("adds files under the application's code, with the call that takes them [UP-10]", async () => {
  const { lend, asked } = world();
  const files = [{ file: new File(["a"], "a.txt") }];
  expect(await lend("drive").add(files)).toEqual(["a"]);
  await lend("drive").add(files, { serverid: "media", deliver: { path: "/drive/api/files" } });
  expect(asked).toEqual([
    ["add", files, { app: "drive", serverid: "drive", deliver: null }],
    ["add", files, { app: "drive", serverid: "media", deliver: { path: "/drive/api/files", body: {} } }],
  ]);
});

it.each(["x", null, {}, ["x"], [null], [{ file: "x" }]])(
  "adds nothing that is no list of files: %j [UP-05]",
  async (files) => {
    const { lend, asked } = world();
    await expect(lend("drive").add(files as never)).rejects.toThrow("file type error");
    expect(asked).toEqual([]);
  },
);

it("acts on an application's own uploads alone [UP-10, SEC-03]", async () => {
  const { lend, show, asked } = world();
  const drive = lend("drive");
  drive.list.subscribe(() => undefined);
  await settle();
  show({ items: [item("a", "drive"), item("x", "homework")] });
  for (const act of ["pause", "resume", "abort", "retry", "forget"] as const) {
    drive[act]("x");
    drive[act]("a");
  }
  await settle();
  expect(asked).toEqual([
    ["pause", "a"],
    ["resume", "a"],
    ["abort", "a"],
    ["retry", "a"],
    ["forget", "a"],
  ]);
});

it("acts without an id on all of an application's own uploads [UP-03, UP-10, SEC-03]", async () => {
  const { lend, show, asked } = world();
  const drive = lend("drive");
  drive.list.subscribe(() => undefined);
  await settle();
  show({ items: [item("a", "drive"), item("x", "homework"), item("b", "drive")] });
  drive.pause();
  drive.abort();
  expect(asked).toEqual([
    ["pause", ["a", "b"]],
    ["abort", ["a", "b"]],
  ]);
});

it("tries again where the code has not come or no person was signed in [UP-10, REL-03]", async () => {
  const { lend, load } = world();
  load.mockRejectedValueOnce(new Error("offline"));
  await expect(lend("drive").add([])).rejects.toThrow("offline");
  load.mockResolvedValueOnce(null);
  await expect(lend("drive").add([])).rejects.toThrow("No person");
  expect(await lend("drive").add([])).toEqual(["a"]);
});

it("shows an application that opens later what is there already, and stops telling one that is closed [UP-10]", async () => {
  const { lend, show } = world();
  await lend("drive").add([]);
  show({ lost: [kept("l", "homework")], items: [item("a", "homework")] });
  const homework = lend("homework");
  const heard = jest.fn();
  const stop = homework.list.subscribe(heard);
  await settle();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(homework.list.get().map(({ id }) => id)).toEqual(["l", "a"]);
  stop();
  show({ lost: [], items: [] });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(homework.list.get()).toEqual([]);
});
