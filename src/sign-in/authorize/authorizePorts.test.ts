import {
  failure,
  fakeHttp,
  fakeNavigation,
  fakePorts,
  httpFailure,
  success,
  wireUser,
} from "../../../test/fakePorts";
import { signInPage } from "../../../test/signInPage";
import { readAuthorizeRequest } from "../core/authorize/authorizeRequest";
import type { Device } from "../../base/core/site/device";
import { readUser } from "../../base/core/wire/user";
import type { HttpResult } from "../../base/core/wire/exchange";
import type { Ports } from "../../base/platform/ports";
import { AuthorizeFlow } from "../flow/authorize/AuthorizeFlow";
import { authorizePorts } from "./authorizePorts";

const BACK = "https://library.example/back";
const HREF = `http://localhost/authorize/?client_id=library&redirect_uri=${encodeURIComponent(BACK)}&state=s`;
const OAUTH = "/api/uaa/oauth";
const login = { username: "wang", password: "p", remember: false, autoLogin: false };
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A platform with a person signed in who has allowed the application all of this before. */
const USUAL: Readonly<Record<string, HttpResult>> = {
  [`${OAUTH}/me`]: success(wireUser()),
  "/api/uaa/shiyue_webauth/client": success({ clientName: "x", redirectMatched: true, consented: true }),
  "/api/uaa/shiyue_webauth": success({ code: "c", state: "s", redirect_uri: BACK }),
};

function setUp(
  answers: Readonly<Record<string, HttpResult>> = {},
  href = HREF,
  parts: Partial<Ports> = {},
  device: Partial<Device> = {},
) {
  const { http, paths } = fakeHttp(
    ({ url }) => ({ ...USUAL, ...answers })[url.split("?")[0] ?? ""] ?? failure(401),
  );
  const { navigation, done } = fakeNavigation(href);
  const { ports } = fakePorts({ http, navigation, ...parts });
  const flow = new AuthorizeFlow(
    readAuthorizeRequest(href),
    authorizePorts(signInPage(ports, undefined, device)),
  );
  return { flow, ports, paths, done, phase: () => flow.getSnapshot().phase };
}

it("begins once, however often it is called [AUTH-12]", async () => {
  const { flow, paths, done } = setUp();
  flow.begin();
  flow.begin();
  await settle();
  expect(paths()).toEqual(Object.keys(USUAL));
  expect(done).toEqual([`replace ${BACK}?code=c&state=s&source=pc`]);
});

it.each([
  ["app", "app"],
  ["h5", "pc"],
] as const)("tells the application of a device of the type %s: source=%s [AUTH-12]", async (type, source) => {
  const { flow, done } = setUp({}, undefined, {}, { type });
  flow.begin();
  await settle();
  expect(done).toEqual([`replace ${BACK}?code=c&state=s&source=${source}`]);
});

it("finds no person after a sign-out, even if the platform does not know yet [AUTH-11, AUTH-12]", async () => {
  const { flow, ports, paths, done, phase } = setUp();
  ports.storage.write("logoutOwed", true);
  flow.begin();
  await settle();
  expect(phase()).toBe("signIn");
  expect(paths()).not.toContain("/api/uaa/shiyue_webauth");
  expect(done).toEqual([]);
});

it("signs no person in without cookies, and says so [AUTH-12, REL-03]", async () => {
  const { flow, paths } = setUp({}, undefined, { keepsCookies: () => false });
  expect(await flow.signIn(login)).toEqual({ form: { id: "login.cookiesOff" } });
  expect(paths()).toEqual([]);
});

it.each([
  ["another person", { userId: "8" }, []],
  ["the same person", {}, ["notices"]],
] as const)(
  "leaves nothing of the previous person to %s who signs in, wherever the application is [AUTH-12, SEC-03]",
  async (_who, next, left) => {
    const { flow, ports } = setUp({
      [`${OAUTH}/me`]: success(wireUser(next)),
      [`${OAUTH}/login`]: success({ unitType: 2 }),
    });
    ports.storage.write("user", readUser(wireUser()));
    ports.storage.of("100:7").write("recentApps", ["notices"]);
    expect(await flow.signIn(login)).toBeNull();
    expect(ports.storage.of("100:7").read("recentApps")).toEqual(left);
    expect(ports.storage.read("user") === null).toBe(left.length === 0);
  },
);

it("finds the password wrong if the platform says so by HTTP as well [AUTH-04, AUTH-12]", async () => {
  const { flow } = setUp({ [`${OAUTH}/login`]: httpFailure(400, { code: "invalid_grant", message: "x" }) });
  expect(await flow.signIn(login)).toEqual({ password: "x", code: "invalid_grant" });
});

it("does not ask for a sign-in while the platform cannot say who is here [AUTH-12, REL-01]", async () => {
  const { flow, phase } = setUp({ [`${OAUTH}/me`]: failure(500) });
  flow.begin();
  await settle();
  expect(phase()).toBe("unclear");
});

it("signs the wrong person out, even if their session has ended meanwhile [AUTH-11, AUTH-12]", async () => {
  const gone: HttpResult = {
    kind: "answered",
    status: 401,
    statusText: "Unauthorized",
    body: { text: "" },
  };
  const { flow, phase, ports } = setUp({ [`${OAUTH}/logout`]: gone }, `${HREF}&prompt=consent`);
  flow.begin();
  await settle();
  expect(phase()).toBe("asking");
  flow.send({ type: "notMe" });
  await settle();
  expect(phase()).toBe("signIn");
  expect(ports.storage.read("loggedOut")).toBe(true);
});
