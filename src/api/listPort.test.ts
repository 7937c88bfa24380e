import { answered, failure, fakeHttp, fakePorts, fault, success } from "../../test/fakePorts";
import type { HttpResult } from "../core/wire/exchange";
import { createStore } from "../state/store";
import { createListPort } from "./listPort";

function world(answer: () => HttpResult | Promise<HttpResult>) {
  const { http, requests } = fakeHttp(answer);
  const { ports, notices } = fakePorts({ http });
  const store = createStore(ports);
  return { port: createListPort(store.dispatch), store, requests, notices };
}

const call = {
  method: "get",
  path: "/api/list",
  data: { start: 2, size: 30, page: { sort: "a" } },
  json: false,
} as const;
const never = () => new AbortController().signal;

describe("a list's calls through the request wrapper", () => {
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
    const { port, requests } = world(() => success({ list: [], total: 0 }));
    expect(await port.load(wanted, never())).toEqual({ ok: true, data: { list: [], total: 0 } });
    expect(requests[0]?.method).toBe(method);
    expect(requests[0]?.body).toEqual(body);
    if (!body) expect(requests[0]?.url).toContain("/api/list?start=2&size=30&page.sort=a");
  });

  it.each([
    ["an envelope that is not 200", failure(500, { message: "不行|||No" }), "不行|||No"],
    ["HTTP 502", answered("bad", 502, "Bad Gateway"), { id: "kit.call.refused", values: { status: 502 } }],
    ["HTML", answered("<!doctype html>"), { id: "api.body.html" }],
    ["no network", fault("network"), { id: "kit.call.unreached" }],
  ])("that end in %s show no notice; the list has the words [WID-03]", async (_name, result, text) => {
    const { port, notices } = world(() => result);
    expect(await port.load(call, never())).toMatchObject({ ok: false, text });
    expect(notices).toEqual([]);
  });

  it("are given up when the list asks for something else [WID-03]", async () => {
    const { port } = world(() => new Promise(() => undefined));
    const later = new AbortController();
    const waiting = port.load(call, later.signal);
    later.abort();
    expect(await waiting).toEqual({ ok: false, status: null, text: { id: "api.aborted" } });
    const early = AbortSignal.abort();
    expect(await port.load(call, early)).toMatchObject({ ok: false });
  });

  it("leave nothing in the store [WID-03, SEC-03]", async () => {
    const { port, store } = world(() => success({ list: [{ secret: "grade of a pupil" }], total: 1 }));
    await port.load(call, never());
    expect(JSON.stringify(store.getState())).not.toContain("grade of a pupil");
  });

  it("to other places than the platform never leave the page [WID-03, SEC-02]", async () => {
    const { port, requests } = world(() => success(null));
    expect(await port.load({ ...call, path: "//evil.test/list" }, never())).toMatchObject({ ok: false });
    expect(requests).toEqual([]);
  });
});
