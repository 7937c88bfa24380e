import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { GRANT_MS } from "./socialGrants";
import { BIND_MS } from "./socialLinks";

jest.setTimeout(60_000);

const STATE = "campus.0123456789abcdef0123456789abcdef";

describe.each(DATABASES)("social sign-in on %s", (kind) => {
  const platform = platformOn(kind);
  let client: Client;

  beforeEach(() => {
    client = platform.client();
  });

  const asked = (more: Record<string, string> = {}) => ({
    response_type: "code",
    client_id: "school-portal",
    redirect_uri: `${platform.url}/login/`,
    state: STATE,
    ui_locales: "en",
    ...more,
  });
  const queryOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

  /** Submits the provider's form, as its own page does. */
  const submit = (
    who: Client,
    account: string,
    more: Record<string, string> = {},
    headers: Record<string, string> = { origin: platform.url },
  ) =>
    who.fetch("/provider/campus", {
      method: "POST",
      body: new URLSearchParams({ ...asked(more), account, password: DEMO_PASSWORD, ...more }),
      headers,
    });

  /** Signs in at the provider and returns its answer. */
  const grantOf = async (who: Client, account: string, more: Record<string, string> = {}) => {
    const answer = await submit(who, account, more);
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get("location") ?? "").searchParams;
  };
  const codeOf = async (who: Client, account: string) => (await grantOf(who, account)).get("code") ?? "";
  const login = (who: Client, code: string, state = "campus") => who.call("socialLogin", { state, code });
  const whoIs = async (who: Client) => (await who.call("me", {})).data?.loginName ?? null;

  interface Unlinked {
    readonly openid: string;
    readonly unionid: string;
    readonly id: string;
    readonly deviceId: string | null;
  }
  /** Proves an account that is not linked, and returns the answer for the bind page. */
  const prove = async (who: Client, account = "campus-new") => {
    const answer = await login(who, await codeOf(who, account));
    expect(answer).toMatchObject({ status: 400, code: "not_bound" });
    return answer.data as unknown as Unlinked;
  };
  const bind = (who: Client, username: string, { openid, id }: { openid?: string; id?: string }) =>
    who.call("login", { username, password: DEMO_PASSWORD, openid, id });

  it("offers its providers by name in both languages, with a kind, an address and a drawn logo [AUTH-13]", async () => {
    const { data } = await client.call("socialInfo", {});
    expect(data).toEqual([
      {
        providerId: "campus",
        providerName: "统一身份认证|||Campus ID",
        providerType: "redirect",
        providerAppId: "school-portal",
        providerApplicationId: "1",
        providerAppLoginUrl: "/provider/campus?response_type=code",
        logo: "/provider/campus/logo.svg",
      },
      {
        providerId: "campus-app",
        providerName: "校园通扫码|||Campus app",
        providerType: "qr",
        providerAppId: "school-portal",
        providerApplicationId: "1",
        providerAppLoginUrl: "/provider/campus-app/scan",
        logo: "/provider/campus-app/logo.svg",
      },
    ]);
    const logo = await client.fetch(data?.[0]?.logo ?? "");
    expect(logo.headers.get("content-type")).toContain("image/svg+xml");
    expect(logo.headers.get("content-security-policy")).toContain("sandbox");
    const info = await client.call("socialProviderInfo", { providerId: "campus", unitHost: "localhost" });
    expect(info.data).toEqual(data?.[0]);
    expect((await client.call("socialProviderInfo", { providerId: "unknown" })).status).toBe(404);
  });

  it("signs in the person linked to the account, as a password does [AUTH-02, AUTH-13]", async () => {
    const back = await grantOf(client, "campus-teacher");
    expect(back.get("state")).toBe(STATE);
    const answer = await client.call("socialLogin", { state: "campus", code: back.get("code") ?? "" });
    expect(answer).toMatchObject({
      status: 200,
      code: "ok",
      data: { unitType: 2, unitId: "2", userType: 2, openid: "campus-openid-1" },
    });
    expect(await whoIs(client)).toBe("teacher");
  });

  it("accepts a token if a client requested one from the provider [AUTH-01, AUTH-02]", async () => {
    const token = (await grantOf(client, "campus-student", { response_type: "token" })).get("token") ?? "";
    expect((await login(client, token)).status).toBe(400);
    const again = (await grantOf(client, "campus-student", { response_type: "token" })).get("token") ?? "";
    expect((await client.call("socialLogin", { state: "campus", token: again })).status).toBe(200);
    expect(await whoIs(client)).toBe("student");
  });

  it("ends the session that the browser had before [SEC-03]", async () => {
    await client.signIn("student");
    const before = client.copy();
    await login(client, await codeOf(client, "campus-teacher"));
    expect([await whoIs(client), await whoIs(before)]).toEqual(["teacher", null]);
  });

  describe("a code", () => {
    it("works once for any number of simultaneous requests [SEC-04]", async () => {
      const code = await codeOf(client, "campus-teacher");
      const answers = await Promise.all([1, 2, 3, 4].map(() => login(platform.client(), code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
      expect(await login(client, code)).toMatchObject({ status: 400, code: "invalid_grant", data: null });
    });

    it("is valid for no longer than a minute [SEC-04]", async () => {
      const code = await codeOf(client, "campus-teacher");
      platform.pass(GRANT_MS);
      expect((await login(client, code)).status).toBe(400);
      expect(GRANT_MS).toBeLessThanOrEqual(60_000);
    });

    it("is spent when it is presented at another provider's address or host [SEC-04]", async () => {
      const elsewhere = await codeOf(client, "campus-teacher");
      const other = await client.call(
        "socialLogin",
        { state: "campus", code: elsewhere },
        { headers: { "x-forwarded-host": "evil.example", "x-device-type": "pc" } },
      );
      expect(other.status).toBe(400);
      expect((await login(client, elsewhere)).status).toBe(400);
      expect((await login(client, await codeOf(client, "campus-teacher"), "unknown")).status).toBe(404);
    });

    it.each(["", "x", "../../oauth/me", "' or 1=1 --"])("cannot be guessed: %j [SEC-04]", async (code) => {
      expect((await login(client, code)).status).toBe(400);
      expect(await whoIs(client)).toBeNull();
    });

    it("is useless to a foreign page, which cannot send the device header [SEC-04]", async () => {
      const code = await codeOf(client, "campus-teacher");
      const answer = await client.fetch("/api/uaa/social/campus", {
        method: "POST",
        body: new URLSearchParams({ code }),
      });
      expect(await answer.json()).toMatchObject({ status: 403, code: "device_header" });
    });
  });

  describe("the provider's page", () => {
    it.each([
      ["en", "Campus ID", "Campus account"],
      ["zh-CN", "统一身份认证", "校园账号"],
    ])(
      "is a plain form in %s, under a policy without scripts [SEC-01, I18N-03]",
      async (language, title, label) => {
        const answer = await client.fetch(`/provider/campus?${queryOf(asked({ ui_locales: language }))}`);
        const html = await answer.text();
        expect(answer.status).toBe(200);
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).toContain(`<h1>${title}</h1>`);
        expect(html).toContain(label);
        expect(html).not.toContain("<script");
        const policy = answer.headers.get("content-security-policy") ?? "";
        const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
        expect(policy).toContain(`style-src 'nonce-${nonce}'`);
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toMatch(/script-src|unsafe|\*/);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      },
    );

    it.each([
      ["another address", { redirect_uri: "https://evil.example/login/" }],
      ["an address with the same beginning", { redirect_uri: "http://127.0.0.1@evil.example/login/" }],
      ["no address", { redirect_uri: "" }],
      ["a path of its own", { redirect_uri: "/login/" }],
      ["another client", { client_id: "another-client" }],
      ["another kind of answer", { response_type: "id_token" }],
      ["no state", { state: "" }],
      ["an endless state", { state: "x".repeat(600) }],
    ])("refuses %s and leads nowhere [REDIR-05, SEC-04]", async (_, wrong) => {
      const shown = await client.fetch(`/provider/campus?${queryOf(asked(wrong))}`);
      expect([shown.status, shown.headers.get("location")]).toEqual([400, null]);
      const html = await shown.text();
      expect(html).not.toContain("evil.example");
      expect(html).not.toContain("<form");
      const sent = await submit(client, "campus-teacher", wrong);
      expect([sent.status, sent.headers.get("location")]).toEqual([400, null]);
    });

    it("refuses an address of the same host that is not exactly the registered one [REDIR-05]", async () => {
      for (const path of ["/login", "/login/?x=1", "/login/../evil", "/login/#x", "/pages/"]) {
        const redirect_uri = platform.url + path;
        expect((await submit(client, "campus-teacher", { redirect_uri })).status).toBe(400);
      }
    });

    it("refuses a form sent by another site [SEC-04]", async () => {
      for (const headers of [{ origin: "https://evil.example" }, { origin: "null" }, {}])
        expect((await submit(client, "campus-teacher", {}, headers as Record<string, string>)).status).toBe(
          400,
        );
    });

    it("shows requested and typed values as text, never as markup [SEC-02]", async () => {
      const state = `"><script>alert(1)</script>`;
      const shown = await (await client.fetch(`/provider/campus?${queryOf(asked({ state }))}`)).text();
      expect(shown).not.toContain("<script");
      expect(shown).toContain("&quot;&gt;&lt;script&gt;");
      const again = await submit(client, `"><img src=x onerror=1>`);
      expect(await again.text()).not.toContain("<img src=x");
    });

    it("says that account or password is wrong, the same for both, and slows guessing down [SEC-04]", async () => {
      const guess = (account: string) => submit(client, account, { password: "nonsense" });
      const faultIn = async (answer: Response) => /role="alert">([^<]*)</.exec(await answer.text())?.[1];
      expect(await faultIn(await guess("campus-parent"))).toBe("Wrong campus account or password");
      expect(await faultIn(await guess("unknown-here"))).toBe("Wrong campus account or password");
      for (let attempt = 0; attempt < 4; attempt += 1) await guess("campus-parent");
      const held = await submit(client, "campus-parent");
      expect(held.status).toBe(429);
      expect(held.headers.get("location")).toBeNull();
      expect(await faultIn(held)).toContain("Too many attempts");
      platform.pass(60_000);
      expect((await submit(client, "campus-parent")).status).toBe(303);
    });
  });

  describe("an account that is not linked", () => {
    it("leads to the bind page with what it needs, and opens no session [AUTH-04, AUTH-05]", async () => {
      const code = await codeOf(client, "campus-new");
      const answer = await client.send("socialLogin", { state: "campus", code, deviceId: "d-1" });
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("portal_bind="));
      expect(cookie).toMatch(/; Path=\/api\/uaa\/oauth\/login; HttpOnly; SameSite=Strict$/);
      expect(await answer.json()).toMatchObject({
        status: 400,
        code: "not_bound",
        data: {
          openid: "campus-openid-4",
          unionid: "campus-unionid-4",
          id: expect.any(String),
          deviceId: "d-1",
        },
      });
      expect(await whoIs(client)).toBeNull();
    });

    it("is linked by a password and signs in by itself from then on [AUTH-05, AUTH-13]", async () => {
      const told = await prove(client);
      expect(await bind(client, "staff", told)).toMatchObject({ status: 200, data: { userType: 4 } });
      expect(await whoIs(client)).toBe("staff");
      const later = platform.client();
      expect((await login(later, await codeOf(later, "campus-new"))).status).toBe(200);
      expect(await whoIs(later)).toBe("staff");
    });
  });

  describe("binding", () => {
    beforeEach(async () => {
      await platform.database.deleteFrom("social_link").where("openid", "=", "campus-openid-4").execute();
    });

    const isTied = async () =>
      (await login(platform.client(), await codeOf(client, "campus-new"))).status === 200;
    const refused = { status: 400, code: "expired", data: null };
    const wrong = { ...refused, code: "invalid_grant" };

    it("refuses an openid that this browser has not proven, whatever its address says [SEC-04]", async () => {
      const told = await prove(client);
      const victim = platform.client();
      expect(await bind(victim, "teacher2", told)).toMatchObject(refused);
      expect(await bind(victim, "teacher2", { openid: told.openid })).toMatchObject(refused);
      expect(await bind(victim, "teacher2", { id: told.id })).toMatchObject(refused);
      expect(await whoIs(victim)).toBeNull();
      expect(await isTied()).toBe(false);
    });

    it("refuses another person's openid or ticket beside the person's own proof [SEC-04]", async () => {
      const own = await prove(client);
      const stranger = platform.client();
      const theirs = await prove(stranger);
      expect(await bind(client, "teacher2", { ...own, openid: "campus-openid-1" })).toMatchObject(refused);
      expect(await bind(client, "teacher2", { ...own, id: theirs.id })).toMatchObject(refused);
      expect((await bind(client, "teacher2", own)).status).toBe(200);
    });

    it("works once [SEC-04]", async () => {
      const told = await prove(client);
      const copy = client.copy();
      expect((await bind(client, "teacher2", told)).status).toBe(200);
      expect(await bind(copy, "student2", told)).toMatchObject(refused);
    });

    it("lasts ten minutes [SEC-04]", async () => {
      const told = await prove(client);
      platform.pass(BIND_MS);
      expect(await bind(client, "teacher2", told)).toMatchObject(refused);
    });

    it("requires the right password, and may be tried again after a wrong one [AUTH-04]", async () => {
      const told = await prove(client);
      const answer = await client.call("login", {
        username: "teacher2",
        password: "nonsense",
        ...told,
        deviceId: "",
      });
      expect(answer).toMatchObject(wrong);
      expect((await bind(client, "teacher2", told)).status).toBe(200);
    });

    it("accepts no second account of a provider, and keeps the proof for another person's password [SEC-04]", async () => {
      const told = await prove(client);
      expect(await bind(client, "teacher", told)).toMatchObject({ ...refused, code: "conflict" });
      expect(await whoIs(client)).toBeNull();
      expect((await bind(client, "teacher2", told)).status).toBe(200);
    });

    it("never links a demo provider's account to a real one, nor opens one that became real [SEC-04]", async () => {
      const setDemo = (demo: number) =>
        platform.database.updateTable("person").set({ demo }).where("login_name", "=", "teacher2").execute();
      const told = await prove(client);
      await setDemo(0);
      expect(await bind(client, "teacher2", told)).toMatchObject({ ...refused, code: "not_allowed" });
      await setDemo(1);
      expect((await bind(client, "teacher2", told)).status).toBe(200);
      await setDemo(0);
      const later = platform.client();
      expect(await login(later, await codeOf(later, "campus-new"))).toMatchObject(wrong);
      expect(await whoIs(later)).toBeNull();
      await setDemo(1);
    });
  });

  it("keeps the demo provider from people on other machines [SEC-04]", async () => {
    const outside = { "x-forwarded-for": "203.0.113.7", "x-device-type": "pc" };
    const code = await codeOf(client, "campus-teacher");
    expect((await client.call("socialInfo", {}, { headers: outside })).data).toEqual([]);
    expect((await client.call("socialLogin", { state: "campus", code }, { headers: outside })).status).toBe(
      404,
    );
    const page = await client.fetch(`/provider/campus?${queryOf(asked())}`, { headers: outside });
    expect(page.status).toBe(404);
    expect((await submit(client, "campus-teacher", {}, { ...outside, origin: platform.url })).status).toBe(
      404,
    );
  });
});
