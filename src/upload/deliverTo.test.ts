import { failure, fakeHttp, fakePorts, fault, success } from "../../test/fakePorts";
import type { Delivery, KeptUpload } from "./core/kept";
import type { HttpResult } from "../base/core/wire/exchange";
import { createStore } from "../base/state/store";
import { deliverTo } from "./deliverTo";

const STORED = { answer: { id: "7", url: "/x" }, sha256: null };

/** Delivers one stored file to an application that answers so. */
async function deliver(to: Delivery | null, answer: HttpResult) {
  const { http, requests } = fakeHttp(() => answer);
  const store = createStore(fakePorts({ http }).ports);
  const kept: KeptUpload = {
    person: "1:7",
    id: "u1",
    order: 1,
    app: "drive",
    serverid: "drive",
    name: "第一课.mp4",
    size: 10,
    changedAt: 0,
    md5: null,
    eachSize: 0,
    deliver: to,
    stored: STORED,
    paused: false,
    handle: null,
  };
  const { signal } = new AbortController();
  const outcome = await store.dispatch((_dispatch, _state, runtime) =>
    deliverTo(runtime, kept, STORED, signal),
  );
  return { outcome, requests };
}

const TO = { path: "/drive/api/files", body: { folder: "3", upload: "forged" } };

it("tells the application of the file by its own call, under its own code [UP-10]", async () => {
  const { outcome, requests } = await deliver(TO, success({ row: 5 }));
  expect(outcome).toEqual({ delivered: { row: 5 } });
  const [request] = requests;
  expect(request).toMatchObject({
    method: "POST",
    url: expect.stringMatching(/\/drive\/api\/files$/) as string,
  });
  expect(request?.headers).toMatchObject({ "X-App-Code": "drive" });
  const { body } = request ?? {};
  expect(JSON.parse(body && "text" in body ? body.text : "")).toEqual({
    folder: "3",
    upload: "u1",
    name: "第一课.mp4",
    file: STORED.answer,
  });
});

it("tells faults that pass from refusals, and makes no call to another site [UP-06, UP-10, SEC-02]", async () => {
  expect((await deliver(TO, fault("network"))).outcome).toEqual({ fault: "again", after: null });
  expect((await deliver(TO, failure(403, { message: "不可以" }))).outcome).toMatchObject({
    fault: "refused",
    text: "不可以",
  });
  const elsewhere = await deliver({ path: "https://evil.example/", body: {} }, success(null));
  expect(elsewhere.outcome).toMatchObject({ fault: "refused", code: "bad_path" });
  expect(elsewhere.requests).toEqual([]);
});

it("makes no call where none is asked for [UP-10]", async () => {
  const { outcome, requests } = await deliver(null, success(null));
  expect(outcome).toEqual({ delivered: null });
  expect(requests).toEqual([]);
});
