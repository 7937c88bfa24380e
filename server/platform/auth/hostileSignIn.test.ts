import { createHash } from "node:crypto";
import { DEMO_CLIENT } from "../../demo/seed/clients";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { type Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { CLIENT_PATHS } from "./clientCalls";

jest.setTimeout(60_000);

const VERIFIER = "v".repeat(43);
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");
const EVIL = "https://evil.example/back";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("an attacker with an account and a site of their own,", () => {
  const platform = platformOn("sqlite");
  let victim: Client;

  beforeEach(async () => {
    victim = await platform.client().signIn("teacher");
  });

  const nameOf = async (who: Client) => (await who.call("me", {})).data?.loginName ?? null;

  it("cannot fix a session: a sign-in makes new secrets, and the browser's old ones open nothing [SEC-04]", async () => {
    const chosen = "A".repeat(43);
    const browser = platform.client();
    for (const name of ["portal_access", "portal_refresh"]) browser.cookies.set(name, chosen);
    await browser.signIn("teacher");
    const first = new Map(browser.cookies);
    await browser.signIn("teacher");
    for (const name of ["portal_access", "portal_refresh"])
      expect(new Set([chosen, first.get(name), browser.cookies.get(name)]).size).toBe(3);
    const before = browser.copy();
    for (const [name, value] of first) before.cookies.set(name, value);
    expect(await nameOf(before)).toBeNull();
    expect((await before.call("refresh", {})).status).toBe(401);
    expect(await nameOf(browser)).toBe("teacher");
  });

  describe("who requests a code", () => {
    const back = () => platform.url + DEMO_CLIENT.back;
    const right = (): [string, string][] => [
      ["response_type", "code"],
      ["client_id", DEMO_CLIENT.id],
      ["redirect_uri", back()],
      ["state", "s"],
    ];
    const codes = async () =>
      (await platform.database.selectFrom("oauth_code").select("hash").execute()).length;
    /** Sends a form and a query of the attacker's own. */
    const ask = async (body: string, query = "") => {
      const answer = await victim.fetch(`/api/uaa/shiyue_webauth${query}`, {
        method: "POST",
        headers: { ...FORM, "x-device-type": "pc" },
        body,
      });
      return (await answer.json()) as { status: number; data: { redirect_uri?: string } | null };
    };
    const text = (pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");

    it.each([
      ["redirect_uri", EVIL],
      ["redirect_uri[]", EVIL],
      ["redirect_uri.x", EVIL],
      ["redirect%5Furi", EVIL],
      ["client_id", "other"],
      ["client%5Fid", "other"],
      ["code_challenge", CHALLENGE],
    ])("gets none by sending %s twice [AUTH-12, REDIR-05, SEC-04]", async (name, value) => {
      const pkce: [string, string][] = [
        ["code_challenge", createHash("sha256").update("mine").digest("base64url")],
        ["code_challenge_method", "S256"],
      ];
      const before = await codes();
      for (const pairs of [
        [...right(), ...pkce, [name, value] as const],
        [[name, value] as const, ...right(), ...pkce],
      ])
        expect([name, (await ask(text(pairs))).data]).toEqual([name, null]);
      expect(await codes()).toBe(before);
    });

    it("is answered by the form's values, whatever the address says [AUTH-12, REDIR-05]", async () => {
      const beside = `?redirect_uri=${encodeURIComponent(EVIL)}&client_id=other`;
      expect((await ask(text(right()), beside)).data?.redirect_uri).toBe(back());
      const evil = text(right().map(([name, value]) => [name, name === "redirect_uri" ? EVIL : value]));
      expect((await ask(evil, `?redirect_uri=${encodeURIComponent(back())}`)).data).toBeNull();
    });

    it("gets none for a slightly different address or client [AUTH-12, REDIR-05, SEC-04]", async () => {
      const { port } = new URL(platform.url);
      const before = await codes();
      const near = [
        back().replace(`:${port}`, `:0${port}`),
        back().replace(`:${port}`, `.:${port}`),
        back().replace("127.0.0.1", "１２７.0.0.1"),
        back().replace("127.0.0.1", "127.1"),
        back().replace("127.0.0.1", "[::ffff:127.0.0.1]"),
        back().replace("://", "://x:y@"),
        back().replace("://", ":\\\\"),
        back().replace("/client", "/Client"),
        back().replace("/client", "/%63lient"),
        back().replace("/client", "//client"),
        `${back()}?`,
        `${back()}#`,
        `${back()};x`,
        `${back()} `,
        ` ${back()}`,
        `${back()}\n`,
        `${back()}\t`,
        `${back()}\u200b`,
        `${back()},${EVIL}`,
        `${back()}/../../evil`,
        `${back()}?next=//evil.example`,
        "javascript:alert(document.domain)//",
      ];
      for (const redirect_uri of near)
        expect([redirect_uri, (await victim.call("webAuth", { ...asked(), redirect_uri })).data]).toEqual([
          redirect_uri,
          null,
        ]);
      for (const client_id of [
        DEMO_CLIENT.id.toUpperCase(),
        ` ${DEMO_CLIENT.id}`,
        `${DEMO_CLIENT.id}\n`,
        `${DEMO_CLIENT.id}%`,
        DEMO_CLIENT.id.replace("d", "ｄ"),
      ])
        expect([client_id, (await victim.call("webAuth", { ...asked(), client_id })).data]).toEqual([
          client_id,
          null,
        ]);
      expect(await codes()).toBe(before);
    });

    const asked = () => ({ response_type: "code", client_id: DEMO_CLIENT.id, redirect_uri: back() });
    const exchange = async (pairs: readonly (readonly [string, string])[], query = "") => {
      const answer = await fetch(platform.url + CLIENT_PATHS.token + query, {
        method: "POST",
        headers: FORM,
        body: text(pairs),
      });
      return answer.status;
    };

    it("exchanges none with values in an address, or sent twice [AUTH-12, SEC-04]", async () => {
      const code =
        (
          await victim.call("webAuth", {
            ...asked(),
            code_challenge: CHALLENGE,
            code_challenge_method: "S256",
          })
        ).data?.code ?? "";
      const form: [string, string][] = [
        ["grant_type", "authorization_code"],
        ["redirect_uri", back()],
        ["client_id", DEMO_CLIENT.id],
        ["client_secret", DEMO_CLIENT.secret],
      ];
      const proof: [string, string][] = [
        ["code", code],
        ["code_verifier", VERIFIER],
      ];
      expect(await exchange(form, `?${text(proof)}`)).toBe(400);
      expect(await exchange([...form.slice(0, 3), ...proof], `?${text(form.slice(3))}`)).toBe(401);
      expect(await exchange([...form, ...proof, ["code", "x"]])).toBe(400);
      expect(await exchange([...form, ...proof, ["client_secret", "x"]])).toBe(401);
      // None of that has presented the code, which is still valid for its own client.
      expect(await exchange([...form, ...proof])).toBe(200);
    });
  });

  it("signs no person in by any form from another site [API-02, SEC-04]", async () => {
    const body = { username: "student", password: DEMO_PASSWORD };
    for (const [type, sent] of [
      ["text/plain", JSON.stringify(body)],
      ["text/plain", new URLSearchParams(body).toString()],
      ["application/x-www-form-urlencoded", `${new URLSearchParams(body).toString()}&x-device-type=pc`],
      [
        "multipart/form-data; boundary=x",
        '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\nstudent\r\n--x--',
      ],
    ] as const) {
      const answer = await victim.fetch("/api/uaa/oauth/login?x-device-type=pc", {
        method: "POST",
        headers: { "content-type": type, origin: "https://evil.example" },
        body: sent,
      });
      expect([type, answer.headers.getSetCookie()]).toEqual([type, []]);
      expect(((await answer.json()) as { status: number }).status).not.toBe(200);
    }
    expect(await nameOf(victim)).toBe("teacher");
  });
});
