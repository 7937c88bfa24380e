import { fakeHttp, fakePorts, success } from "../../test/fakePorts";
import type { HashWorker } from "./flow/hash/HashWorker";
import type { UploadContext } from "./flow/ports";
import type { UploadRequest } from "./flow/state";
import { createStore } from "../base/state/store";
import { performerOf } from "./performerOf";
import type { PageUpload } from "./uploadsView";

const STORED = { answer: { id: "7", url: "/x" }, sha256: null };
const CONTEXT: UploadContext = {
  cut: { size: 5, eachSize: 2 << 20 },
  md5: "d".repeat(32),
  stored: STORED,
  progress: () => undefined,
  signal: new AbortController().signal,
};
const UPLOAD = {
  kept: {
    ...{ person: "1:7", id: "u1", order: 1, app: "drive", serverid: "drive", name: "a.mp4", size: 5 },
    ...{ changedAt: 0, md5: null, eachSize: 0, stored: null, paused: false, handle: null },
    deliver: { path: "/drive/api/files", body: {} },
  },
  source: new File(["abcde"], "a.mp4"),
} as unknown as PageUpload;

it("sends nothing of an upload once another person has signed in on the page, neither a part nor its delivery [API-11, SEC-03]", async () => {
  const here = { person: "1:7" };
  const { http, requests } = fakeHttp(() => success(null));
  const perform = createStore(fakePorts({ http }).ports).dispatch((_dispatch, _state, runtime) =>
    performerOf(runtime, {} as HashWorker, () => here.person === "1:7", UPLOAD),
  );
  await perform({ kind: "check" }, CONTEXT);
  expect(requests).toHaveLength(1);
  here.person = "1:8";
  for (const request of [{ kind: "check" }, { kind: "merge" }, { kind: "deliver" }] satisfies UploadRequest[])
    expect(await perform(request, CONTEXT)).toEqual({ fault: "lapsed" });
  expect(requests).toHaveLength(1);
});
