import { createAsk } from "../../../api/ask";
import { ApiRuntime } from "../../../api/runtime";
import { settingsFrom } from "../../../api/settings";
import type { Arrival } from "../../../core/session/entry";
import { parseSiteConfig } from "../../../core/session/siteConfig";
import { formatSsoTrip } from "../../../core/session/ssoTrip";
import type { HttpResult } from "../../../core/wire/exchange";
import type { RememberedLogin } from "../../../platform/credentialVault";
import type { StoredValues } from "../../../platform/storage";
import {
  failure,
  fakeHttp,
  fakeNavigation,
  fakePorts,
  fault,
  success,
  wireUser,
} from "../../../../test/fakePorts";
import type { EntryView } from "../entryView";
import { enter } from "./enter";
import type { EntryQuestion } from "./EntryQuestion";

const OAUTH = "/api/uaa/oauth";
const TICKET = "/api/uaa/ticket/login";
const HERE = "http://localhost/login/?redirect_uri=%2Fpages%2Fx";
const NOW = 1_000_000;
const person = success({ unitType: 2, unitId: "2", userType: 2 });
const nobody: Readonly<Record<string, HttpResult>> = {
  [`${OAUTH}/me`]: failure(401),
  [`${OAUTH}/refresh`]: failure(401),
};
const wang = { [`${OAUTH}/me`]: success(wireUser()) };
const everyWay = {
  [`${OAUTH}/login`]: person,
  [`${OAUTH}/relogin`]: person,
  [`${OAUTH}/login_user_client`]: person,
  [TICKET]: person,
};

interface Scene {
  readonly secrets?: Arrival["secrets"];
  readonly referrer?: string;
  readonly site?: Readonly<Record<string, unknown>>;
  readonly client?: "browser" | "desktop";
  readonly answers?: Readonly<Record<string, HttpResult>>;
  readonly stored?: (storage: StoredValues) => void;
  readonly kept?: RememberedLogin;
  readonly cookies?: boolean;
  /** The answer to a question; absent = there must be none. */
  readonly yes?: boolean;
}

/** Has somebody come in, and tells what happened. */
async function come(scene: Scene) {
  const {
    secrets = {},
    referrer = "",
    site,
    client = "browser",
    answers = {},
    stored,
    kept = null,
    cookies = true,
    yes,
  } = scene;
  const { http, requests, paths } = fakeHttp(({ url }) => {
    const path = url.split("?")[0] ?? "";
    return { ...nobody, ...everyWay, ...answers }[path] ?? failure(404);
  });
  const bar = fakeNavigation(HERE);
  const { done } = bar;
  const rewrite = (address: string) => bar.navigation.rewrite(new URL(address, HERE).href);
  const navigation = { ...bar.navigation, rewrite };
  let forgotten = false;
  const vault = {
    available: true,
    read: () => Promise.resolve(forgotten ? null : kept),
    keep: () => Promise.resolve(),
    forget: () => {
      forgotten = true;
      return Promise.resolve();
    },
  };
  const { ports } = fakePorts({
    http,
    navigation,
    vault,
    keepsCookies: () => cookies,
    clock: { now: () => NOW, after: () => () => undefined },
  });
  stored?.(ports.storage);
  const device = { type: client === "desktop" ? "app" : "pc", client, mobile: false } as const;
  const config = parseSiteConfig({ loginTickitConifg: { apipath: TICKET }, ...site });
  const settings = settingsFrom(config, { deviceType: device.type, appCode: "login" });
  const page = {
    ask: createAsk(new ApiRuntime(ports, settings, () => null)),
    device,
    site: Promise.resolve(config),
  };
  const questions: unknown[] = [];
  let last: EntryView | null = null;
  const show = (view: EntryView) => {
    last = view;
    if (view.state !== "asking") return;
    if (yes === undefined) throw new Error("a question nobody expected");
    const { question, onAnswer } = (view.content as React.ReactElement<Parameters<typeof EntryQuestion>[0]>)
      .props;
    questions.push(question);
    expect(requests.some(({ url }) => url in everyWay)).toBe(false);
    onAnswer(yes);
  };
  await enter({ arrival: { secrets, referrer }, page, ports, show });
  const sent = paths().filter((path) => !(path in nobody));
  const view = last as EntryView | null;
  return {
    requests,
    sent,
    done,
    questions,
    ports,
    forgotten,
    box: view?.state === "box" ? view.message : "not shown",
  };
}

const ARRIVALS = [
  ["password", { username: "li", password: "p" }, `${OAUTH}/login`, "username=li&password=p"],
  ["ticket", { ticket: "t" }, TICKET, "ticket=t&unitHost=localhost"],
  ["relogin", { accessToken: "a" }, `${OAUTH}/relogin`, "accessToken=a"],
  ["client", { userClientId: "c" }, `${OAUTH}/login_user_client`, "userClientId=c"],
] as const;
const shell = { client: "desktop", site: { launchers: ["desktop", "https://oa.test"] } } as const;

describe.each(ARRIVALS)("a %s in the address", (way, secrets, path, payload) => {
  it("is not tried in a browser that keeps no cookies, which is told of [REL-03]", async () => {
    const { sent, done, box } = await come({ ...shell, secrets, cookies: false });
    expect([sent, done, box]).toEqual([[], [], { id: "entry.cookiesOff" }]);
  });

  it("signs in at once from a launcher, by one call, and goes where the person wanted to [AUTH-02, AUTH-15, REDIR-01]", async () => {
    const { sent, done, questions, requests } = await come({ ...shell, secrets });
    expect(sent).toEqual([path]);
    const request = requests.find(({ url }) => url.startsWith(path));
    const said = request?.body?.form === "form" ? request.body.text : (request?.url.split("?")[1] ?? "");
    expect(decodeURIComponent(said)).toContain(payload);
    expect(questions).toEqual([]);
    expect(done).toEqual(["go http://localhost/pages/x"]);
  });

  it("asks first where nobody vouches for it, and sends nothing to a no [AUTH-01]", async () => {
    const from = { ...shell, referrer: "https://elsewhere.test/", secrets };
    const no = await come({ ...from, yes: false });
    expect(no.questions).toMatchObject([{ kind: "confirm", to: way === "password" ? "li" : null }]);
    expect(no).toMatchObject({ sent: [], done: [], box: null });
    expect(await come({ ...from, yes: true })).toMatchObject({
      sent: [path],
      done: ["go http://localhost/pages/x"],
    });
  });

  it("asks before it replaces somebody, whoever vouches for it; a no goes on as they are [AUTH-01]", async () => {
    const no = await come({ ...shell, secrets, answers: wang, yes: false });
    expect(no.questions).toMatchObject([{ kind: "switch", from: "王老师" }]);
    expect(no).toMatchObject({ sent: [], done: ["go http://localhost/pages/x"] });
    expect((await come({ ...shell, secrets, answers: wang, yes: true })).sent).toEqual([path]);
  });

  it("that fails says so in the box, keeps the address, and tries nothing else [AUTH-01, AUTH-04]", async () => {
    const all = {
      userClientId: "c",
      username: "li",
      password: "p",
      ticket: "t",
      accessToken: "a",
      ...secrets,
    };
    const rank = ["client", "password", "ticket", "relogin"];
    const behind = Object.fromEntries(
      Object.entries(all).filter(
        ([name]) => name in secrets || rank.indexOf(OWNER[name] ?? "") > rank.indexOf(way),
      ),
    );
    const refused = { [path]: failure(400, { code: "invalid_grant", message: "不行|||No" }) };
    const { sent, done, box, ports, forgotten } = await come({
      ...shell,
      site: { ...shell.site, sso: true },
      secrets: behind,
      answers: refused,
      kept: { username: "li", password: "p" },
      stored: (storage) => storage.write("autoLogin", true),
    });
    expect({ sent, done, box, forgotten }).toEqual({
      sent: [path],
      done: [],
      box: "不行|||No",
      forgotten: false,
    });
    expect(ports.navigation.href()).toBe(HERE);
    const gone = await come({ ...shell, secrets, answers: { [path]: fault("network") } });
    expect(gone.box).toEqual({ id: "api.network" });
  });

  it("forgets the remembered sign-in of another person, not the same one's [AUTH-08]", async () => {
    const after = (loginName: string) => {
      let asked = 0;
      // Nobody is there before, and the person of the way after.
      const answers = { [`${OAUTH}/me`]: failure(401) };
      Object.defineProperty(answers, `${OAUTH}/me`, {
        enumerable: true,
        get: () => ((asked += 1) > 1 ? success(wireUser({ loginName })) : failure(401)),
      });
      return come({ ...shell, secrets, answers, kept: { username: "Li", password: "p" } });
    };
    expect((await after("wang")).forgotten).toBe(true);
    expect((await after("li")).forgotten).toBe(false);
  });
});
const OWNER: Readonly<Record<string, string>> = {
  userClientId: "client",
  username: "password",
  password: "password",
  ticket: "ticket",
  accessToken: "relogin",
};

describe("the other ways in", () => {
  it("sign nobody in by a client id outside the shells that the site lists [AUTH-15]", async () => {
    for (const scene of [{ client: "desktop" }, { site: shell.site }] as Scene[])
      expect(await come({ ...scene, secrets: { userClientId: "c" } })).toMatchObject({
        sent: [],
        box: { id: "entry.clientRefused" },
      });
  });

  it("need the ticket call's path, and say which setting is missing [AUTH-14]", async () => {
    const { sent, box } = await come({
      ...shell,
      site: { ...shell.site, loginTickitConifg: null },
      secrets: { ticket: "t" },
    });
    expect({ sent, box }).toEqual({ sent: [], box: { id: "entry.ticketUnset" } });
  });

  it("post the ticket where the site says so [AUTH-14]", async () => {
    const site = { ...shell.site, loginTickitConifg: { apipath: "/api/other/ticket", method: "post" } };
    const { requests, done } = await come({
      ...shell,
      site,
      secrets: { ticket: "t" },
      answers: { "/api/other/ticket": person },
    });
    expect(requests.at(-1)).toMatchObject({ method: "POST", url: "/api/other/ticket" });
    expect(done).toEqual(["go http://localhost/pages/x"]);
  });

  it("send nothing while the platform cannot say who is here [AUTH-01, REL-01]", async () => {
    const { sent, box } = await come({
      ...shell,
      secrets: { ticket: "t" },
      answers: { [`${OAUTH}/me`]: fault("network") },
    });
    expect({ sent, box }).toEqual({ sent: [], box: { id: "api.network" } });
  });

  it("take whoever has logged out for nobody, though the platform does not know yet [AUTH-11]", async () => {
    const { questions, sent } = await come({
      ...shell,
      secrets: { ticket: "t" },
      answers: wang,
      stored: (storage) => storage.write("logoutOwed", true),
    });
    expect({ questions, sent }).toEqual({ questions: [], sent: [TICKET] });
  });
});

describe("single sign-on", () => {
  const SSO = "/api/sso/select/login/url";
  const site = { sso: true, allowedOrigins: ["https://sso.test"] };

  it("is gone to at an allowed address, with a nonce that the tab keeps [AUTH-19]", async () => {
    const { done, ports } = await come({ site, answers: { [SSO]: success("https://sso.test/cas?a=1") } });
    const target = new URL(done[0]?.replace("go ", "") ?? "");
    expect(target.origin + target.pathname).toBe("https://sso.test/cas");
    expect(target.searchParams.get("redirect_uri")).toBe("http://localhost/login/");
    expect(ports.storage.read("ssoTrip")).toContain(target.searchParams.get("state"));
  });

  it.each([
    ["another origin", success("https://evil.test/")],
    ["a script", success("javascript:alert(1)")],
    ["nothing", success(null)],
    ["a failure", failure(500)],
    ["no answer", fault("timeout")],
  ])("gives way to the login box, which says so, for %s [AUTH-19]", async (_, answer) => {
    const { done, box } = await come({ site, answers: { [SSO]: answer } });
    expect({ done, box }).toEqual({ done: [], box: { id: "entry.ssoUnavailable" } });
  });

  const trip = (at: number) => (storage: StoredValues) =>
    storage.write("ssoTrip", formatSsoTrip({ nonce: "n", at, from: "/login/?redirect_uri=%2Fpages%2Fy" }));

  it("comes back with a ticket that is taken without a question, to where the tab had left from [AUTH-19, REDIR-01]", async () => {
    const { sent, done, ports } = await come({
      site,
      secrets: { ticket: "t", state: "n" },
      stored: trip(NOW - 1),
    });
    expect(sent).toEqual([TICKET]);
    expect(done.at(-1)).toBe("go http://localhost/pages/y");
    expect(ports.storage.read("ssoTrip")).toBeNull();
  });

  it.each([
    ["another nonce", { ticket: "t", state: "m" }, NOW - 1],
    ["no nonce", { ticket: "t" }, NOW - 1],
    ["an old one", { ticket: "t", state: "n" }, NOW - 600_001],
  ])("vouches for no ticket with %s [AUTH-01, AUTH-19]", async (_, secrets, at) => {
    const { sent, questions } = await come({ site, secrets, stored: trip(at), yes: false });
    expect(sent).toEqual([]);
    expect(questions).toHaveLength(1);
  });

  it("is not gone to again by somebody who came back with nothing, nor instead of who is here [AUTH-19]", async () => {
    expect(await come({ site, stored: trip(NOW - 1) })).toMatchObject({ sent: [], done: [], box: null });
    const here = await come({
      site,
      answers: wang,
      stored: (storage) => storage.write("user", wireUser() as never),
    });
    expect(here).toMatchObject({ sent: [], done: ["go http://localhost/pages/x"] });
  });
});

describe("the remembered sign-in", () => {
  const kept = { username: "li", password: "p" };
  const again = (more: Scene = {}, attempts = 0) =>
    come({
      kept,
      ...more,
      stored: (storage) => {
        storage.write("autoLogin", true);
        storage.write("autoLogins", attempts);
        more.stored?.(storage);
      },
    });
  const refused = { answers: { [`${OAUTH}/login`]: failure(400, { code: "invalid_grant", message: "x" }) } };

  it("is used unasked, and counts until a page shows the person [AUTH-09, AUTH-02]", async () => {
    const { sent, done, ports } = await again({}, 1);
    expect({ sent, done }).toEqual({ sent: [`${OAUTH}/login`], done: ["go http://localhost/pages/x"] });
    expect(ports.storage.read("autoLogins")).toBe(2);
  });

  it("fails into the box with the platform's words, and at the fourth time is wiped and not tried again [AUTH-08, AUTH-09]", async () => {
    const third = await again(refused, 2);
    expect(third).toMatchObject({ box: "x", forgotten: false });
    expect(third.ports.storage.read("autoLogins")).toBe(3);
    const fourth = await again(refused, 3);
    expect(fourth).toMatchObject({ box: "x", forgotten: true });
    expect(fourth.ports.storage.read("autoLogins")).toBe(0);
    expect(fourth.ports.storage.read("loggedOut")).toBe(true);
  });

  it("is not spent by a network that is gone [AUTH-09, REL-01]", async () => {
    const { ports, forgotten, box } = await again({ answers: { [`${OAUTH}/login`]: fault("network") } }, 3);
    expect({ forgotten, box }).toEqual({ forgotten: false, box: { id: "api.network" } });
    expect(ports.storage.read("autoLogins")).toBe(3);
    expect(ports.storage.read("loggedOut")).toBe(false);
  });

  it("stays where it is for who logged out, and for whose session lives here [AUTH-09, AUTH-11]", async () => {
    const out = await again({ stored: (storage) => storage.write("loggedOut", true) });
    expect(out).toMatchObject({ sent: [], box: null });
    const here = await again({
      answers: wang,
      stored: (storage) => storage.write("user", wireUser() as never),
    });
    expect(here).toMatchObject({ sent: [], done: ["go http://localhost/pages/x"] });
  });
});
