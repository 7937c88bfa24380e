import { answered, failure, fakeHttp, fakePorts, fault, success } from "../../../test/fakePorts";
import { portalApi } from "../../base/api/portalApi";
import type { HttpResult } from "../../base/core/wire/exchange";
import type { UserType } from "../../base/core/wire/user";
import { createStore } from "../../base/state/store";
import { codeLoader, manifestFetcher, sendFor } from "./subAppCalls";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function world(answer: () => HttpResult | Promise<HttpResult>) {
  const { http, requests, paths } = fakeHttp(answer);
  const { ports, notices } = fakePorts({ http });
  const { dispatch } = createStore(ports);
  // A cached answer would keep a timer, and so the test process, for a minute.
  stops.push(() => dispatch(portalApi.util.resetApiState()));
  return {
    send: sendFor(dispatch),
    fetchManifest: manifestFetcher(dispatch),
    codesFor: (userType: UserType) => codeLoader(dispatch, userType),
    requests,
    paths,
    notices,
  };
}

const signal = new AbortController().signal;

describe("a sub-application's call", () => {
  it("goes through the portal's wrapper and returns the data, under its own code [VIEW-05, API-01, API-02]", async () => {
    const { send, requests } = world(() => success({ list: [] }));
    const answer = await send({
      app: "notices",
      method: "get",
      path: "/api/notice/list",
      data: { start: 2 },
    });
    expect(answer).toEqual({ ok: true, data: { list: [] } });
    expect(requests[0]).toMatchObject({
      method: "GET",
      url: expect.stringContaining("/api/notice/list?start=2"),
    });
    expect(requests[0]?.headers).toMatchObject({ "X-Device-Type": "pc", "X-App-Code": "notices" });
  });

  it("by put or delete is not sent, and warned of; an upload without an object of parts is not sent either [API-10, UP-05]", async () => {
    const { send, requests, notices } = world(() => success(null));
    for (const method of ["put", "delete"] as const)
      expect(await send({ app: "notices", method, path: "/api/a" })).toMatchObject({
        ok: false,
        text: { id: "kit.call.useAnother", values: { method: method.toUpperCase() } },
      });
    expect(notices).toHaveLength(2);
    for (const data of ["text", null])
      expect(await send({ app: "notices", method: "upload", path: "/api/a", data })).toMatchObject({
        ok: false,
        status: 501,
        text: { id: "kit.call.fileTypeError" },
      });
    expect(requests).toEqual([]);
  });

  it("that fails returns the reason, and the portal shows it [VIEW-05]", async () => {
    const { send, notices } = world(() => failure(400, { message: "不行|||No" }));
    const answer = await send({ app: "notices", method: "post", path: "/api/a", data: { b: 1 } });
    expect(answer).toEqual({ ok: false, status: 400, text: "不行|||No" });
    expect(notices).toHaveLength(1);
  });

  it("that is quiet returns the reason only to the sub-application [VIEW-05]", async () => {
    const { send, notices } = world(() => failure(400, { message: "不行|||No" }));
    const answer = await send({ app: "notices", method: "get", path: "/api/a", quiet: true });
    expect(answer).toEqual({ ok: false, status: 400, text: "不行|||No" });
    expect(notices).toEqual([]);
    const quiet = world(() => success([1]));
    expect(await quiet.send({ app: "notices", method: "get", path: "/api/a", quiet: true })).toEqual({
      ok: true,
      data: [1],
    });
  });

  it.each([
    ["HTML", answered("<!doctype html>"), null],
    ["truncated JSON", answered('{"status":2'), null],
    ["HTTP 500", answered("broken", 500, "Internal Server Error"), 500],
    ["no network", fault("network"), null],
    ["no answer in time", fault("timeout"), null],
  ])("answered by %s is a failure with words, quiet or not [REL-01]", async (_name, result, status) => {
    for (const quiet of [true, false]) {
      const answer = await world(() => result).send({ app: "notices", method: "get", path: "/api/a", quiet });
      expect(answer).toEqual({ ok: false, status, text: expect.anything() });
    }
  });

  it("can be aborted by the sub-application [VIEW-05]", async () => {
    const giveUp = new AbortController();
    const waiting = world(() => new Promise(() => undefined)).send({
      app: "notices",
      method: "get",
      path: "/api/a",
      signal: giveUp.signal,
    });
    giveUp.abort();
    expect(await waiting).toEqual({ ok: false, status: null, text: { id: "api.aborted" } });
  });

  it.each(["//evil.test/a", "https://evil.test/a", "/a/../b", "a"])(
    "to %s never leaves the page [SEC-02]",
    async (path) => {
      const { send, requests } = world(() => success(null));
      expect(await send({ app: "notices", method: "get", path })).toMatchObject({ ok: false });
      expect(requests).toEqual([]);
    },
  );
});

describe("a manifest", () => {
  it("is requested each time [VIEW-04]", async () => {
    const { fetchManifest, paths } = world(() => answered({ entries: {} }));
    expect(await fetchManifest("notices", signal)).toEqual({ entries: {} });
    await fetchManifest("notices", signal);
    expect(paths()).toEqual(["/notices/manifest.json", "/notices/manifest.json"]);
  });

  it.each([
    ["is not there", answered("Not found", 404, "Not Found"), "notInstalled", "notices"],
    ["cannot be reached", fault("network"), "unreachable", "notices: network"],
    ["times out", fault("timeout"), "unreachable", "notices: timeout"],
    ["has no server behind its gateway", answered("", 503, "Unavailable"), "unreachable", "notices: 503"],
    ["is HTML", answered("<!doctype html>"), "manifestInvalid", "notices: html"],
    ["is truncated", answered('{"entries"'), "manifestInvalid", "notices: malformed"],
    ["is empty", answered(""), "manifestInvalid", "notices: empty"],
  ])("that %s says so, and shows no toast [VIEW-04]", async (_name, result, reason, detail) => {
    const { fetchManifest, notices } = world(() => result);
    await expect(fetchManifest("notices", signal)).rejects.toMatchObject({ reason, detail });
    expect(notices).toEqual([]);
  });
});

it("a manifest requested again is not lost with the first, aborted request [VIEW-04, VIEW-01]", async () => {
  const { fetchManifest } = world(() => answered({ entries: {} }));
  const giveUp = new AbortController();
  const first = fetchManifest("notices", giveUp.signal);
  giveUp.abort();
  const second = fetchManifest("notices", signal);
  await expect(first).rejects.toMatchObject({ name: "Error" });
  await expect(second).resolves.toEqual({ entries: {} });
});

describe("the codes of an application's permission tree", () => {
  const tree = [{ code: "notes", name: "", children: [{ code: "notes_edit", name: "", children: [] }] }];

  it.each([2, 4] as const)(
    "are asked for by its code, for people of type %d [ROUTE-03]",
    async (userType) => {
      const { codesFor, requests } = world(() => success(tree));
      expect(await codesFor(userType)("notes")).toEqual(["notes", "notes_edit"]);
      expect(requests[0]?.url).toContain("/api/base/resource/user/code/tree?code=notes");
    },
  );

  it.each([1, 3] as const)(
    "are none, and no call is made, for people of type %d [ROUTE-03]",
    async (userType) => {
      const { codesFor, requests } = world(() => success(tree));
      expect(await codesFor(userType)("notes")).toEqual([]);
      expect(requests).toEqual([]);
    },
  );

  it("stay unknown, silently, if the platform does not answer [ROUTE-04, REL-01]", async () => {
    const { codesFor, notices } = world(() => fault("network"));
    expect(await codesFor(2)("notes")).toBeNull();
    expect(notices).toEqual([]);
  });
});
