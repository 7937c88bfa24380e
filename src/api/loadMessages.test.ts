import { answered, fakeHttp, fakePorts, fault } from "../../test/fakePorts";
import type { HttpResult } from "../core/wire/exchange";
import { createStore, type PortalStore } from "../state/store";
import { loadMessages } from "./loadMessages";
import { portalApi } from "./portalApi";

const sources = { version: "2.0.0", root: "pages", code: "base", appCode: "oa" };

function setUp(shared: HttpResult, own: HttpResult) {
  const { http, requests } = fakeHttp(({ url }) => (url.startsWith("/common/") ? shared : own));
  const { ports, notices } = fakePorts({ http });
  const store = createStore(ports);
  stores.push(store);
  return { store, requests, notices };
}

const stores: PortalStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(portalApi.util.resetApiState());
});

describe("fetched messages", () => {
  const shared = answered({ a: "shared", b: "shared" });
  const own = answered({ b: "own", c: 7 });

  it("are the shared ones with the app's own over them, cacheable [I18N-02]", async () => {
    const { store, requests } = setUp(shared, own);
    expect(await store.dispatch(loadMessages({ ...sources, language: "en" }))).toEqual({
      a: "shared",
      b: "own",
    });
    expect(requests.map(({ url }) => url)).toEqual([
      "/common/plugins/common-ph/2.0.0/lang/en-ph.json",
      "/pages/base/lang/en-oa.json",
    ]);
  });

  it("are none for Chinese, and a supplied dictionary is used as it is [I18N-02]", async () => {
    const { store, requests } = setUp(shared, own);
    expect(await store.dispatch(loadMessages({ ...sources, language: "zh-CN" }))).toEqual({});
    expect(await store.dispatch(loadMessages({ ...sources, language: "en", supplied: { z: "Z" } }))).toEqual({
      z: "Z",
    });
    expect(requests).toEqual([]);
  });

  it.each([fault("network"), answered("", 404, "Not Found"), answered("<html>"), answered('{"a":"cut')])(
    "that fail are silent and leave the others [I18N-02]",
    async (broken) => {
      const { store, notices } = setUp(broken, own);
      expect(await store.dispatch(loadMessages({ ...sources, language: "en" }))).toEqual({ b: "own" });
      expect(notices).toEqual([]);
    },
  );
});
