import { openAt, NOW, OAUTH, person, shell, TICKET, wang, type Scene } from "../../../test/entryScene";
import { failure, fault, httpFailure, success, wireUser } from "../../../test/fakePorts";
import { formatTrip } from "../core/social";
import { formatSsoTrip } from "../core/ssoTrip";
import { readUser } from "../../base/core/wire/user";
import type { StoredValues } from "../../base/platform/storage";

describe("single sign-on", () => {
  const SSO = "/api/sso/select/login/url";
  const site = { sso: true, allowedOrigins: ["https://sso.test"] };

  it("is opened at an allowed address, with a nonce that the tab keeps [AUTH-19]", async () => {
    const { done, ports } = await openAt({ site, answers: { [SSO]: success("https://sso.test/cas?a=1") } });
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
  ])("is replaced by the login box, which says so, for %s [AUTH-19]", async (_, answer) => {
    const { done, box } = await openAt({ site, answers: { [SSO]: answer } });
    expect({ done, box }).toEqual({ done: [], box: { id: "entry.ssoUnavailable" } });
  });

  const trip = (at: number) => (storage: StoredValues) =>
    storage.write("ssoTrip", formatSsoTrip({ nonce: "n", at, from: "/login/?redirect_uri=%2Fpages%2Fy" }));

  it("returns with a ticket that is used without a question, to where the tab had left from [AUTH-19, REDIR-01]", async () => {
    const { sent, done, ports } = await openAt({
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
  ])("does not prove a ticket with %s [AUTH-01, AUTH-19]", async (_, secrets, at) => {
    const { sent, questions } = await openAt({ site, secrets, stored: trip(at), yes: false });
    expect(sent).toEqual([]);
    expect(questions).toHaveLength(1);
  });

  it("is not opened again by a person who returned without a ticket, nor if a person is signed in [AUTH-19]", async () => {
    expect(await openAt({ site, stored: trip(NOW - 1) })).toMatchObject({ sent: [], done: [], box: null });
    const here = await openAt({
      site,
      answers: wang,
      stored: (storage) => storage.write("user", readUser(wireUser())),
    });
    expect(here).toMatchObject({ sent: [], done: ["go http://localhost/pages/x"] });
  });
});

describe("the remembered sign-in", () => {
  const kept = { username: "li", password: "p" };
  const again = (more: Scene = {}, attempts = 0) =>
    openAt({
      kept,
      ...more,
      stored: (storage) => {
        storage.write("autoLogin", true);
        storage.write("autoLogins", attempts);
        more.stored?.(storage);
      },
    });
  const refused = { answers: { [`${OAUTH}/login`]: failure(400, { code: "invalid_grant", message: "x" }) } };

  it("is used automatically, and counts until a page shows the person [AUTH-09, AUTH-02]", async () => {
    const { sent, done, ports } = await again({}, 1);
    expect({ sent, done }).toEqual({ sent: [`${OAUTH}/login`], done: ["go http://localhost/pages/x"] });
    expect(ports.storage.read("autoLogins")).toBe(2);
  });

  it("fails into the box with the reason, and after the fourth time is forgotten and not tried again [AUTH-08, AUTH-09]", async () => {
    const third = await again(refused, 2);
    expect(third).toMatchObject({ box: { id: "entry.rememberedRefused" }, forgotten: false });
    expect(third.ports.storage.read("autoLogins")).toBe(3);
    const fourth = await again(refused, 3);
    expect(fourth).toMatchObject({ box: { id: "entry.rememberedRefused" }, forgotten: true });
    expect(fourth.ports.storage.read("autoLogins")).toBe(0);
    expect(fourth.ports.storage.read("loggedOut")).toBe(true);
  });

  it("is sent four times at most if the platform signs in but then knows no session, and is forgotten then [AUTH-08, AUTH-09]", async () => {
    let device = { attempts: 0, loggedOut: false, forgotten: false };
    const logins: number[] = [];
    for (let visit = 0; visit < 6; visit += 1) {
      const { attempts, loggedOut, forgotten } = device;
      const visited = await openAt({
        ...(!forgotten && { kept }),
        stored: (storage) => {
          storage.write("user", readUser(wireUser()));
          storage.write("autoLogin", true);
          storage.write("autoLogins", attempts);
          storage.write("loggedOut", loggedOut);
        },
      });
      const { storage } = visited.ports;
      logins.push(visited.sent.length);
      device = {
        attempts: storage.read("autoLogins"),
        loggedOut: storage.read("loggedOut"),
        forgotten: forgotten || visited.forgotten,
      };
      if (visit === 3) expect(visited.box).toEqual({ id: "entry.rememberedLost" });
    }
    expect(logins).toEqual([1, 1, 1, 1, 0, 0]);
    expect(device).toEqual({ attempts: 0, loggedOut: true, forgotten: true });
  });

  it("stays remembered if its last attempt succeeds [AUTH-08, AUTH-09]", async () => {
    const fourth = await again({ afterwards: wang }, 3);
    expect(fourth).toMatchObject({ done: ["go http://localhost/pages/x"], forgotten: false });
  });

  it("is refused by HTTP as well [AUTH-04, AUTH-09]", async () => {
    const answers = { [`${OAUTH}/login`]: httpFailure(400, { code: "invalid_grant", message: "x" }) };
    expect(await again({ answers })).toMatchObject({ box: { id: "entry.rememberedRefused" } });
  });

  it("is not used up without a network [AUTH-09, REL-01]", async () => {
    const { ports, forgotten, box } = await again({ answers: { [`${OAUTH}/login`]: fault("network") } }, 3);
    expect({ forgotten, box }).toEqual({ forgotten: false, box: { id: "api.network" } });
    expect(ports.storage.read("autoLogins")).toBe(3);
    expect(ports.storage.read("loggedOut")).toBe(false);
  });

  it("is not used after a logout, nor during a valid session [AUTH-09, AUTH-11]", async () => {
    const out = await again({ stored: (storage) => storage.write("loggedOut", true) });
    expect(out).toMatchObject({ sent: [], box: null });
    const here = await again({
      answers: wang,
      stored: (storage) => storage.write("user", readUser(wireUser())),
    });
    expect(here).toMatchObject({ sent: [], done: ["go http://localhost/pages/x"] });
  });
});

describe("the look-up inside WeChat", () => {
  const site = { socialApps: [{ client: "wechat", userAgent: "MicroMessenger", provider: "wx" }] };
  const answered = (answer: ReturnType<typeof success>) =>
    openAt({ client: "wechat", site, answers: { "/api/uaa/social/wx_info": answer } });
  const lookUp = (data: unknown) => answered(success(data));

  it.each([
    { providerAppLoginUrl: "/provider/wx" },
    { providerId: "", providerAppLoginUrl: "/provider/wx", providerAppId: 7 },
    JSON.stringify({ providerId: "wx", providerAppLoginUrl: "/provider/wx" }),
  ])(
    "leads to the provider that its path names, for an answer such as %j [AUTH-13, AUTH-01]",
    async (data) => {
      const { done } = await lookUp(data);
      expect(done.map((step) => step.split("?")[0])).toEqual(["go http://localhost/provider/wx"]);
    },
  );

  it("opens nothing for an answer that names another one [AUTH-13]", async () => {
    const { done, box } = await lookUp({ providerId: "other", providerAppLoginUrl: "/provider/wx" });
    expect({ done, box }).toEqual({ done: [], box: { id: "entry.socialAppUnavailable" } });
  });

  it("without an answer, or refused for an unknown provider, leaves the login box, which says so [AUTH-01, REL-01]", async () => {
    expect(await answered(fault("network"))).toMatchObject({ done: [], box: { id: "api.network" } });
    const unknown = failure(404, { message: "登录方式不存在|||No such way to sign in" });
    expect(await answered(unknown)).toMatchObject({
      done: [],
      box: "登录方式不存在|||No such way to sign in",
    });
  });
});

describe("a person who submits the login box", () => {
  const SSO = "/api/sso/select/login/url";
  const WX = "/api/uaa/social/wx_info";
  const kept = { username: "li", password: "p" };
  const remembered: Scene = { kept, stored: (storage) => storage.write("autoLogin", true) };
  const sso: Scene = {
    site: { sso: true, allowedOrigins: ["https://sso.test"] },
    answers: { [SSO]: success("https://sso.test/") },
  };
  const weChat: Scene = {
    client: "wechat",
    site: { socialApps: [{ client: "wechat", userAgent: "MicroMessenger", provider: "wx" }] },
    answers: { [WX]: success({ providerId: "wx", providerAppLoginUrl: "/provider/wx" }) },
  };
  const link: Scene = { ...shell, secrets: { ticket: "t" } };
  const back: Scene = {
    secrets: { state: "campus.n", code: "c" },
    stored: (storage) =>
      storage.write("socialTrip", formatTrip({ provider: "campus", nonce: "n", at: NOW, from: "/login/" })),
  };

  it.each([
    ["the remembered sign-in", remembered],
    ["single sign-on", sso],
    ["the look-up inside WeChat", weChat],
    ["a link", link],
    ["a provider's return", back],
  ])("is signed in by nothing else: %s [AUTH-01, AUTH-09]", async (_, scene) => {
    expect((await openAt(scene)).sent).not.toEqual([]);
    expect(await openAt({ ...scene, submitsAt: "before" })).toMatchObject({ sent: [], done: [], box: null });
  });

  it.each([
    ["single sign-on", sso, SSO],
    ["the look-up inside WeChat", weChat, WX],
    ["a link that is asked about", { ...link, client: "browser" }, `${OAUTH}/me`],
    ["a link that is not", link, `${OAUTH}/me`],
    ["a provider's return", back, `${OAUTH}/me`],
    ["a person who is here already", { ...remembered, answers: wang, user: true }, `${OAUTH}/me`],
  ] as [string, Scene & { user?: boolean }, string][])(
    "is neither led away, asked nor told anything by what is under way: %s [AUTH-01, AUTH-09]",
    async (_, { user, ...scene }, submitsAt) => {
      const stored = (storage: StoredValues) => {
        scene.stored?.(storage);
        if (user) storage.write("user", readUser(wireUser()));
      };
      const { sent, done, box } = await openAt({ ...scene, stored, submitsAt });
      expect(sent.filter((path) => path !== submitsAt)).toEqual([]);
      expect(done.filter((step) => !step.startsWith("rewrite"))).toEqual([]);
      expect(box).toBeNull();
    },
  );

  it.each([
    ["worked", person],
    ["failed", failure(400, { code: "invalid_grant", message: "x" })],
  ])(
    "is not counted, sent away or told for the remembered sign-in, which %s meanwhile [AUTH-08, AUTH-09]",
    async (_, answer) => {
      const { done, box, forgotten, ports } = await openAt({
        kept,
        stored: (storage) => {
          storage.write("autoLogin", true);
          storage.write("autoLogins", 3);
        },
        answers: { [`${OAUTH}/login`]: answer },
        submitsAt: `${OAUTH}/login`,
      });
      expect({ done, box, forgotten }).toEqual({ done: [], box: null, forgotten: false });
      expect(ports.storage.read("autoLogins")).toBe(3);
      expect(ports.storage.read("loggedOut")).toBe(false);
    },
  );
});
