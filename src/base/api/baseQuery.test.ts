import { uaa } from "../../../contract/uaa";
import { base } from "../../../contract/base";
import { calls } from "../../../contract/calls";
import {
  answered,
  failure,
  fakeHttp,
  fakeLocks,
  fakePorts,
  fault,
  success,
  wireUser,
} from "../../../test/fakePorts";
import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import { START_TIMEOUT } from "../core/wire/request";
import { createStore, type PortalStore } from "../state/store";
import { createMemoryStorage } from "../platform/storage";
import type { Ports } from "../platform/ports";
import { ask } from "./ask";
import { baseApi } from "./base.api";
import { call } from "./call";
import { frontApi } from "./front.api";
import { portalApi } from "./portalApi";
import { perform } from "./baseQuery";
import { sendRequest } from "./sendRequest";
import type { CallerRequest } from "../core/wire/method";
import type { AppThunk } from "../state/types";
import { siteApi } from "./site.api";
import { SESSION_LOCK } from "./sessionLock";
import type { ApiSettings } from "./world";
import { uaaApi } from "./uaa.api";

type Answers = (request: HttpRequest) => HttpResult | Promise<HttpResult>;

function setUp(answer: Answers, parts: Partial<Ports> = {}, settings: Partial<ApiSettings> = {}) {
  const transport = fakeHttp(answer);
  const faked = fakePorts({ http: transport.http, ...parts });
  const store = createStore(faked.ports, { settings });
  return { ...transport, ...faked, store };
}

/** Signs in like pages without a store, through the same runtime. */
const signIn = (store: PortalStore) =>
  store.dispatch((_dispatch, _state, runtime) =>
    ask(runtime, uaa.login, { username: "a", password: "b" }, { signsIn: true }),
  );

const NEVER = new AbortController().signal;

/** A call whose envelope is returned unchanged. */
const passedOn = (): AppThunk<ReturnType<typeof perform>> => (_dispatch, _getState, runtime) => {
  const shape = { method: "POST", path: "/api/a", body: "form" } as const;
  return perform(runtime, { shape, payload: undefined, noIntercept: true, awaited: true }, NEVER);
};

/** A call that a sub-application writes itself. */
const written =
  (request: CallerRequest): AppThunk<ReturnType<typeof sendRequest>> =>
  (_dispatch, _getState, runtime) =>
    sendRequest(runtime, request);

const counted = () => baseApi.endpoints.unhandledCount.initiate(undefined, { forceRefetch: true });

/** A read that is told of by a toast where it fails, as no place of the page would say it. */
const told = () => baseApi.endpoints.desktopColor.initiate(undefined, { forceRefetch: true });

describe("the base query", () => {
  const FAULTS: readonly [name: string, result: HttpResult, text: unknown][] = [
    ["403 over HTTP", answered("", 403, "Forbidden"), "403 Forbidden"],
    ["500 over HTTP", answered("<h1>oops</h1>", 500, "Internal Server Error"), "500 Internal Server Error"],
    ["403 in the envelope", failure(403, { message: "禁止|||Forbidden" }), "禁止|||Forbidden"],
    ["500 in the envelope", failure(500), { id: "api.serverError" }],
    ["HTML", answered("<!doctype html>"), { id: "api.body.html" }],
    ["truncated JSON", answered('{"status":200,"da'), { id: "api.body.malformed" }],
    ["nothing", answered(""), { id: "api.body.empty" }],
    ["something else", answered([1]), { id: "api.body.notEnvelope" }],
    ["no network", fault("network"), { id: "api.network" }],
    ["no answer in time", fault("timeout"), { id: "api.timeout", values: { n: 1_200_000 } }],
    ["an abort", fault("aborted"), { id: "api.aborted" }],
  ];

  it.each(FAULTS)(
    "ends in one warning and a rejection: %s [API-07, API-09, API-12]",
    async (_name, result, text) => {
      const { store, notices, requests } = setUp(() => result);
      const { error } = await store.dispatch(told());
      expect(error).toMatchObject({ text });
      expect(notices.map((notice) => notice.text)).toEqual([text]);
      expect(requests).toHaveLength(1);
    },
  );

  it("marks the failure of the person's action as an answer, not that of a background read [MORE-03]", async () => {
    const { store, notices } = setUp(() => failure(400, { message: "x" }));
    await store.dispatch(told());
    const { endpoints } = portalApi.injectEndpoints({
      endpoints: (build) => ({ choose: build.mutation(call(base.setTheme)) }),
    });
    await store.dispatch(endpoints.choose.initiate({ type: "color", theme: "red" }));
    for (const method of ["get", "post"]) await store.dispatch(written({ method, path: "/api/a" }));
    expect(notices.map(({ answer }) => answer)).toEqual([undefined, true, undefined, true]);
  });

  it.each(FAULTS)(
    "warns of nothing where the call is not intercepted: %s [API-07]",
    async (_name, result) => {
      const { store, notices } = setUp(() => result);
      await signIn(store);
      await store.dispatch(passedOn());
      expect(notices).toEqual([]);
    },
  );

  it("returns the whole envelope to a call that is not intercepted [API-07]", async () => {
    const { store } = setUp(() => failure(400, { code: "invalid_grant", message: "no" }));
    const { data } = await store.dispatch(passedOn());
    expect(data).toEqual({ status: 400, code: "invalid_grant", message: "no", fieldErrors: [], data: null });
  });

  it("returns its data to a call without a store, or why there is none [API-07]", async () => {
    const refused = setUp(() => failure(400, { code: "invalid_grant", message: "no" }));
    const { error: why } = await signIn(refused.store);
    expect(why).toMatchObject({ kind: "envelope", reason: 400, code: "invalid_grant", text: "no" });
    const { store } = setUp(() => success({ unitId: "1" }));
    expect(await signIn(store)).toEqual({ data: { unitId: "1" } });
  });

  it("returns the data of a success, and sends the settings' headers and base path [API-01, API-02, API-05]", async () => {
    const settings = { basePath: "/portal", deviceType: "h5", appCode: "oa" } as const;
    const { store, requests } = setUp(() => success({ todo: 1, message: 2 }), {}, settings);
    const { data } = await store.dispatch(counted());
    expect(data).toEqual({ todo: 1, message: 2 });
    expect(requests[0]).toMatchObject({
      url: expect.stringMatching(/^\/portal\/api\/base\/desktop\/unhandlecount\?_=\d+$/) as unknown,
      headers: { "X-Device-Type": "h5", "X-App-Code": "oa" },
    });
  });

  it("uses the site's header names and base path once its document is read [API-02, API-05]", async () => {
    const { store, requests } = setUp(({ url }) =>
      url.startsWith("/common/")
        ? answered({ basePath: "/p", headers: { device: "X-D", app: "X-A" } })
        : success({}),
    );
    await store.dispatch(siteApi.endpoints.siteConfig.initiate());
    await store.dispatch(told());
    expect(requests[1]).toMatchObject({ headers: { "X-D": "pc", "X-A": "base" } });
    expect(requests[1]?.url).toMatch(/^\/p\/api\//);
  });

  it("sends documents without a cache-buster and fails silently on them [API-04, I18N-02]", async () => {
    const { store, requests, notices } = setUp(() => answered("nothing here", 404, "Not Found"));
    const { error } = await store.dispatch(
      frontApi.endpoints.sharedMessages.initiate({ version: "2.0.0", lang: "en" }),
    );
    expect(error).toMatchObject({ kind: "http", status: 404 });
    expect(requests[0]?.url).toBe("/common/plugins/common-ph/2.0.0/lang/en-ph.json");
    expect(notices).toEqual([]);
  });

  it("sends nothing with a path parameter that leaves its segment [SEC-02]", async () => {
    const { store, requests, notices } = setUp(() => success(null));
    await store.dispatch(frontApi.endpoints.manifest.initiate({ app: "../../api" }));
    const { endpoints } = portalApi.injectEndpoints({
      endpoints: (build) => ({ asked: build.query(call(base.adminRole)) }),
    });
    await store.dispatch(endpoints.asked.initiate({ userId: "../x" }));
    expect(requests).toEqual([]);
    expect(notices).toHaveLength(1);
  });
});

describe("a call that a sub-application writes itself", () => {
  const ask = (method: string) => written({ method, path: "/api/x", data: { a: 1 } });

  it("is sent as get, post or upload [API-10]", async () => {
    const { store, requests } = setUp(() => success("yes"));
    for (const method of ["get", "POST", "upload"]) {
      expect(await store.dispatch(ask(method))).toMatchObject({ data: "yes" });
    }
    expect(requests.map(({ method, url, body }) => [method, url.split("&")[0], body?.form])).toEqual([
      ["GET", "/api/x?a=1", undefined],
      ["POST", "/api/x", "form"],
      ["POST", "/api/x", "multipart"],
    ]);
  });

  it("warns and is not sent as put or delete [API-10]", async () => {
    const { store, requests, notices } = setUp(() => success("yes"));
    for (const method of ["put", "DELETE"]) await store.dispatch(ask(method));
    expect(requests).toEqual([]);
    expect(notices.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
  });

  it("is rejected with any other method [API-10]", async () => {
    const { store, requests, notices } = setUp(() => success("yes"));
    const { error } = await store.dispatch(ask("patch"));
    expect(error).toEqual({ kind: "refused", text: { id: "kit.call.methodUnsupported" } });
    expect([requests, notices]).toEqual([[], []]);
  });

  it("never leaves the platform [API-10, SEC-02]", async () => {
    const { store, requests } = setUp(() => success("yes"));
    for (const path of ["https://evil.test/x", "//evil.test", "/api/../x"]) {
      await store.dispatch(written({ method: "get", path }));
    }
    expect(requests).toEqual([]);
  });

  it("has the code of the calling application, and the portal's own calls the portal's [API-02]", async () => {
    const { store, requests } = setUp(() => success("yes"));
    await store.dispatch(written({ method: "get", path: "/api/x", appCode: "notes" }));
    await store.dispatch(told());
    expect(requests.map(({ headers }) => headers["X-App-Code"])).toEqual(["notes", "base"]);
  });

  it("has its session renewed like any other [API-11]", async () => {
    let fresh = false;
    const { store, paths } = setUp(({ url }) => {
      if (url.startsWith(calls.refresh.path)) {
        fresh = true;
        return success(null);
      }
      return fresh ? success("yes") : failure(401);
    });
    expect(await store.dispatch(ask("post"))).toMatchObject({ data: "yes" });
    expect(paths()).toEqual(["/api/x", calls.refresh.path, "/api/x"]);
  });
});

describe("the current user", () => {
  const me = () => uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true });

  it("is read into our own record [AUTH-10]", async () => {
    const { store } = setUp(() => success(wireUser()));
    expect((await store.dispatch(me())).data).toMatchObject({ userId: "7", campuses: [{ campusId: "c1" }] });
  });

  it("is absent for an envelope without one and for any refusal, by HTTP too [AUTH-10]", async () => {
    const refusals = [400, 401, 402, 403, 404, 1001];
    const byHttp = [400, 401, 402, 403, 404].map((status) => answered("", status, "Refused"));
    const noPerson = [success(null), ...refusals.map((status) => failure(status)), ...byHttp];
    for (const result of noPerson) {
      const { store } = setUp(() => result);
      expect(await store.dispatch(me())).toMatchObject({ data: null, isSuccess: true });
    }
  });

  it("is unknown, not absent, while the platform cannot be reached [AUTH-10, MORE-05]", async () => {
    const unknown = [
      fault("network"),
      answered("<html>"),
      answered("", 502, "Bad Gateway"),
      failure(500),
      failure(502),
      failure(429),
      answered("", 429, "Too Many Requests"),
      answered("", 408, "Request Timeout"),
    ];
    for (const result of unknown) {
      const { store, notices } = setUp(() => result);
      expect(await store.dispatch(me())).toMatchObject({ isError: true });
      expect(notices).toEqual([]);
    }
  });

  it("times out after the time for the skeleton, or after the site's shorter one [API-03, REL-01]", async () => {
    const { store, requests } = setUp(() => fault("timeout"));
    expect(await store.dispatch(me())).toMatchObject({ isError: true });
    const hasty = setUp(() => fault("timeout"), {}, { timeout: 4_000 });
    await hasty.store.dispatch(me());
    expect([requests, hasty.requests].map(([request]) => request?.timeout)).toEqual([START_TIMEOUT, 4_000]);
    expect(START_TIMEOUT).toBeLessThanOrEqual(20_000);
  });

  it("is requested again if the site's document, requested at the same time, names another base path [API-05]", async () => {
    let site: (result: HttpResult) => void = () => undefined;
    const document = new Promise<HttpResult>((resolve) => (site = resolve));
    const { store, paths } = setUp(async ({ url }) => {
      if (url.startsWith("/common/")) return document;
      if (url.startsWith("/gate/")) return success(wireUser());
      site(answered({ basePath: "/gate" }));
      await new Promise((resolve) => setImmediate(resolve));
      return answered("", 404, "Not Found");
    });
    void store.dispatch(siteApi.endpoints.siteConfig.initiate());
    expect((await store.dispatch(me())).data).toMatchObject({ userId: "7" });
    expect(paths()).toEqual([calls.siteConfig.path, calls.me.path, `/gate${calls.me.path}`]);
  });

  it("is absent while a logout is pending, which is then sent [AUTH-11]", async () => {
    const storage = createMemoryStorage();
    storage.write("logoutOwed", true);
    let answer = fault("network");
    const { store, paths } = setUp(() => answer, { storage });
    expect(await store.dispatch(me())).toMatchObject({ isError: true });
    answer = failure(500);
    expect(await store.dispatch(me())).toMatchObject({ data: null });
    expect(storage.read("logoutOwed")).toBe(true);
    answer = success(null);
    expect(await store.dispatch(me())).toMatchObject({ data: null });
    expect(storage.read("logoutOwed")).toBe(false);
    expect(new Set(paths())).toEqual(new Set([calls.logout.path]));
  });

  it("may sign in again after a logout that is still pending [AUTH-11]", async () => {
    const storage = createMemoryStorage();
    storage.write("logoutOwed", true);
    const { store } = setUp(() => success(wireUser()), { storage });
    await signIn(store);
    expect((await store.dispatch(me())).data).toMatchObject({ userId: "7" });
  });

  it.each<[name: string, answer: HttpResult, doubtful: boolean]>([
    ["a success", success(wireUser()), true],
    ["an answer that is lost", fault("network"), true],
    ["an answer that is mangled", answered("<!doctype html>"), true],
    ["an outage behind the platform's front door", answered("", 502, "Bad Gateway"), true],
    ["a refusal", failure(400), false],
    ["a refusal over HTTP", answered("", 403, "Forbidden"), false],
  ])(
    "makes every page check whose the session is if a person may have signed in: %s [SEC-03]",
    async (_name, answer, doubtful) => {
      const storage = createMemoryStorage();
      storage.write("sessionStamp", "before");
      const stamps: unknown[] = [];
      const look = () => void stamps.push(storage.read("sessionStamp"));
      const { store } = setUp(
        () => {
          look();
          return answer;
        },
        { storage },
      );
      await signIn(store);
      look();
      // When it is sent, and once more if it may have changed something.
      expect(stamps[0]).not.toBe("before");
      expect(stamps[1] !== stamps[0]).toBe(doubtful);
    },
  );

  it("waits for a running renewal before it signs a person in, and a renewal waits for it [API-11, SEC-03]", async () => {
    const locks = fakeLocks();
    let end: () => void = () => undefined;
    const renewing = locks.run(SESSION_LOCK, () => new Promise<void>((resolve) => (end = resolve)));
    const { store, paths } = setUp(() => success(wireUser()), { locks });
    const login = signIn(store);
    await new Promise((resolve) => setImmediate(resolve));
    expect(paths()).toEqual([]);
    end();
    await Promise.all([renewing, login]);
    expect(paths()).toEqual([calls.login.path]);
  });
});
