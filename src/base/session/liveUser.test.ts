import { failure, fakeHttp, fakePorts, success, wireUser } from "../../../test/fakePorts";
import { uaa } from "../../../contract/uaa";
import { ApiRuntime } from "../api/runtime";
import { settingsFrom } from "../api/settings";
import { DEFAULT_SITE } from "../core/site/siteConfig";
import type { HttpResult } from "../core/wire/exchange";
import type { Ports } from "../platform/ports";
import { liveUser } from "./liveUser";
import { loadRenewal } from "./loadRenewal";

const { me, refresh } = uaa;

/** The answer to a successful refresh. */
const RENEWED = success(null);

/** A page in a shell with a client id, over a platform whose session has lapsed until it is renewed. */
function shell(renewal: HttpResult, onMe: (storage: Ports["storage"]) => void = () => undefined) {
  let alive = false;
  const { http, paths } = fakeHttp(({ url }) => {
    if (url.split("?")[0] === refresh.path) {
      alive = renewal === RENEWED;
      return renewal;
    }
    const answer = alive ? success(wireUser()) : failure(401);
    onMe(ports.storage);
    return answer;
  });
  const { ports } = fakePorts({ http });
  const site = { ...DEFAULT_SITE, clientId: "wall" };
  const settings = settingsFrom(site, { deviceType: "app", appCode: "login" });
  const runtime = new ApiRuntime(ports, settings, () => null, loadRenewal);
  return { ask: () => liveUser(runtime), paths, ports, renew: () => (alive = true) };
}

it("renews a lapsed session before it says who is here [AUTH-01, API-11]", async () => {
  const there = shell(RENEWED);
  expect(await there.ask()).toMatchObject({ user: { userId: "7" } });
  expect(there.paths()).toEqual([me.path, refresh.path, me.path]);
  expect(there.ports.storage.read("sessionStamp")).not.toBeNull();
});

it("signs no client in by its id: people come to the page to choose who they are [AUTH-01]", async () => {
  const there = shell(failure(401));
  expect(await there.ask()).toEqual({ user: null });
  expect(there.paths()).toEqual([me.path, refresh.path]);
});

it("uses the session that another tab has renewed meanwhile [API-11]", async () => {
  const there = shell(failure(401), (storage) => {
    storage.write("sessionStamp", "of the other tab");
    there.renew();
  });
  expect(await there.ask()).toMatchObject({ user: { userId: "7" } });
  expect(there.paths()).toEqual([me.path, me.path]);
});

it("returns the failure while the platform is out of order [AUTH-01, REL-01]", async () => {
  const there = shell(failure(503, { message: "closed" }));
  expect(await there.ask()).toMatchObject({ error: { status: 503, text: "closed" } });
});

it("finds no person while a logout is pending, and sends no request [AUTH-11]", async () => {
  const there = shell(RENEWED);
  there.ports.storage.write("logoutOwed", true);
  expect(await there.ask()).toEqual({ user: null });
  expect(there.paths()).toEqual([]);
});
