import {
  answered,
  failure,
  fakeHttp,
  fakeNavigation,
  fakePorts,
  fault,
  success,
} from "../../../test/fakePorts";
import { signInPage } from "../../../test/signInPage";
import { parseTrip, stateOf, TRIP_LIFETIME } from "../core/social";
import type { HttpRequest, HttpResult } from "../../base/core/wire/exchange";
import { qrPorts } from "./qrPorts";

const provider = { kind: "qr", id: "campus-app", name: "x", logo: null } as const;
const WIRE = {
  device_code: "d",
  user_code: "1234",
  verification_uri_complete: "http://localhost/provider/campus-app/scan?code=s",
  picture: "data:image/svg+xml,x",
  expires_in: 180,
  interval: 2,
};

function setUp(answer: (path: string) => HttpResult, href = "http://localhost/login/?redirect_uri=%2Fx") {
  let now = 1_000_000;
  const { http, requests } = fakeHttp((request: HttpRequest) => answer(request.url.split("?")[0] ?? ""));
  const bar = fakeNavigation(href);
  const rewrite = (address: string) => bar.navigation.rewrite(new URL(address, href).href);
  const navigation = { ...bar.navigation, rewrite };
  const { ports } = fakePorts({ http, navigation, clock: { now: () => now, after: () => () => undefined } });
  const bodyOf = (path: string) => {
    const body = requests.findLast(({ url }) => url.startsWith(path))?.body;
    return Object.fromEntries(new URLSearchParams(body?.form === "form" ? body.text : ""));
  };
  return {
    world: qrPorts(provider, signInPage(ports)),
    trip: () => parseTrip(ports.storage.read("socialTrip")),
    pass: (milliseconds: number) => (now += milliseconds),
    done: bar.done,
    href: navigation.href,
    bodyOf,
    sent: () => requests.map(({ url }) => url.split("?")[0]),
    storage: ports.storage,
  };
}
const signedIn = (path: string) =>
  path.endsWith("/qr") ? success(WIRE) : success({ unitType: 2, unitId: "2", userType: 2 });

it("requests each code for a state of its own, which is returned to sign in [AUTH-13]", async () => {
  const { world, trip, done, bodyOf, storage } = setUp(signedIn);
  expect(await world.begin()).toMatchObject({
    deviceCode: "d",
    userCode: "1234",
    page: WIRE.verification_uri_complete,
  });
  const first = trip();
  await world.begin();
  const second = trip();
  if (!first || !second) throw new Error("no trip");
  expect(second.nonce).not.toBe(first.nonce);
  expect(bodyOf("/api/uaa/social/campus-app/qr")).toEqual({ state: stateOf(second), unitHost: "localhost" });
  expect(await world.signIn({ code: "c", state: stateOf(second) })).toBeNull();
  expect(bodyOf("/api/uaa/social/campus-app")).toEqual({
    code: "c",
    unitHost: "localhost",
    deviceId: storage.read("deviceId"),
  });
  expect(storage.read("deviceId")).toMatch(/^\S+$/);
  expect(done.at(-1)).toBe("go http://localhost/x");
  expect(trip()).toBeNull();
});

it.each([
  ["of the previous code", (_: string, before: string) => ({ state: before, code: "c" }), 0],
  [
    "of another provider",
    (state: string) => ({ state: state.replace("campus-app", "campus"), code: "c" }),
    0,
  ],
  ["of another tab", () => ({ state: "campus-app.of-another-tab", code: "c" }), 0],
  ["with no state", () => ({ code: "c" }), 0],
  ["too late", (state: string) => ({ state, code: "c" }), TRIP_LIFETIME + 1],
  ["without a code", (state: string) => ({ state }), 0],
] as const)(
  "signs no person in by a confirmation %s, and sends no request [AUTH-13, SEC-04]",
  async (_, back, late) => {
    const { world, trip, pass, sent } = setUp(signedIn);
    await world.begin();
    const before = trip();
    await world.begin();
    const now = trip();
    if (!before || !now) throw new Error("no trip");
    pass(late);
    const message = await world.signIn(back(stateOf(now), stateOf(before)));
    expect(message).toEqual({ id: expect.stringMatching(/^social\.(refused|cancelled)$/) });
    expect(sent().filter((path) => path?.endsWith("/social/campus-app"))).toEqual([]);
    expect(await world.signIn({ state: stateOf(now), code: "c" })).toEqual({ id: "social.refused" });
  },
);

it("says why there is no code, and distinguishes a lost network from a refusal [REL-01]", async () => {
  const refused = setUp(() => failure(404, { message: "不存在|||None" })).world;
  expect(await refused.begin()).toEqual({ failed: "不存在|||None" });
  expect(await refused.check("d")).toEqual({ failed: "不存在|||None" });
  const lost = setUp(() => fault("network")).world;
  expect(await lost.begin()).toEqual({ failed: { id: "api.network" } });
  expect(await lost.check("d")).toBe("unreachable");
  const page = setUp(() => answered("<!doctype html>")).world;
  expect(await page.begin()).toEqual({ failed: expect.anything() });
  const odd = setUp(() => success({ progress: "?" })).world;
  expect(await odd.begin()).toEqual({ failed: { id: "qr.unreadable" } });
  expect(await odd.check("d")).toEqual({ failed: { id: "qr.unreadable" } });
});

it("returns to the authorize page with the application's request, and stays there when it fails [AUTH-12, AUTH-13]", async () => {
  const path = "/authorize/?client_id=a&redirect_uri=https%3A%2F%2Fa.example%2F&state=s";
  const signIn = async (answer: (path: string) => HttpResult) => {
    const { world, trip, done, href } = setUp(answer, `http://localhost${path}`);
    await world.begin();
    const begun = trip();
    if (!begun) throw new Error("no trip");
    return { message: await world.signIn({ code: "c", state: stateOf(begun) }), done, href };
  };
  const { message, done } = await signIn(signedIn);
  expect([message, done.at(-1)]).toEqual([null, `go http://localhost${path}`]);
  const failed = await signIn((at) =>
    at.endsWith("/qr") ? success(WIRE) : failure(400, { code: "invalid_grant", message: "x" }),
  );
  expect([failed.message, failed.href()]).toEqual(["x", `http://localhost${path}`]);
});
