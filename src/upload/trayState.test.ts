import type { UploadView } from "./flow/FileUpload";
import type { UploadsView } from "./uploadsView";
import { aLostUpload, anUploadsView, aTrayItem } from "../../test/uploadItems";
import { faultMessage, stageOf, summaryOf, trayRows } from "./trayState";

const viewOf = (items: UploadsView["items"], lost: UploadsView["lost"] = []) =>
  anUploadsView(items, { lost, secondsLeft: 40 });
const DONE = {
  at: { phase: "done", stored: { answer: 1, sha256: null }, delivered: null },
  sent: 100,
} as const;
const FAILED = {
  at: { phase: "failed", failure: { error: "uploaderror", reason: "unreachable", text: null } },
} as const;

it.each<[string, Partial<UploadView>, boolean]>([
  ["waiting", {}, false],
  ["paused", { paused: "person" }, false],
  ["session", { paused: "session" }, true],
  ["hashing", { at: { phase: "checking" } }, true],
  ["sending", { at: { phase: "sending" } }, true],
  ["network", { at: { phase: "sending" }, waiting: true }, true],
  ["finishing", { at: { phase: "merging" } }, true],
  ["done", DONE, true],
  ["failed", { ...FAILED, paused: "person" }, true],
])("calls an upload %s [UP-10]", (stage, now, begun) => {
  expect(stageOf(aTrayItem("a", now, begun))).toBe(stage);
});

it("shows first what wants something of the person, and what is over last [UP-10]", () => {
  const items = [
    aTrayItem("done", DONE),
    aTrayItem("waiting", {}, false),
    aTrayItem("sending", { at: { phase: "sending" } }),
    aTrayItem("gone", { at: { phase: "aborted" } }),
    aTrayItem("failed", FAILED),
  ];
  const ids = (most: number) => trayRows(viewOf(items, [aLostUpload("lost")]), most).map(({ id }) => id);
  expect(ids(9)).toEqual(["failed", "lost", "sending", "waiting", "done"]);
  expect(ids(2)).toEqual(["failed", "lost"]);
});

it("says in one line what matters most of all uploads [UP-10]", () => {
  const kindOf = (...given: Parameters<typeof viewOf>) => summaryOf(viewOf(...given))?.kind ?? null;
  const sending = aTrayItem("s", { at: { phase: "sending" }, sent: 50 });
  const lost = [aLostUpload("l")];
  expect(kindOf([])).toBeNull();
  expect(summaryOf(viewOf([sending, aTrayItem("f", FAILED), aTrayItem("d", DONE)], lost))).toEqual({
    kind: "going",
    count: 1,
    share: 0.75,
    secondsLeft: 40,
  });
  expect(kindOf([aTrayItem("s", { at: { phase: "sending" }, waiting: true })])).toBe("waiting");
  expect(kindOf([aTrayItem("f", FAILED), aTrayItem("p", { paused: "person" })], lost)).toBe("failed");
  expect(kindOf([aTrayItem("p", { paused: "person" })], lost)).toBe("paused");
  expect(kindOf([aTrayItem("d", DONE)], lost)).toBe("lost");
  expect(kindOf([aTrayItem("d", DONE)])).toBe("done");
  expect(kindOf([aTrayItem("g", { at: { phase: "aborted" } })])).toBeNull();
});

it.each([
  [null, { id: "uploads.error.checkerror", why: "" }],
  [{ id: "api.serverError" }, { id: "uploads.error.checkerror", why: "" }],
  ["空间不足|||No space", { id: "uploads.fault.refused", why: "空间不足|||No space" }],
  [{ id: "api.badPath" }, { id: "uploads.fault.refused", why: { id: "api.badPath" } }],
] as const)("a refusal with %j says %j [UP-06]", (text, words) => {
  expect(faultMessage({ error: "checkerror", reason: "refused", text })).toEqual(words);
});

it("what is no refusal says what it is, whichever step it was [UP-06]", () => {
  expect(faultMessage({ error: "checkerror", reason: "unreachable", text: null }).id).toBe(
    "uploads.fault.unreachable",
  );
});
