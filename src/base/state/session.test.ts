import { createInertPorts } from "../platform/inertPorts";
import { calls } from "../../../contract/calls";
import {
  answered,
  failure,
  fakeChannel,
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
import { LOGOUT_TIMEOUT_MS } from "../api/pendingLogout";
import { SESSION_LOCK } from "../api/sessionLock";
import { uaaApi } from "../api/uaa.api";
import { baseApi } from "../api/base.api";
import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import type { Broadcast, Locks } from "../platform/ports";
import { createHttp } from "../platform/http";
import { createStorage } from "../platform/storage";
import { goToLogin } from "./endSession";
import { logout } from "./logout";
import { createStore } from "./store";

const DESKTOP = "http://localhost/pages/base/pc_desktop_all/index.html";

function open(
  answer: (request: HttpRequest) => HttpResult,
  shared: {
    local?: ReturnType<typeof fakeWebStorage>;
    broadcast?: Broadcast;
    locks?: Locks;
    href?: string;
  } = {},
) {
  const local = shared.local ?? fakeWebStorage();
  const session = fakeWebStorage();
  const bar = fakeNavigation(shared.href ?? DESKTOP);
  const transport = fakeHttp(answer);
  const forgotten: string[] = [];
  const cleared: string[] = [];
  const faked = fakePorts({
    clearScreen: () => void cleared.push("screen"),
    http: transport.http,
    navigation: bar.navigation,
    storage: createStorage({ local: () => local, session: () => session }),
    ...(shared.broadcast && { broadcast: shared.broadcast }),
    ...(shared.locks && { locks: shared.locks }),
    vault: { ...createInertPorts().vault, forget: () => Promise.resolve(void forgotten.push("vault")) },
  });
  return {
    ...faked,
    ...transport,
    ...bar,
    local,
    session,
    forgotten,
    cleared,
    store: createStore(faked.ports),
  };
}

const me = () => uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const school =
  (user: unknown, logoutAnswer: HttpResult = success(null)) =>
  (request: HttpRequest) => {
    const path = request.url.split("?")[0];
    if (path === calls.logout.path) return logoutAnswer;
    return path === calls.me.path ? success(user) : success({ todo: 1, message: 1 });
  };

describe("the session", () => {
  it("clears the screen if the session turns out to be another person's than the page assumed [SEC-03]", async () => {
    const local = fakeWebStorage();
    local.entries.set("user", JSON.stringify(wireUser({ userId: "8" })));
    const { store, cleared } = open(school(wireUser()), { local });
    await store.dispatch(me());
    await settled();
    expect(cleared).toEqual(["screen"]);
  });

  it("is set by the current user, whose record is kept without the access token [AUTH-10]", async () => {
    const { store, local } = open(school(wireUser()));
    expect(store.getState().session).toEqual({ status: "unknown", user: null });
    await store.dispatch(me());
    await settled();
    expect(store.getState().session).toMatchObject({ status: "loggedIn", user: { userId: "7" } });
    expect(JSON.parse(local.getItem("user") ?? "")).toMatchObject({ userId: "7", unitId: "100" });
    expect([...local.entries.values()].join()).not.toContain("secret-token");
  });

  it("is empty when the platform names no person: stored values are removed, login is next [AUTH-10]", async () => {
    const { store, local, paths, forced, ports, forgotten } = open(() => failure(400));
    ports.storage.of("100:7").write("recentApps", ["notices"]);
    local.setItem("user", JSON.stringify(wireUser()));
    await store.dispatch(me());
    await settled();
    expect(store.getState().session).toEqual({ status: "redirected", user: null });
    expect(paths()).toEqual([calls.me.path, calls.logout.path]);
    expect([...local.entries.keys()]).toEqual([]);
    expect(forced).toEqual(["notLoggedIn"]);
    expect(forgotten).toEqual([]);
  });

  it("that lapsed under an open page is signed in again over it, and nothing of it is removed [API-11, AUTH-10]", async () => {
    const answer = { isLapsed: false };
    const { store, local, forced } = open((request) =>
      answer.isLapsed ? failure(401) : school(wireUser())(request),
    );
    await store.dispatch(me());
    await settled();
    const before = [...local.entries.keys()];
    answer.isLapsed = true;
    await store.dispatch(me());
    await settled();
    expect(forced).toEqual(["lapsed"]);
    expect(store.getState().session.user).toMatchObject({ userId: "7" });
    expect([...local.entries.keys()]).toEqual(before);
  });

  it("ends where the platform has renewed it and still names no person: there is no loop [API-11, AUTH-10]", async () => {
    // What `me` answers in turn: the person at first, then none but to the renewal.
    const turns = [wireUser(), null, wireUser()];
    const { store, forced, paths } = open((request) => {
      const path = request.url.split("?")[0];
      if (path !== calls.me.path) return school(wireUser())(request);
      const user = turns.shift();
      return user ? success(user) : failure(400);
    });
    await store.dispatch(me());
    await store.dispatch(me());
    await settled();
    await settled();
    expect(forced).toEqual(["notLoggedIn"]);
    expect(store.getState().session.user).toBeNull();
    expect(paths().filter((path) => path === calls.me.path)).toHaveLength(4);
  });

  it("that lapsed leaves the remembered sign-in and the choice to use it automatically, since it is no logout [AUTH-08, AUTH-09]", async () => {
    const { store, local, forced, forgotten, ports } = open(() => failure(401));
    local.setItem("user", JSON.stringify(wireUser()));
    ports.storage.write("autoLogin", true);
    await store.dispatch(me());
    await settled();
    expect(forced).toEqual(["notLoggedIn"]);
    expect(local.getItem("user")).toBeNull();
    expect(forgotten).toEqual([]);
    expect(ports.storage.read("autoLogin")).toBe(true);
  });

  it.each([
    ["after an attempt that was not the last, which still counts", false],
    ["after the last attempt, whose remembered sign-in is forgotten", true],
  ])("that an automatic sign-in did not open ends, %s [AUTH-08, AUTH-09]", async (_name, last) => {
    const { store, local, forgotten, ports } = open(() => failure(401));
    local.setItem("user", JSON.stringify(wireUser()));
    ports.storage.write("autoLogins", last ? 0 : 3);
    ports.storage.write("loggedOut", last);
    await store.dispatch(me());
    await settled();
    expect(ports.storage.read("user")).toBeNull();
    expect(ports.storage.read("autoLogins")).toBe(last ? 0 : 3);
    expect(forgotten).toEqual(last ? ["vault"] : []);
  });

  it("outlasts an outage of the platform: nothing is removed and the page stays [AUTH-10, API-11]", async () => {
    const { store, local, paths, forced, ports, forgotten } = open(() => failure(502));
    ports.storage.of("100:7").write("recentApps", ["notices"]);
    local.setItem("user", JSON.stringify(wireUser()));
    const before = [...local.entries];
    expect(await store.dispatch(me())).toMatchObject({ isError: true, error: { status: 502 } });
    await settled();
    expect(store.getState().session).toEqual({ status: "unknown", user: null });
    expect([...local.entries]).toEqual(before);
    expect([paths(), forced, forgotten]).toEqual([[calls.me.path], [], []]);
  });

  it("that did not exist is not ended, and the login page stays [AUTH-10]", async () => {
    const { store, paths, forced } = open(() => failure(400), { href: "http://localhost/login/" });
    await store.dispatch(me());
    await settled();
    expect(store.getState().session).toEqual({ status: "checked", user: null });
    expect([paths(), forced]).toEqual([[calls.me.path], []]);
  });

  it("of another person finds nothing of the previous one, but their own remembered sign-in [SEC-03, AUTH-08]", async () => {
    const { store, local, ports, forgotten } = open(school(wireUser({ userId: "8" })));
    local.setItem("user", JSON.stringify(wireUser()));
    ports.storage.of("100:7").write("chosenChild", "c1");
    await store.dispatch(me());
    await settled();
    expect(ports.storage.of("100:7").read("chosenChild")).toBeNull();
    expect(ports.storage.read("user")).toMatchObject({ userId: "8" });
    expect(forgotten).toEqual([]);
  });
});

describe("the screen", () => {
  it("is cleared of what was for a person who signs out or is replaced, and of nothing else [SEC-03]", async () => {
    let answer = success(wireUser());
    const { store, cleared } = open((request) =>
      request.url.startsWith(calls.me.path) ? answer : success(null),
    );
    await store.dispatch(me());
    await store.dispatch(me());
    await settled();
    expect(cleared).toEqual([]);
    answer = success(wireUser({ userId: "8" }));
    await store.dispatch(me());
    await settled();
    expect(cleared).toHaveLength(1);
    await store.dispatch(logout());
    expect(cleared).toHaveLength(2);
  });
});

describe("logging out", () => {
  async function signedInTab(answer: (request: HttpRequest) => HttpResult, broadcast?: Broadcast) {
    const tab = open(answer, broadcast && { broadcast });
    await tab.store.dispatch(me());
    await tab.store.dispatch(baseApi.endpoints.unhandledCount.initiate());
    await settled();
    tab.ports.storage.write("autoLogins", 2);
    tab.ports.storage.write("autoLogin", true);
    tab.ports.storage.write("theme", "ink");
    tab.ports.storage.write("scheme", "dark");
    tab.ports.storage.of("100:7").write("recentApps", ["notices"]);
    tab.session.setItem("anything", "x");
    return tab;
  }

  const FAULTS: readonly [string, HttpResult, boolean][] = [
    ["succeeds", success(null), true],
    ["finds no session to end", failure(401), true],
    ["fails", failure(500), false],
    ["cannot be sent", fault("network"), false],
  ];

  it.each(FAULTS)(
    "removes everything of the person when the call %s [AUTH-11, SEC-03]",
    async (_name, answer, arrived) => {
      const { store, local, session, done, forgotten, ports } = await signedInTab(school(wireUser(), answer));
      await store.dispatch(logout());
      const { session: who, api } = store.getState();
      expect(who).toEqual({ status: arrived ? "checked" : "stayed", user: null });
      expect([api.queries, api.mutations]).toEqual([{}, {}]);
      const kept = Object.fromEntries(local.entries);
      expect(kept).toEqual({
        "portal.scheme": "dark",
        "portal.loggedOut": "1",
        ...(!arrived && { "portal.logoutOwed": "1" }),
      });
      expect([...session.entries.keys()]).toEqual(arrived ? [] : ["portal.pendingToast"]);
      expect(forgotten).toEqual(["vault"]);
      expect(done).toEqual(["replace /login/"]);
      expect(ports.storage.read("loggedOut")).toBe(true);
    },
  );

  it("waits only so long for an unresponsive network, keeps the logout pending, and stays on a page that says so [AUTH-11]", async () => {
    const { clock, advance } = fakeClock();
    const { navigation, done } = fakeNavigation(DESKTOP);
    const http = createHttp(silentFetch, clock);
    const { ports } = fakePorts({ http, clock, navigation });
    const store = createStore(ports);
    const leaving = store.dispatch(logout());
    advance(LOGOUT_TIMEOUT_MS - 1);
    await settled();
    expect(store.getState().session.status).toBe("unknown");
    advance(1);
    await settled();
    expect(store.getState().session).toEqual({ status: "stayed", user: null });
    expect(ports.storage.read("logoutOwed")).toBe(true);
    advance(LOGOUT_TIMEOUT_MS);
    await leaving;
    expect(done).toEqual([]);
    expect(LOGOUT_TIMEOUT_MS).toBeLessThanOrEqual(10_000);
  });

  it("goes to the login page as soon as that can be loaded, and no sooner [AUTH-11]", async () => {
    let answer = fault("network");
    const { store, done } = open(() => answer);
    await store.dispatch(logout());
    expect(await store.dispatch(goToLogin())).toBe(false);
    expect([done, store.getState().session.status]).toEqual([[], "stayed"]);
    answer = answered("<!doctype html>");
    expect(await store.dispatch(goToLogin())).toBe(true);
    expect(done).toEqual(["replace /login/"]);
  });

  it("that did not arrive is reported on the next page, once [AUTH-11]", async () => {
    const { store, ports, notices } = await signedInTab(school(wireUser(), fault("network")));
    await store.dispatch(logout());
    expect(notices).toEqual([]);
    createStore(ports);
    createStore(ports);
    expect(notices).toEqual([{ severity: "warning", text: { id: "account.logoutNotArrived" } }]);
  });

  it("sends nothing more from the page that is left [SEC-03]", async () => {
    const { store, paths } = await signedInTab(school(wireUser()));
    await store.dispatch(logout());
    const before = paths().length;
    await store.dispatch(me());
    expect(paths()).toHaveLength(before);
  });

  it("signs the other tabs out, but not a page that needs no session [AUTH-11, SEC-03]", async () => {
    const channel = fakeChannel();
    const here = await signedInTab(school(wireUser()), channel.tab());
    const there = await signedInTab(school(wireUser()), channel.tab());
    const login = open(school(wireUser()), { broadcast: channel.tab(), href: "http://localhost/login/" });
    await here.store.dispatch(logout());
    await settled();
    expect(there.store.getState().session.user).toBeNull();
    expect(there.store.getState().api.queries).toEqual({});
    expect(there.session.length).toBe(0);
    expect([there.done, login.done]).toEqual([["replace /login/"], []]);
  });

  it("signs the other tabs out without a network too: they stay, signed out [AUTH-11, SEC-03]", async () => {
    const channel = fakeChannel();
    let online = true;
    const answer = (request: HttpRequest) => (online ? school(wireUser())(request) : fault("network"));
    const here = await signedInTab(answer, channel.tab());
    const there = await signedInTab(answer, channel.tab());
    online = false;
    await here.store.dispatch(logout());
    await settled();
    for (const { store, done } of [here, there]) {
      expect(store.getState().session).toEqual({ status: "stayed", user: null });
      expect(done).toEqual([]);
    }
    expect(there.local.getItem("user")).toBeNull();
  });
});

describe("several tabs", () => {
  it.each([
    ["another person signs in meanwhile", "another's", [], ["reload"], true],
    ["no person does", null, [calls.logout.path], [], false],
  ] as const)(
    "end a lapsed session if %s, but only if it is still the same [AUTH-10, SEC-03]",
    async (_who, begun, sent, done, kept) => {
      const locks = fakeLocks();
      const lapsed = (request: HttpRequest) => {
        // The other tab has been waiting for the refresh to be over.
        if (request.url.startsWith(calls.refresh.path))
          void locks.run(SESSION_LOCK, async () => {
            await settled();
            if (begun === null) return;
            tab.ports.storage.write("sessionStamp", begun);
            tab.ports.storage.of("100:8").write("recentApps", ["notices"]);
          });
        return request.url.startsWith(calls.logout.path) ? success(null) : failure(401);
      };
      const tab = open(lapsed, { locks });
      tab.local.setItem("user", JSON.stringify(wireUser()));
      await tab.store.dispatch(me());
      for (let turn = 0; turn < 5; turn++) await settled();
      expect(tab.paths().filter((path) => path === calls.logout.path)).toEqual(sent);
      expect(tab.done).toEqual(done);
      expect(tab.ports.storage.of("100:8").read("recentApps")).toEqual(kept ? ["notices"] : []);
      expect(tab.forced).toEqual(kept ? [] : ["notLoggedIn"]);
    },
  );

  it("do not take a session that they have renewed themselves, in vain, for another's [AUTH-10]", async () => {
    const { store, local, paths, done } = open((request) =>
      request.url.startsWith(calls.refresh.path) ? success(null) : failure(401),
    );
    local.setItem("user", JSON.stringify(wireUser()));
    await store.dispatch(me());
    await settled();
    expect(paths()).toContain(calls.logout.path);
    expect(done).toEqual([]);
  });

  it("reload when another person signs in, and only then [SEC-03]", async () => {
    const channel = fakeChannel();
    const local = fakeWebStorage();
    const first = open(school(wireUser()), { local, broadcast: channel.tab() });
    await first.store.dispatch(me());
    const same = open(school(wireUser()), { local, broadcast: channel.tab() });
    await same.store.dispatch(me());
    await settled();
    expect(first.done).toEqual([]);
    const other = open(school(wireUser({ userId: "8" })), { local, broadcast: channel.tab() });
    await other.store.dispatch(me());
    await settled();
    expect([first.done, same.done, other.done]).toEqual([["reload"], ["reload"], []]);
  });

  it("reload when the browser restores them from an earlier person's session [SEC-03]", async () => {
    const { store, local, restore, done } = open(school(wireUser()));
    await store.dispatch(me());
    await settled();
    restore();
    expect(done).toEqual([]);
    local.setItem("user", JSON.stringify(wireUser({ userId: "8" })));
    restore();
    expect(done).toEqual(["reload"]);
  });
});
