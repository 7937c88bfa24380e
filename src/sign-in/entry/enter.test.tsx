import { openAt, HERE, NOW, OAUTH, person, shell, TICKET, wang, type Scene } from "../../../test/entryScene";
import { readUser } from "../../base/core/wire/user";
import { formatTrip } from "../core/social";
import { answered, failure, fault, success, wireUser } from "../../../test/fakePorts";

const ARRIVALS = [
  ["password", { username: "li", password: "p" }, `${OAUTH}/login`, "username=li&password=p"],
  ["ticket", { ticket: "t" }, TICKET, "ticket=t&unitHost=localhost"],
  ["relogin", { accessToken: "a" }, `${OAUTH}/relogin`, "accessToken=a"],
  ["client", { userClientId: "c" }, `${OAUTH}/login_user_client`, "userClientId=c"],
] as const;

describe.each(ARRIVALS)("a %s in the address", (way, secrets, path, payload) => {
  it("is not tried in a browser without cookies, and the box says so [REL-03]", async () => {
    const { sent, done, box } = await openAt({ ...shell, secrets, cookies: false });
    expect([sent, done, box]).toEqual([[], [], { id: "login.cookiesOff" }]);
  });

  it("signs in at once from a launcher, by one call, and goes to the person's target [AUTH-02, AUTH-15, REDIR-01]", async () => {
    const { sent, done, questions, requests } = await openAt({ ...shell, secrets });
    expect(sent).toEqual([path]);
    const request = requests.find(({ url }) => url.startsWith(path));
    const said = request?.body?.form === "form" ? request.body.text : (request?.url.split("?")[1] ?? "");
    expect(decodeURIComponent(said)).toContain(payload);
    expect(questions).toEqual([]);
    expect(done).toEqual(["go http://localhost/pages/x"]);
  });

  it("asks first without a trusted origin, and sends nothing after a no [AUTH-01]", async () => {
    const from = { ...shell, referrer: "https://elsewhere.test/", secrets };
    const no = await openAt({ ...from, yes: false });
    expect(no.questions).toMatchObject([{ kind: "confirm", to: way === "password" ? "li" : null }]);
    expect(no).toMatchObject({ sent: [], done: [], box: null });
    expect(await openAt({ ...from, yes: true })).toMatchObject({
      sent: [path],
      done: ["go http://localhost/pages/x"],
    });
  });

  it("asks before it replaces a person, even from a trusted origin; a no keeps the current person [AUTH-01]", async () => {
    const no = await openAt({ ...shell, secrets, answers: wang, yes: false });
    expect(no.questions).toMatchObject([{ kind: "switch", from: "王老师" }]);
    expect(no).toMatchObject({ sent: [], done: ["go http://localhost/pages/x"] });
    expect((await openAt({ ...shell, secrets, answers: wang, yes: true })).sent).toEqual([path]);
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
    const { sent, done, box, ports, forgotten } = await openAt({
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
    const gone = await openAt({ ...shell, secrets, answers: { [path]: fault("network") } });
    expect(gone.box).toEqual({ id: "api.network" });
  });

  it("forgets the remembered sign-in of another person, not the same one's [AUTH-08]", async () => {
    const after = (loginName: string) => {
      let asked = 0;
      // No person before, and afterwards the person of the way.
      const answers = { [`${OAUTH}/me`]: failure(401) };
      Object.defineProperty(answers, `${OAUTH}/me`, {
        enumerable: true,
        get: () => ((asked += 1) > 1 ? success(wireUser({ loginName })) : failure(401)),
      });
      return openAt({ ...shell, secrets, answers, kept: { username: "Li", password: "p" } });
    };
    expect((await after("wang")).forgotten).toBe(true);
    expect((await after("li")).forgotten).toBe(false);
  });
});

it("a provider's return asks as well before it replaces a person, and its trip is spent either way [AUTH-01, AUTH-13]", async () => {
  const trip = formatTrip({
    provider: "campus",
    nonce: "n",
    at: NOW - 1,
    from: "/login/?redirect_uri=%2Fpages%2Fy",
  });
  const back = { code: "c", state: "campus.n" };
  const returning = (yes: boolean) =>
    openAt({
      secrets: back,
      stored: (storage) => storage.write("socialTrip", trip),
      answers: { ...wang, "/api/uaa/social/campus": person },
      yes,
    });
  const no = await returning(false);
  expect(no.questions).toMatchObject([{ kind: "switch", from: "王老师", to: null }]);
  const yes = await returning(true);
  expect([no.sent, yes.sent]).toEqual([[], ["/api/uaa/social/campus"]]);
  for (const { done, ports } of [no, yes]) {
    expect(done.at(-1)).toBe("go http://localhost/pages/y");
    expect(ports.storage.read("socialTrip")).toBeNull();
  }
});

it("a provider's return may bring a token in place of a code, which is sent to the platform [AUTH-02]", async () => {
  const trip = formatTrip({ provider: "campus", nonce: "n", at: NOW - 1, from: "/login/" });
  const { sent, requests } = await openAt({
    secrets: { token: "t&1", state: "campus.n" },
    stored: (storage) => storage.write("socialTrip", trip),
    answers: { "/api/uaa/social/campus": person },
  });
  expect(sent).toEqual(["/api/uaa/social/campus"]);
  const request = requests.find(({ url }) => url.startsWith("/api/uaa/social/campus"));
  expect(request?.body).toEqual({
    form: "form",
    text: expect.stringMatching(/^token=t%261&unitHost=localhost&deviceId=\S+$/) as string,
  });
});

it("a provider's return that is refused says so in the box, and no other way is tried [AUTH-01]", async () => {
  const trip = formatTrip({ provider: "campus", nonce: "n", at: NOW - 1, from: "/login/" });
  const { sent, box, done } = await openAt({
    ...shell,
    site: { ...shell.site, sso: true },
    secrets: { code: "c", state: "campus.n" },
    stored: (storage) => {
      storage.write("socialTrip", trip);
      storage.write("autoLogin", true);
    },
    kept: { username: "li", password: "p" },
    answers: { "/api/uaa/social/campus": failure(400, { code: "invalid_grant", message: "不行|||No" }) },
  });
  expect({ sent, box }).toEqual({ sent: ["/api/uaa/social/campus"], box: "不行|||No" });
  expect(done.filter((step) => !step.startsWith("rewrite"))).toEqual([]);
});

const OWNER: Readonly<Record<string, string>> = {
  userClientId: "client",
  username: "password",
  password: "password",
  ticket: "ticket",
  accessToken: "relogin",
};

describe("a person who is signed in already", () => {
  const stored: Scene["stored"] = (storage) => {
    storage.write("user", readUser(wireUser()));
  };
  const wangHere = { stored, answers: wang } as const;

  it("is asked at the login page, and goes to their target, or gets the box [AUTH-01, REDIR-01]", async () => {
    const stay = await openAt({ ...wangHere, yes: false });
    expect(stay.questions).toEqual([{ kind: "here", from: "王老师", to: null }]);
    expect(stay).toMatchObject({ sent: [], done: ["go http://localhost/pages/x"] });
    expect(await openAt({ ...wangHere, yes: true })).toMatchObject({ sent: [], done: [], box: null });
  });

  it("gets the box if the session has ended, or the platform does not say [AUTH-01, AUTH-03, REL-01]", async () => {
    const ended = await openAt({ stored });
    expect(ended).toMatchObject({ sent: [], done: [], questions: [], box: null });
    // It was always visible, so that what is typed meanwhile has its field.
    expect(ended.states).toEqual(["box"]);
    const mute = { [`${OAUTH}/me`]: fault("network") };
    expect(await openAt({ stored, answers: mute })).toMatchObject({ done: [], questions: [], box: null });
  });

  it("is not asked after they have submitted the box [AUTH-01]", async () => {
    expect(await openAt({ ...wangHere, submitsAt: `${OAUTH}/me` })).toMatchObject({
      done: [],
      questions: [],
    });
  });

  it("is asked again, with the name of the current person, if another tab signs in or out [AUTH-01, SEC-03]", async () => {
    const gone = { otherTab: { kind: "signedOut" }, afterwards: { [`${OAUTH}/me`]: failure(401) } } as const;
    expect(await openAt({ ...wangHere, ...gone, yes: false })).toMatchObject({
      questions: [{ kind: "here", from: "王老师" }],
      done: [],
      box: null,
    });
    const link = { ...shell, answers: wang, secrets: { ticket: "t" }, yes: false } as const;
    expect((await openAt({ ...link, ...gone, referrer: "https://elsewhere.test/" })).questions).toMatchObject(
      [{ kind: "switch", from: "王老师" }, { kind: "confirm" }],
    );
    const li = success(wireUser({ userId: "9", realName: "李老师" }));
    const changed = await openAt({
      ...wangHere,
      otherTab: { kind: "signedIn", person: "2:9" },
      afterwards: { [`${OAUTH}/me`]: li },
      yes: false,
    });
    expect(changed.questions).toMatchObject([{ from: "王老师" }, { from: "李老师" }]);
    expect(changed.done).toEqual(["go http://localhost/pages/x"]);
  });

  it("may continue after a link was refused, and reads the reason [AUTH-01, AUTH-04]", async () => {
    const refused = { ...wang, [`${OAUTH}/relogin`]: failure(400, { message: "不行|||No" }) };
    const scene = { ...shell, stored, answers: refused, secrets: { accessToken: "a" }, yes: true } as const;
    const { questions, said, box } = await openAt(scene);
    expect(questions).toMatchObject([{ kind: "switch" }, { kind: "here", from: "王老师" }]);
    expect([said, box]).toEqual([[null, "不行|||No"], "不行|||No"]);
    // The stored session may have ended meanwhile.
    const ended = { ...scene, answers: { [`${OAUTH}/relogin`]: refused[`${OAUTH}/relogin`] } };
    expect(await openAt({ ...ended, yes: false })).toMatchObject({ questions: [], box: "不行|||No" });
  });
});

describe("the other ways of signing in", () => {
  it("sign no person in by a client id outside the shells that the site lists [AUTH-15]", async () => {
    for (const scene of [{ client: "desktop" }, { site: shell.site }] as Scene[])
      expect(await openAt({ ...scene, secrets: { userClientId: "c" } })).toMatchObject({
        sent: [],
        box: { id: "entry.clientRefused" },
      });
  });

  it("need the ticket call's path, and say which setting is missing [AUTH-14]", async () => {
    const { sent, box } = await openAt({
      ...shell,
      site: { ...shell.site, loginTickitConifg: null },
      secrets: { ticket: "t" },
    });
    expect({ sent, box }).toEqual({ sent: [], box: { id: "entry.ticketUnset" } });
  });

  it("post the ticket if the site says so [AUTH-14]", async () => {
    const site = { ...shell.site, loginTickitConifg: { apipath: "/api/other/ticket", method: "post" } };
    const { requests, done } = await openAt({
      ...shell,
      site,
      secrets: { ticket: "t" },
      answers: { "/api/other/ticket": person },
    });
    expect(requests.at(-1)).toMatchObject({ method: "POST", url: "/api/other/ticket" });
    expect(done).toEqual(["go http://localhost/pages/x"]);
  });

  it("send nothing while the platform cannot say who is here [AUTH-01, REL-01]", async () => {
    const { sent, box } = await openAt({
      ...shell,
      secrets: { ticket: "t" },
      answers: { [`${OAUTH}/me`]: fault("network") },
    });
    expect({ sent, box }).toEqual({ sent: [], box: { id: "api.network" } });
  });

  it.each([
    [fault("network"), { id: "api.network" }],
    [answered("", 503, "Service Unavailable"), "503 Service Unavailable"],
    [failure(500, { message: "x" }), "x"],
    [answered("", 429, "Too Many Requests"), "429 Too Many Requests"],
    [answered("<!doctype html>"), { id: "api.body.html" }],
  ])(
    "send nothing while a session that has lapsed may only be out of reach [AUTH-01, REL-01]",
    async (refresh, told) => {
      const { sent, box } = await openAt({
        ...shell,
        secrets: { ticket: "t" },
        answers: { [`${OAUTH}/refresh`]: refresh },
      });
      expect({ sent, box }).toEqual({ sent: [], box: told });
    },
  );

  it("ask again if another person has signed in while the question was open [AUTH-01, SEC-03]", async () => {
    const { questions, sent } = await openAt({
      referrer: "https://elsewhere.test/",
      secrets: { ticket: "t" },
      afterwards: wang,
      yes: true,
    });
    expect(questions).toMatchObject([{ kind: "confirm" }, { kind: "switch", from: "王老师" }]);
    expect(sent).toEqual([TICKET]);
  });

  it.each([
    ["another person's", wireUser({ userId: "8" }), null],
    ["their own", wireUser(), "7"],
  ] as const)(
    "leave on this device what was kept before only where it is %s [SEC-03, AUTH-10]",
    async (_whose, kept, left) => {
      const { ports, done } = await openAt({
        ...shell,
        secrets: { ticket: "t" },
        afterwards: wang,
        stored: (storage) => {
          storage.write("user", readUser(kept));
          storage.of("2:8").write("recentApps", ["x"]);
        },
      });
      expect(done).toEqual(["go http://localhost/pages/x"]);
      expect(ports.storage.read("user")?.userId ?? null).toBe(left);
      expect(ports.storage.of("2:8").read("recentApps")).toEqual(left === null ? [] : ["x"]);
    },
  );

  it("show the box to a person who keeps their account if the site redirects nowhere [AUTH-01, REDIR-01]", async () => {
    const site = { ...shell.site, stayPages: ["login"] };
    const asked = await openAt({ ...shell, site, secrets: { ticket: "t" }, answers: wang, yes: false });
    expect(asked).toMatchObject({ sent: [], done: [], box: null });
    const unasked = await openAt({
      site: { ...site, sso: true },
      answers: wang,
      stored: (storage) => storage.write("user", readUser(wireUser())),
    });
    expect(unasked).toMatchObject({ sent: [], done: [], box: null });
  });

  it("find no person after a logout, even if the platform does not know yet [AUTH-11]", async () => {
    const { questions, sent } = await openAt({
      ...shell,
      secrets: { ticket: "t" },
      answers: wang,
      stored: (storage) => storage.write("logoutOwed", true),
    });
    expect({ questions, sent }).toEqual({ questions: [], sent: [TICKET] });
  });
});
