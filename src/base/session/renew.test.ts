import { uaa } from "../../../contract/uaa";
import { face } from "../../../contract/face";
import { base } from "../../../contract/base";
import { calls, type CallName } from "../../../contract/calls";
import {
  answered,
  failure,
  fakeClock,
  fakeHttp,
  fakeLocks,
  fakeNavigation,
  fakePorts,
  fakeWebStorage,
  fault,
  silentFetch,
  success,
  wireUser,
} from "../../../test/fakePorts";
import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import { DEFAULT_SITE } from "../core/site/siteConfig";
import { readUser } from "../core/wire/user";
import type { Ports } from "../platform/ports";
import { createHttp } from "../platform/http";
import { createStorage } from "../platform/storage";
import { signedIn } from "../state/session";
import { createStore } from "../state/store";
import { ask } from "../api/ask";
import { call } from "../api/call";
import { portalApi } from "../api/portalApi";
import { RENEWAL_TIMEOUT_MS } from "./renew";
import { settingsFrom } from "../api/settings";
import { SESSION_LOCK } from "../api/sessionLock";
import type { ApiSettings } from "../api/world";
import { uaaApi } from "../api/uaa.api";

/** A platform whose session has lapsed until it is renewed. */
function platform(
  options: { refresh?: HttpResult; client?: HttpResult; me?: unknown; http401?: boolean } = {},
) {
  let alive = false;
  const lapsed = options.http401 ? answered("", 401, "Unauthorized") : failure(401);
  const renew = (result: HttpResult) => {
    if (result.kind === "answered" && "text" in result.body && result.body.text.includes('"status":200'))
      alive = true;
    return result;
  };
  const answer = async ({ url }: HttpRequest): Promise<HttpResult> => {
    await Promise.resolve();
    if (is(url, "refresh")) return renew(options.refresh ?? success(null));
    if (is(url, "loginUserClient")) return renew(options.client ?? failure(400));
    if (!alive) return lapsed;
    return is(url, "me") ? success(options.me ?? wireUser()) : success(FRESH);
  };
  return { ...fakeHttp(answer), lapse: () => (alive = false) };
}

const is = (url: string, name: CallName) => url.split("?")[0] === calls[name].path;

function tab(http: Ports["http"], parts: Partial<Ports> = {}, settings: Partial<ApiSettings> = {}) {
  const bar = fakeNavigation();
  const faked = fakePorts({ http, navigation: bar.navigation, ...parts });
  return { ...faked, ...bar, store: createStore(faked.ports, { settings }) };
}

const FRESH = [{ id: "c", realName: "Li", gradeName: "1", className: "2", status: 1 }];
const { endpoints } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    children: build.query(call(base.children)),
    faceLogin: build.mutation(call(face.faceLogin)),
  }),
});
const children = (parentId: string) => endpoints.children.initiate({ parentId });
const count = (paths: readonly string[], name: CallName) =>
  paths.filter((path) => path === calls[name].path).length;
const settled = () => new Promise((resolve) => setImmediate(resolve));
const GET = { method: "GET", headers: {}, timeout: 1, bytes: false } as const;
const many = Array.from({ length: 20 }, (_, index) => String(index));

describe("a lapsed session", () => {
  it.each([false, true])(
    "is refreshed once for twenty calls, each retried once (by HTTP: %s) [API-11]",
    async (http401) => {
      const { http, paths } = platform({ http401 });
      const { store, notices, forced } = tab(http);
      const results = await Promise.all(many.map((id) => store.dispatch(children(id))));
      expect(results.map(({ data }) => data)).toEqual(many.map(() => FRESH));
      expect(count(paths(), "refresh")).toBe(1);
      expect(count(paths(), "children")).toBe(40);
      expect([notices, forced]).toEqual([[], []]);
    },
  );

  it("is refreshed once even for late answers [API-11]", async () => {
    const { http, paths } = platform();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const late: Ports["http"] = {
      send: async (request, signal) => {
        const result = await http.send(request, signal);
        if (
          request.url.includes("parentId=late") &&
          paths().filter((path) => path === calls.children.path).length <= 2
        ) {
          await held;
        }
        return result;
      },
    };
    const { store } = tab(late);
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    const slow = store.dispatch(children("late"));
    await store.dispatch(children("prompt"));
    release();
    expect((await slow).data).toEqual(FRESH);
    expect([count(paths(), "refresh"), count(paths(), "me")]).toEqual([1, 1]);
  });

  it("is refreshed once between two tabs that share the lock [API-11]", async () => {
    const { http, paths } = platform();
    const local = fakeWebStorage();
    const locks = fakeLocks();
    const open = () =>
      tab(http, { locks, storage: createStorage({ local: () => local, session: () => fakeWebStorage() }) });
    const [left, right] = [open(), open()];
    const results = await Promise.all(
      many.map((id, index) => (index % 2 ? left : right).store.dispatch(children(id))),
    );
    expect(results.map(({ data }) => data)).toEqual(many.map(() => FRESH));
    expect(count(paths(), "refresh")).toBe(1);
  });

  it("may lapse and be refreshed again later [API-11]", async () => {
    const { http, paths, lapse } = platform();
    const { store } = tab(http);
    await store.dispatch(children("1"));
    lapse();
    expect((await store.dispatch(children("2"))).data).toEqual(FRESH);
    expect(count(paths(), "refresh")).toBe(2);
  });

  it("never loops: a call that gets 401 again after the refresh fails with a message [API-11]", async () => {
    const { http, paths } = fakeHttp(({ url }) =>
      is(url, "refresh") ? success(null) : failure(401, { message: "no" }),
    );
    const { store, notices } = tab(http);
    const results = await Promise.all(many.map((id) => store.dispatch(children(id))));
    expect(results.every(({ isError }) => isError)).toBe(true);
    expect(count(paths(), "children")).toBe(40);
    expect(count(paths(), "refresh")).toBe(1);
    expect(notices).toHaveLength(20);
  });

  it("forces login once when the refresh fails, and shows nothing else [API-11]", async () => {
    const { http, paths } = platform({ refresh: failure(401) });
    const { store, notices, forced } = tab(http);
    const results = await Promise.all(many.map((id) => store.dispatch(children(id))));
    expect(results.every(({ isError }) => isError)).toBe(true);
    expect(forced).toEqual(["lapsed"]);
    expect(count(paths(), "refresh")).toBe(1);
    expect(count(paths(), "children")).toBe(20);
    expect(notices).toEqual([]);
  });

  it("resumes the calls when the same person has signed in again [API-11]", async () => {
    const { http, paths } = platform({ refresh: failure(401), client: success(null) });
    const signIn = async () => {
      await http.send({ ...GET, url: calls.loginUserClient.path });
      return true;
    };
    const { store } = tab(http, { forceLogin: signIn });
    const results = await Promise.all(many.map((id) => store.dispatch(children(id))));
    expect(results.map(({ data }) => data)).toEqual(many.map(() => FRESH));
    expect(count(paths(), "loginUserClient")).toBe(1);
  });

  it("asks only once: calls that lapse while the person signs in again wait for that [API-11]", async () => {
    const { http, paths } = platform({ refresh: failure(401), client: success(null) });
    let signIn: () => Promise<void> = () => Promise.resolve();
    let asked = 0;
    const { store, ports } = tab(http, {
      forceLogin: () => {
        asked += 1;
        return new Promise((resolve) => {
          signIn = async () => {
            await http.send({ ...GET, url: calls.loginUserClient.path });
            ports.storage.write("sessionStamp", "signed in again");
            resolve(true);
          };
        });
      },
    });
    const early = store.dispatch(children("1"));
    await settled();
    const late = store.dispatch(children("2"));
    await settled();
    expect([asked, count(paths(), "refresh")]).toEqual([1, 1]);
    await signIn();
    expect([(await early).data, (await late).data]).toEqual([FRESH, FRESH]);
    expect([asked, count(paths(), "refresh"), count(paths(), "me")]).toEqual([1, 1, 0]);
  });

  it("forces login again when the next session has lapsed too [API-11]", async () => {
    const { http, lapse } = platform({ refresh: failure(401), client: success(null) });
    let asked = 0;
    const { store } = tab(http, {
      forceLogin: async () => {
        asked += 1;
        await http.send({ ...GET, url: calls.loginUserClient.path });
        return true;
      },
    });
    await store.dispatch(children("1"));
    lapse();
    expect((await store.dispatch(children("2"))).data).toEqual(FRESH);
    expect(asked).toBe(2);
  });

  it("logs a shell client in by its id when the refresh fails [API-11]", async () => {
    const { http, requests, paths } = platform({ refresh: failure(401), client: success(null) });
    const { store, forced } = tab(http, {}, { clientId: "client-1" });
    expect((await store.dispatch(children("1"))).data).toEqual(FRESH);
    const login = requests.find(({ url }) => is(url, "loginUserClient"));
    expect(login?.body).toEqual({ form: "form", text: "userClientId=client-1" });
    expect([count(paths(), "refresh"), forced]).toEqual([1, []]);
  });

  it.each(["pc", "h5"] as const)(
    "of a browser ends in the login page, though the site has a client id: %s [API-11]",
    async (deviceType) => {
      const site = { ...DEFAULT_SITE, clientId: "client-1" };
      expect(settingsFrom(site, { deviceType: "app", appCode: "base" }).clientId).toBe("client-1");
      const { http, paths } = platform({ refresh: failure(401), client: success(null) });
      const { store, forced } = tab(http, {}, settingsFrom(site, { deviceType, appCode: "base" }));
      await store.dispatch(children("1"));
      expect([count(paths(), "loginUserClient"), forced]).toEqual([0, ["lapsed"]]);
    },
  );

  it("forces login when the client's login fails too [API-11]", async () => {
    const { http } = platform({ refresh: failure(401), client: failure(400) });
    const { store, forced } = tab(http, {}, { clientId: "client-1" });
    await store.dispatch(children("1"));
    expect(forced).toEqual(["lapsed"]);
  });

  it.each([
    fault("network"),
    fault("timeout"),
    answered("", 503, "Service Unavailable"),
    failure(500),
    failure(502),
    failure(429),
    answered("<!doctype html>"),
    answered('{"status":200,"da'),
  ])("signs no person out when the platform cannot be reached [API-11]", async (refresh) => {
    const { http } = platform({ refresh });
    const { store, forced, notices } = tab(http);
    expect((await store.dispatch(children("1"))).isError).toBe(true);
    expect(forced).toEqual([]);
    expect(notices.map(({ text }) => text)).toEqual([{ id: "api.sessionUnknown" }]);
  });

  const SILENT: readonly CallName[] = ["refresh", "loginUserClient", "me"];

  it.each(SILENT)("frees the lock of all tabs when %s gets no answer [API-11]", async (silent) => {
    const { clock, advance } = fakeClock();
    const { http, paths } = platform({
      ...(silent === "loginUserClient" && { refresh: failure(401) }),
    });
    const silence = createHttp(silentFetch, clock);
    const partly: Ports["http"] = {
      send: (request, signal) => (is(request.url, silent) ? silence : http).send(request, signal),
    };
    const locks = fakeLocks();
    const { store, notices, forced } = tab(partly, { clock, locks }, { clientId: "client-1" });
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    const waiting = store.dispatch(children("1"));
    await settled();
    let free = false;
    const next = locks.run(SESSION_LOCK, () => Promise.resolve((free = true)));
    advance(RENEWAL_TIMEOUT_MS - 1);
    await settled();
    expect(free).toBe(false);
    advance(1);
    await next;
    expect((await waiting).isError).toBe(true);
    expect(notices.map(({ text }) => text)).toEqual([{ id: "api.sessionUnknown" }]);
    expect(forced).toEqual([]);
    expect(count(paths(), "children")).toBe(1);
    expect(RENEWAL_TIMEOUT_MS).toBeLessThanOrEqual(30_000);
  });

  it("goes on when the person is still the same [API-11]", async () => {
    const { http } = platform();
    const { store, done } = tab(http);
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    expect((await store.dispatch(children("1"))).data).toEqual(FRESH);
    expect(done).toEqual([]);
  });

  it("drops the queue and reloads when another person's session is live [API-11]", async () => {
    const { http, paths } = platform({ me: wireUser({ userId: "8" }) });
    const { store, done, notices } = tab(http);
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    const results = await Promise.all(many.map((id) => store.dispatch(children(id))));
    expect(results.every(({ isError }) => isError)).toBe(true);
    expect(count(paths(), "children")).toBe(20);
    expect(done).toEqual(["reload"]);
    expect(notices).toEqual([]);
  });

  it.each([
    ["the same person's", {}, ["me", "children"], []],
    ["another person's", { userId: "8" }, ["me"], ["reload"]],
  ] as const)(
    "that another tab has begun is %s: nothing is sent before that is known [API-11, SEC-03]",
    async (_whose, me, sent, moves) => {
      const live = (url: string) => (is(url, "me") ? success(wireUser(me)) : success(FRESH));
      const { http, paths } = fakeHttp(({ url }) => live(url));
      const { store, done, notices, ports } = tab(http);
      const user = readUser(wireUser());
      if (user) store.dispatch(signedIn(user));
      ports.storage.write("sessionStamp", "another tab's");
      await Promise.all([store.dispatch(children("1")), settled()]);
      expect(paths()).toEqual(sent.map((name) => calls[name].path));
      expect([done, notices]).toEqual([moves, []]);
      if (moves.length > 0) return;
      await store.dispatch(children("2"));
      expect(count(paths(), "me")).toBe(1);
    },
  );

  it("that another tab begins during the check of the person is checked again [API-11, SEC-03]", async () => {
    let whose = "7";
    let meanwhile: (() => void) | null = null;
    const sent: string[] = [];
    const { http } = fakeHttp(({ url }) => {
      if (!is(url, "me")) {
        sent.push(whose);
        return success(FRESH);
      }
      const answer = success(wireUser({ userId: whose }));
      meanwhile?.();
      meanwhile = null;
      return answer;
    });
    const { store, done, ports } = tab(http);
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    ports.storage.write("sessionStamp", "another tab's");
    meanwhile = () => {
      whose = "8";
      ports.storage.write("sessionStamp", "yet another's");
    };
    await Promise.all([store.dispatch(children("1")), settled()]);
    expect([sent, done]).toEqual([[], ["reload"]]);
  });

  it("that another person has begun in another tab while this one signs in again is not taken for this one's [API-11, SEC-03]", async () => {
    const { http, paths } = platform({
      refresh: failure(401),
      client: success(null),
      me: wireUser({ userId: "8" }),
    });
    const { store, done, ports } = tab(http, {
      forceLogin: async () => {
        await http.send({ ...GET, url: calls.loginUserClient.path });
        ports.storage.write("sessionStamp", "another person's");
        return true;
      },
    });
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    await Promise.all([store.dispatch(children("1")), settled()]);
    expect([count(paths(), "children"), done]).toEqual([1, ["reload"]]);
  });

  it("that cannot be verified is no reason to send anything or to leave [API-11, SEC-03]", async () => {
    const { http, paths } = fakeHttp(() => fault("network"));
    const { store, done, notices, ports } = tab(http);
    const user = readUser(wireUser());
    if (user) store.dispatch(signedIn(user));
    ports.storage.write("sessionStamp", "another tab's");
    expect((await store.dispatch(children("1"))).isError).toBe(true);
    expect(paths()).toEqual([calls.me.path]);
    expect([done, notices.map(({ text }) => text)]).toEqual([[], [{ id: "api.sessionUnknown" }]]);
  });

  it("is not renewed for the calls that end in 401 themselves [API-11]", async () => {
    const { http, paths } = fakeHttp(() => failure(401));
    const { store } = tab(http);
    const runtime = store.dispatch((_dispatch, _state, extra) => extra);
    await ask(runtime, uaa.login, { username: "a", password: "b" });
    await ask(runtime, uaa.relogin, { accessToken: "t" });
    await ask(runtime, uaa.refresh, undefined);
    await store.dispatch(uaaApi.endpoints.logout.initiate());
    await store.dispatch(endpoints.faceLogin.initiate({ faceImage: "x" }));
    expect(paths()).toEqual([
      calls.login.path,
      calls.relogin.path,
      calls.refresh.path,
      calls.logout.path,
      calls.faceLogin.path,
    ]);
  });
});
