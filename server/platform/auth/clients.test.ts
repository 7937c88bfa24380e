import { sql } from "kysely";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { DEMO_CLIENT } from "../../demo/seed/clients";
import { DATABASES } from "../../testing/databases";
import { type Client, TestPlatform } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { CLIENT_PATHS } from "./clientCalls";
import { CLIENT_TOKEN_MS, CODE_MS } from "./clientGrants";
import { createClients } from "./clients";
import { hashToken } from "./tokens";

jest.setTimeout(60_000);

const OTHER = { id: "other-app", secret: "other-secret", back: "https://other.example/back?from=portal" };
const VERIFIER = "v".repeat(43);
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

describe.each(DATABASES)("authorizing clients on %s", (kind) => {
  const platform = platformOn(kind);
  let client: Client;

  beforeAll(async () => {
    const { id, secret, back } = OTHER;
    await platform.database
      .insertInto("oauth_client")
      .values({ id, name: "Other", secret_hash: hashToken(secret), scopes: "profile", demo: 0 })
      .execute();
    await platform.database.insertInto("oauth_redirect").values({ client_id: id, uri: back }).execute();
  });
  beforeEach(async () => {
    client = await platform.client().signIn("teacher");
    await platform.database.deleteFrom("oauth_consent").execute();
  });

  const demoBack = () => platform.url + DEMO_CLIENT.back;
  const allow = (who: Client, more: Record<string, string> = {}) =>
    who.call("webAuth", {
      response_type: "code",
      client_id: DEMO_CLIENT.id,
      redirect_uri: demoBack(),
      state: "s",
      ...more,
    });
  const codeOf = async (more: Record<string, string> = {}) => (await allow(client, more)).data?.code ?? "";
  const about = (who: Client, more: Record<string, string> = {}) =>
    who.call("webAuthClient", { client_id: DEMO_CLIENT.id, redirect_uri: demoBack(), ...more });

  interface TokenAnswer {
    readonly status: number;
    readonly access_token?: string;
    readonly error?: string;
    readonly scope?: string;
  }
  const exchange = async (code: string, more: Record<string, string> = {}): Promise<TokenAnswer> => {
    const answer = await fetch(platform.url + CLIENT_PATHS.token, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: demoBack(),
        client_id: DEMO_CLIENT.id,
        client_secret: DEMO_CLIENT.secret,
        ...more,
      }),
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const personOf = async (token = "") => {
    const answer = await fetch(platform.url + CLIENT_PATHS.userInfo, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status === 200 ? ((await answer.json()) as Record<string, unknown>) : null;
  };
  const refused = { status: 400, error: "invalid_grant" };

  it("knows an application that was registered exactly as the documentation says [AUTH-12, RUN-03]", async () => {
    const page = readFileSync(path.join(__dirname, "../../../docs/authorize.md"), "utf8");
    const secret = "a".repeat(64);
    const stored = createHash("sha256").update(secret).digest("hex");
    const statements = (/```sql\n([^`]*)```/.exec(page)?.[1] ?? "").replace(
      "the 64 digits from above",
      stored,
    );
    for (const statement of statements.split(";").filter((text) => text.trim() !== ""))
      await sql.raw(statement).execute(platform.database);
    const own = { client_id: "library", redirect_uri: "https://library.example/back" };
    expect((await about(client, { ...own, scope: "profile school" })).data).toMatchObject({
      clientName: "图书馆|||Library",
      redirectMatched: true,
    });
    const code = await codeOf({ ...own, scope: "profile school" });
    const answer = await exchange(code, { ...own, client_secret: secret });
    expect(answer).toMatchObject({ status: 200, scope: "profile school" });
    expect(await personOf(answer.access_token)).toMatchObject({ sub: "2001", unit_id: "2" });
  });

  it("describes the application and its scopes in both languages, and whether the address is its own [AUTH-12]", async () => {
    expect((await about(platform.client(), { scope: "school profile" })).data).toEqual({
      clientId: DEMO_CLIENT.id,
      clientName: DEMO_CLIENT.name,
      redirectMatched: true,
      scopes: [
        { scope: "profile", description: "您的姓名和用户名|||Your name and user name" },
        { scope: "school", description: expect.stringContaining("|||Your school") as string },
      ],
      consented: false,
    });
    expect(await about(client, { client_id: "unknown" })).toMatchObject({
      status: 404,
      code: "invalid_client",
    });
    expect(await about(client, { scope: "profile root" })).toMatchObject({ code: "invalid_scope" });
    const beyond = { client_id: OTHER.id, redirect_uri: OTHER.back, scope: "school" };
    expect(await about(client, beyond)).toMatchObject({ code: "invalid_scope" });
  });

  it("issues a code that gives the client what was allowed [AUTH-12]", async () => {
    const answer = await allow(client, { scope: "profile" });
    expect(answer).toMatchObject({ status: 200, data: { state: "s", redirect_uri: demoBack() } });
    const { access_token: token, scope } = await exchange(answer.data?.code ?? "");
    expect(scope).toBe("profile");
    expect(await personOf(token)).toEqual({ sub: "2001", name: "王雅琴", preferred_username: "teacher" });
    platform.pass(CLIENT_TOKEN_MS);
    expect(await personOf(token)).toBeNull();
  });

  it("asks again for what was not allowed yet, and remembers it for each person and client [AUTH-12]", async () => {
    await allow(client, { scope: "profile" });
    const consented = async (who: Client, more: Record<string, string> = {}) =>
      (await about(who, more)).data?.consented;
    expect(await consented(client, { scope: "profile" })).toBe(true);
    expect(await consented(client, { scope: "profile school" })).toBe(false);
    expect(await consented(client, { client_id: OTHER.id, redirect_uri: OTHER.back })).toBe(false);
    expect(await consented(await platform.client().signIn("student"))).toBe(false);
    expect(await consented(platform.client())).toBe(false);
  });

  it("matches addresses letter for letter and issues no code for another [REDIR-05, SEC-04]", async () => {
    const hostile = [
      "",
      DEMO_CLIENT.back,
      `${demoBack()}/`,
      `${demoBack()}?x=1`,
      `${demoBack()}#x`,
      `${demoBack()}%2f`,
      demoBack().replace("http:", "HTTP:"),
      demoBack().replace("127.0.0.1", "localhost"),
      demoBack().replace("://", "://evil.example@"),
      `${platform.url}/client/demo/../demo/back`,
      `${platform.url}.evil.example${DEMO_CLIENT.back}`,
      `https://evil.example/${demoBack()}`,
      `//evil.example${DEMO_CLIENT.back}`,
      "javascript:alert(1)",
      OTHER.back,
    ];
    const before = await platform.database.selectFrom("oauth_code").select("hash").execute();
    for (const redirect_uri of hostile) {
      expect([redirect_uri, (await about(client, { redirect_uri })).data?.redirectMatched]).toEqual([
        redirect_uri,
        false,
      ]);
      const answer = await allow(client, { redirect_uri });
      expect([redirect_uri, answer.code, answer.data]).toEqual([redirect_uri, "invalid_redirect_uri", null]);
    }
    expect(await platform.database.selectFrom("oauth_code").select("hash").execute()).toEqual(before);
    expect((await about(client)).data?.consented).toBe(false);
  });

  it("issues a code and nothing else, and reports a missing address [AUTH-12]", async () => {
    for (const response_type of ["token", "id_token", "code token", ""])
      expect(await allow(client, { response_type })).toMatchObject({
        status: 400,
        code: "unsupported_response_type",
        data: null,
      });
    const { code, message } = await allow(client, { redirect_uri: "" });
    expect([code, message]).toEqual(["invalid_redirect_uri", expect.stringContaining("is missing")]);
    expect((await allow(client, { redirect_uri: "https://evil.example/" })).message).toContain("registered");
  });

  it("allows nothing without a session, for another person, or from a foreign page [SEC-04]", async () => {
    expect((await allow(platform.client())).status).toBe(401);
    expect(await allow(client, { userId: "2002" })).toMatchObject({ status: 409, code: "other_person" });
    expect((await allow(client, { userId: "2001" })).status).toBe(200);
    const forged = await client.fetch("/api/uaa/shiyue_webauth", {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: new URLSearchParams({
        response_type: "code",
        client_id: DEMO_CLIENT.id,
        redirect_uri: demoBack(),
      }),
    });
    expect(await forged.json()).toMatchObject({ status: 403, code: "device_header", data: null });
  });

  describe("a code", () => {
    it("works once; presented again it ends the token made from it [SEC-04]", async () => {
      const code = await codeOf();
      const { access_token: token } = await exchange(code);
      expect(await personOf(token)).not.toBeNull();
      expect(await exchange(code)).toMatchObject(refused);
      expect(await personOf(token)).toBeNull();
    });

    it("works once for any number of simultaneous requests, and then never again [SEC-04]", async () => {
      const code = await codeOf();
      const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { access_token: token } of answers) expect(await personOf(token)).toBeNull();
    });

    it("is valid for no longer than a minute [SEC-04]", async () => {
      const code = await codeOf();
      platform.pass(CODE_MS);
      expect(await exchange(code)).toMatchObject(refused);
      expect(CODE_MS).toBeLessThanOrEqual(60_000);
    });

    it("is spent when another client or address presents it [SEC-04]", async () => {
      const stolen = await codeOf();
      const thief = { client_id: OTHER.id, client_secret: OTHER.secret };
      expect(await exchange(stolen, thief)).toMatchObject(refused);
      expect(await exchange(stolen)).toMatchObject(refused);
      const moved = await codeOf();
      expect(await exchange(moved, { redirect_uri: OTHER.back })).toMatchObject(refused);
      expect(await exchange(moved)).toMatchObject(refused);
    });

    it("needs the client's secret, and is not spent by a wrong one [SEC-04]", async () => {
      const code = await codeOf();
      for (const wrong of [
        { client_secret: "guess" },
        { client_secret: "" },
        { client_id: "unknown" },
        { client_id: OTHER.id },
      ])
        expect(await exchange(code, wrong)).toMatchObject({ status: 401, error: "invalid_client" });
      expect(await exchange(code, { grant_type: "password" })).toMatchObject({
        error: "unsupported_grant_type",
      });
      expect((await exchange(code)).status).toBe(200);
    });

    it("accepts the secret by HTTP's Basic scheme too", async () => {
      const answer = await fetch(platform.url + CLIENT_PATHS.token, {
        method: "POST",
        headers: { authorization: `Basic ${btoa(`${DEMO_CLIENT.id}:${DEMO_CLIENT.secret}`)}` },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code: await codeOf(),
          redirect_uri: demoBack(),
        }),
      });
      expect(answer.status).toBe(200);
    });

    it("made with a challenge needs its verifier, and one made without accepts none [SEC-04]", async () => {
      const pkce = { code_challenge: CHALLENGE, code_challenge_method: "S256" };
      expect(await exchange(await codeOf(pkce))).toMatchObject(refused);
      expect(await exchange(await codeOf(pkce), { code_verifier: "w".repeat(43) })).toMatchObject(refused);
      expect(await exchange(await codeOf(), { code_verifier: VERIFIER })).toMatchObject(refused);
      expect((await exchange(await codeOf(pkce), { code_verifier: VERIFIER })).status).toBe(200);
      for (const weak of [
        { code_challenge: VERIFIER, code_challenge_method: "plain" },
        { code_challenge: CHALLENGE },
        { code_challenge: "short", code_challenge_method: "S256" },
        { code_challenge_method: "S256" },
      ])
        expect(await allow(client, weak)).toMatchObject({ status: 400, code: "invalid_request" });
    });

    it.each(["", "x", "' or 1=1 --"])("cannot be guessed: %j [SEC-04]", async (code) => {
      expect(await exchange(code)).toMatchObject(refused);
    });
  });

  it("keeps the demo client, whose secret is public, to this machine [SEC-04]", async () => {
    const outside = { headers: { "x-forwarded-for": "203.0.113.7" } };
    const payload = {
      response_type: "code" as const,
      client_id: DEMO_CLIENT.id,
      redirect_uri: demoBack(),
    };
    expect((await client.call("webAuth", payload, outside)).code).toBe("invalid_client");
    for (const address of ["/client/demo", "/client/demo/start", DEMO_CLIENT.back])
      expect((await client.fetch(address, outside)).status).toBe(404);
  });

  it("stores codes and tokens only as hashes, and deletes both [SEC-04]", async () => {
    const code = await codeOf();
    const { access_token: token = "" } = await exchange(code);
    const stored = JSON.stringify([
      await platform.database.selectFrom("oauth_code").selectAll().execute(),
      await platform.database.selectFrom("oauth_token").selectAll().execute(),
    ]);
    expect(stored).toContain(hashToken(code));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(token);
    await createClients(platform.database, () => platform.now + CODE_MS + CLIENT_TOKEN_MS).sweep();
    expect(await platform.database.selectFrom("oauth_code").selectAll().execute()).toEqual([]);
    expect(await platform.database.selectFrom("oauth_token").selectAll().execute()).toEqual([]);
  });

  it("has a demo client that accepts only its own return, once [AUTH-12, SEC-04]", async () => {
    const begin = async () => {
      const answer = await client.fetch("/client/demo/start?ui_locales=en");
      const asked = new URL(answer.headers.get("location") ?? "", platform.url);
      expect([answer.status, asked.pathname]).toEqual([303, "/authorize/"]);
      return Object.fromEntries(asked.searchParams);
    };
    const shown = async (query: Record<string, string>, who = client) => {
      const search = new URLSearchParams({ ui_locales: "en", ...query }).toString();
      return (await who.fetch(`${DEMO_CLIENT.back}?${search}`)).text();
    };
    const asked = await begin();
    const { state = "", scope = "", code_challenge = "" } = asked;
    const request = { state, scope, code_challenge, code_challenge_method: "S256" };
    const code = await codeOf(request);
    const stranger = await platform.client().signIn("student");
    expect(await shown({ code, state }, stranger)).toContain("was not started here");
    expect(await shown({ code, state: `${state}x` })).toContain("was not started here");
    const again = await begin();
    const { state: next = "" } = again;
    const fresh = await codeOf({ ...request, state: next, code_challenge: again.code_challenge ?? "" });
    const page = await shown({ code: fresh, state: next, source: "<pc>" });
    expect(page).toContain("王雅琴");
    expect(page).toContain("&lt;pc&gt;");
    expect(await shown({ code: fresh, state: next })).toContain("was not started here");
    const { state: third = "" } = await begin();
    expect(await shown({ error: "access_denied", state: third })).toContain("You did not allow");
  });
});

it.each(["/authorize", "/authorize/", "/oauth/authorize", "/pages/login/authorize/index.html"])(
  "%s is the authorize page, which no page may frame [AUTH-12, SEC-01]",
  async (address) => {
    const platform = await new TestPlatform().start();
    try {
      const answer = await fetch(`${platform.url}${address}?client_id=x`);
      expect(await answer.text()).toContain("<!-- account -->");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect((await fetch(`${platform.url}/authorized/`)).status).toBe(404);
    } finally {
      await platform.remove();
    }
  },
);
