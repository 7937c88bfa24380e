import { DATABASES, onOne } from "../../testing/databases";
import { type Client, TestPlatform } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { createPasswordCheck } from "./passwords";
import { ACCESS_MS, GRACE_MS, REFRESH_MS } from "./sessionModel";
import { delayAfter } from "./throttleRules";

jest.setTimeout(60_000);

describe.each(DATABASES)("accounts on %s", (kind) => {
  const platform = platformOn(kind);
  let client: Client;

  beforeEach(() => {
    client = platform.client();
  });

  const isSignedIn = async (who: Client) => (await who.call("me", {})).status === 200;

  it("signs in with the right password and says who it is [AUTH-10]", async () => {
    const answer = await client.call("login", { username: " Teacher ", password: "school-2026" });
    expect(answer).toMatchObject({
      status: 200,
      code: "ok",
      data: { unitType: 2, unitId: "2", userType: 2 },
    });
    const me = await client.call("me", {});
    expect(me.data).toMatchObject({
      loginName: "teacher",
      userType: 2,
      unitName: "育才实验学校",
      year: "2026",
      term: 1,
    });
    expect(me.data).not.toHaveProperty("accessToken");
    expect(me.data).not.toHaveProperty("password");
  });

  onOne(kind, () => {
    it("keeps tokens out of reach of scripts and of other sites [SEC-04]", async () => {
      const answer = await client.send("login", { username: "teacher", password: "school-2026" });
      const cookies = answer.headers.getSetCookie();
      expect(cookies).toHaveLength(3);
      for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
      expect(cookies.find((cookie) => cookie.startsWith("portal_refresh="))).toContain(
        "; Path=/api/uaa/oauth;",
      );
    });

    it("sends them only over https if the browser used https [SEC-04]", async () => {
      const headers = { "x-forwarded-proto": "https" };
      const answer = await client.send(
        "login",
        { username: "teacher", password: "school-2026" },
        { headers },
      );
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain("; Secure;");
    });
  });

  it("answers an unknown user and a wrong password alike [SEC-04]", async () => {
    const wrong = await client.send("login", { username: "staff", password: "nonsense" });
    const unknown = await client.send("login", { username: "unknown-here", password: "nonsense" });
    expect([wrong.status, unknown.status]).toEqual([200, 200]);
    const body: unknown = await wrong.json();
    expect(body).toMatchObject({ status: 400, code: "invalid_grant", data: null });
    expect(await unknown.json()).toEqual(body);
  });

  onOne(kind, () => {
    it("requires the device header of calls that change data, even of a GET [API-02]", async () => {
      await client.signIn("teacher");
      const bare = async (address: string, method: string) => {
        const answer = await client.fetch(address, { method });
        return ((await answer.json()) as { status: number }).status;
      };
      expect(await bare("/api/uaa/oauth/logout", "POST")).toBe(403);
      expect(await bare("/api/uaa/oauth/refresh", "GET")).toBe(403);
      expect(await bare("/api/uaa/oauth/me", "GET")).toBe(200);
    });
  });

  it("ends the session on logout, even with a lapsed access token [AUTH-11]", async () => {
    await client.signIn("teacher");
    const thief = client.copy();
    client.cookies.delete("portal_access");
    expect((await client.call("logout", {})).status).toBe(200);
    // The device stays known, for the throttle alone.
    expect([...client.cookies.keys()]).toEqual(["portal_device"]);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await thief.call("refresh", {})).status).toBe(401);
  });

  it("lets an access token lapse and renews it by the refresh token [API-11]", async () => {
    await client.signIn("student");
    const old = client.copy();
    platform.pass(ACCESS_MS + 1);
    expect((await client.call("me", {})).status).toBe(401);
    expect((await client.call("refresh", {})).status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(old)).toBe(false);
  });

  it("answers every tab that refreshes at once with tokens, of which the browser keeps the last [API-11]", async () => {
    await client.signIn("student");
    const tabs = [client.copy(), client.copy(), client.copy()];
    const answers = await Promise.all(tabs.map((tab) => tab.send("refresh", {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const answer of answers) {
      expect(answer.headers.getSetCookie()).toHaveLength(2);
      expect(await answer.json()).toMatchObject({ status: 200, data: null });
    }
    const kept = tabs[1] ?? client;
    platform.pass(ACCESS_MS + 1);
    expect((await kept.call("refresh", {})).status).toBe(200);
    expect(await isSignedIn(kept)).toBe(true);
  });

  it("lets a browser continue whose refresh succeeded but whose answer was lost [API-11]", async () => {
    await client.signIn("student");
    await client.copy().call("refresh", {});
    expect(await isSignedIn(client)).toBe(false);
    platform.pass(GRACE_MS);
    expect((await client.call("refresh", {})).status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
    platform.pass(ACCESS_MS + 1);
    expect((await client.call("refresh", {})).status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
  });

  it("ends every pair of a session whose spent token is used after the grace period [API-11, SEC-04]", async () => {
    await client.signIn("student");
    const [retry, thief] = [client.copy(), client.copy()];
    await client.call("refresh", {});
    await retry.call("refresh", {});
    platform.pass(GRACE_MS + 1);
    expect((await thief.call("refresh", {})).status).toBe(401);
    expect(await isSignedIn(retry)).toBe(false);
    for (const tab of [client, retry]) expect((await tab.call("refresh", {})).status).toBe(401);
  });

  it("ends the whole session when a refresh token is used again later [SEC-04]", async () => {
    await client.signIn("student");
    const thief = client.copy();
    await client.call("refresh", {});
    expect(await isSignedIn(client)).toBe(true);
    platform.pass(GRACE_MS + 1);
    expect((await thief.call("refresh", {})).status).toBe(401);
    expect(await isSignedIn(client)).toBe(false);
  });

  it("also notices a refresh token that is several rotations old [SEC-04]", async () => {
    await client.signIn("student");
    const thief = client.copy();
    await client.call("refresh", {});
    await client.call("refresh", {});
    platform.pass(GRACE_MS + 1);
    expect((await thief.call("refresh", {})).status).toBe(401);
    expect((await client.call("refresh", {})).status).toBe(401);
  });

  it("ends a session that other tabs refresh at the same moment, without an error [AUTH-11, API-11]", async () => {
    for (let round = 0; round < 12; round += 1) {
      const who = await platform.client().signIn("student");
      const tabs = [who.copy(), who.copy(), who.copy()];
      const answers = await Promise.all([
        ...tabs.map((tab) => tab.call("refresh", {})),
        who.copy().call("logout", {}),
      ]);
      for (const { status } of answers) expect([200, 401]).toContain(status);
      for (const tab of [who, ...tabs]) expect(await isSignedIn(tab)).toBe(false);
    }
    // Earlier tests have left messages about theft.
    expect(platform.log.filter((line) => !line.startsWith("A session of person"))).toEqual([]);
  });

  it("forgets a session that was not refreshed for two weeks [SEC-04]", async () => {
    await client.signIn("student");
    platform.pass(REFRESH_MS + 1);
    expect((await client.call("refresh", {})).status).toBe(401);
  });

  it("clears no cookie with a refused refresh: another tab may have signed in since [API-11]", async () => {
    const late = await platform.client().signIn("student");
    platform.pass(REFRESH_MS + 1);
    const refused = await late.send("refresh", {});
    expect(await refused.json()).toMatchObject({ status: 401 });
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it("slows guessing down, counts simultaneous attempts, and keeps its counts over a restart [SEC-04]", async () => {
    const guess = () => client.send("login", { username: "linked-parent", password: "guess" });
    const first = await Promise.all(Array.from({ length: 8 }, guess));
    expect(first.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = first.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ status: 429, code: "too_many_attempts" });

    await platform.stop();
    await platform.start();
    client = platform.client();
    const right = await client.send("login", { username: "linked-parent", password: "school-2026" });
    expect(right.status).toBe(429);

    platform.pass(2000);
    expect((await client.call("login", { username: "linked-parent", password: "school-2026" })).status).toBe(
      200,
    );
  });

  onOne(kind, () => {
    it("says how long to wait, in the singular or plural [SEC-04]", async () => {
      const words = async () =>
        (await client.call("login", { username: "area-admin", password: "guess" })).message;
      for (let attempt = 0; attempt < 5; attempt += 1) await words();
      expect(await words()).toBe(
        "尝试次数过多，请在 1 秒后再试|||Too many attempts, please try again in 1 second",
      );
      platform.pass(1000);
      await words();
      expect(await words()).toBe(
        "尝试次数过多，请在 2 秒后再试|||Too many attempts, please try again in 2 seconds",
      );
    });
  });

  it("does not hold one account's guesses against another [SEC-04]", async () => {
    for (let attempt = 0; attempt < 6; attempt += 1)
      await client.call("login", { username: "teacher2", password: "guess" });
    expect((await client.call("login", { username: "student2", password: "school-2026" })).status).toBe(200);
  });

  onOne(kind, () => {
    it("refuses demo accounts to people who connect through a proxy from elsewhere [SEC-04]", async () => {
      const login = { username: "teacher", password: "school-2026" };
      const outside = await client.call("login", login, { headers: { "x-forwarded-for": "203.0.113.7" } });
      expect(outside).toMatchObject({ status: 400, code: "invalid_grant" });
      expect(outside.message).toContain("Demo accounts");
      const inside = await client.call("login", login, { headers: { "x-forwarded-for": "127.0.0.1" } });
      expect(inside.status).toBe(200);
    });
  });
});

describe("a platform that others can reach", () => {
  it("refuses demo accounts and accepts the admin whose password was set [SEC-04]", async () => {
    const platform = new TestPlatform({ host: "0.0.0.0", adminPassword: "a-password-of-my-own-1" });
    try {
      await platform.start();
      const demo = await platform.client().call("login", { username: "teacher", password: "school-2026" });
      expect(demo).toMatchObject({ status: 400, data: null });
      const own = { username: "admin", password: "a-password-of-my-own-1" };
      expect((await platform.client().call("login", own)).status).toBe(200);
    } finally {
      await platform.remove();
    }
  });
});

describe("the check of a password", () => {
  it("does the same work whether or not the account exists [SEC-04]", async () => {
    const compared: string[] = [];
    const check = createPasswordCheck((stored) => {
      compared.push(stored);
      return Promise.resolve(true);
    });
    expect(await check("$argon2id$stored", "x")).toBe(true);
    expect(await check(null, "x")).toBe(false);
    expect(compared).toEqual(["$argon2id$stored", expect.stringMatching(/^\$argon2id\$/)]);
  });

  it("does not wait while attempts are free, then longer and longer up to a limit [SEC-04]", () => {
    expect([1, 4, 5, 6, 7, 14, 99].map((count) => delayAfter(count, 5, 900))).toEqual([
      0, 0, 1000, 2000, 4000, 512_000, 900_000,
    ]);
  });
});
