import { answered, failure, fakeHttp, fakePorts, fault, success } from "../../../test/fakePorts";
import type { HttpResult } from "../core/wire/exchange";
import { createStore } from "../state/store";
import type { CallerRequest } from "../core/wire/method";
import { outcomeOf } from "../core/wire/outcome";
import { sendRequest } from "./sendRequest";

function world(answer: () => HttpResult | Promise<HttpResult>) {
  const { http, requests } = fakeHttp(answer);
  const { ports, notices } = fakePorts({ http });
  const store = createStore(ports);
  const load = (request: CallerRequest, signal?: AbortSignal) =>
    store.dispatch(async (_dispatch, _getState, runtime) =>
      outcomeOf(await sendRequest(runtime, request, { quiet: true, signal })),
    );
  return { load, store, requests, notices };
}

const call = {
  method: "get",
  path: "/api/list",
  data: { start: 2, size: 30, page: { sort: "a" } },
  json: false,
} as const;

describe("a caller's own request, as lists send them", () => {
  it.each([
    ["a query", call, "GET", undefined],
    ["a form", { ...call, method: "post" }, "POST", { form: "form", text: "start=2&size=30&page.sort=a" }],
    [
      "JSON",
      { ...call, method: "post", json: true },
      "POST",
      { form: "json", text: '{"start":2,"size":30,"page":{"sort":"a"}}' },
    ],
  ] as const)("travel as %s [WID-03, API-06]", async (_name, wanted, method, body) => {
    const { load, requests } = world(() => success({ list: [], total: 0 }));
    expect(await load(wanted)).toEqual({ ok: true, data: { list: [], total: 0 } });
    expect(requests[0]?.method).toBe(method);
    expect(requests[0]?.body).toEqual(body);
    if (!body) expect(requests[0]?.url).toContain("/api/list?start=2&size=30&page.sort=a");
  });

  it("wait as long as the caller says, else as long as the site does [API-03]", async () => {
    const { load, requests } = world(() => success(null));
    await load({ ...call, timeout: 7_000 });
    await load(call);
    expect(requests.map(({ timeout }) => timeout)).toEqual([7_000, 1_200_000]);
  });

  it("have no cache-buster where the caller asks for an answer that may be cached [API-04]", async () => {
    const { load, requests } = world(() => success(null));
    await load({ ...call, data: { start: 2 }, cacheable: true });
    await load({ ...call, data: { start: 2 } });
    expect(requests.map(({ url }) => url)).toEqual(["/api/list?start=2", "/api/list?start=2&_=0"]);
  });

  it.each([
    ["an envelope that is not 200", failure(500, { message: "不行|||No" }), "不行|||No"],
    ["HTTP 502", answered("bad", 502, "Bad Gateway"), { id: "kit.call.refused", values: { status: 502 } }],
    ["HTML", answered("<!doctype html>"), { id: "api.body.html" }],
    ["no network", fault("network"), { id: "kit.call.unreached" }],
  ])("that end in %s show no notice; the caller has the words [WID-03]", async (_name, result, text) => {
    const { load, notices } = world(() => result);
    expect(await load(call)).toMatchObject({ ok: false, text });
    expect(notices).toEqual([]);
  });

  it("are given up when the caller asks for something else [WID-03]", async () => {
    const { load } = world(() => new Promise(() => undefined));
    const later = new AbortController();
    const waiting = load(call, later.signal);
    later.abort();
    expect(await waiting).toEqual({ ok: false, status: null, text: { id: "api.aborted" } });
    const early = AbortSignal.abort();
    expect(await load(call, early)).toMatchObject({ ok: false });
  });

  it("that break in the portal itself end in a sentence, and the error is for programmers [WID-03, REL-01]", async () => {
    const { load } = world(() => Promise.reject(new TypeError("x is not a function")));
    const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await load(call)).toEqual({ ok: false, status: null, text: { id: "kit.call.failed" } });
    expect(logged).toHaveBeenCalledWith(expect.any(TypeError));
    logged.mockRestore();
  });

  it("leave nothing in the store [WID-03, SEC-03]", async () => {
    const { load, store } = world(() => success({ list: [{ secret: "grade of a pupil" }], total: 1 }));
    await load(call);
    expect(JSON.stringify(store.getState())).not.toContain("grade of a pupil");
  });

  it("to other places than the platform never leave the page [WID-03, SEC-02]", async () => {
    const { load, requests } = world(() => success(null));
    expect(await load({ ...call, path: "//evil.test/list" })).toMatchObject({ ok: false });
    expect(requests).toEqual([]);
  });
});
