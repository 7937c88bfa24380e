import { calls, type Call } from "../../../contract/calls";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES, onOne } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { forgetPassword, proveUnbound } from "../../testing/proofs";

jest.setTimeout(60_000);

describe.each(DATABASES)("an attack on %s", (kind) => {
  const platform = platformOn(kind, { development: true });
  const form = (who: Client, address: string, fields: Record<string, string>) =>
    who.fetch(address, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: platform.url },
    });
  onOne(kind, () => {
    it("by HEAD, which browsers send across sites like GET, does nothing that a GET would [API-02, SEC-04]", async () => {
      const victim = await platform.client().signIn("teacher");
      const changing = (Object.values(calls) as Call[]).filter(
        ({ method, mutates }) => method === "GET" && mutates,
      );
      expect(changing.length).toBeGreaterThan(2);
      for (const { path } of changing) {
        const answer = await victim.fetch(`${path}?userId=2002&ticket=x`, {
          method: "HEAD",
          headers: { origin: "https://evil.example" },
        });
        expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
      }
      expect((await victim.call("refresh", {})).status).toBe(200);
      expect((await victim.call("me", {})).data?.loginName).toBe("teacher");
    });
  });

  it("by the same proof at one moment sets one of the passwords [AUTH-06, SEC-04]", async () => {
    const forgotten = await forgetPassword(platform, "teacher2");
    const checks = await Promise.all([1, 2, 3].map(() => platform.client().call("passwordCheck", forgotten)));
    const proofs = checks.flatMap(({ data }) => data?.proof ?? []);
    expect(proofs).toHaveLength(1);
    const passwords = ["river-boat-1", "river-boat-2", "river-boat-3"];
    const set = await Promise.all(
      passwords.map((password) =>
        platform.client().call("passwordReset", { proof: proofs[0] ?? "", password }),
      ),
    );
    expect(set.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = passwords[set.findIndex(({ status }) => status === 200)] ?? "";
    expect((await platform.client().call("login", { username: "teacher2", password: won })).status).toBe(200);
  });

  it("by one proof of a provider's account at one moment ties it to one person [AUTH-05, SEC-04]", async () => {
    const client = platform.client();
    const { openid, id } = await proveUnbound(platform, client, "campus-new2");
    const tries = await Promise.all(
      ["area-admin", "admin", "staff"].map((username) =>
        client.copy().call("login", { username, password: DEMO_PASSWORD, openid, id }),
      ),
    );
    expect(tries.map(({ status, code: why }) => (status === 200 ? "tied" : why)).sort()).toEqual([
      "expired",
      "expired",
      "tied",
    ]);
    const links = await platform.database
      .selectFrom("social_link")
      .where("openid", "=", openid)
      .selectAll()
      .execute();
    expect(links).toHaveLength(1);
  });

  it("by yes and no at one moment decides a code to scan once [SEC-04]", async () => {
    const client = platform.client();
    const qr = await client.call("socialQrBegin", { providerId: "campus-app", state: "campus-app.x" });
    const page = new URL(qr.data?.verification_uri_complete ?? "");
    const asked = await form(platform.client(), "/provider/campus-app/scan", {
      code: page.searchParams.get("code") ?? "",
      account: "campus-teacher",
      password: DEMO_PASSWORD,
    });
    const confirm = /name="confirm" value="([^"]+)"/.exec(await asked.text())?.[1] ?? "";
    const decided = await Promise.all(
      ["yes", "no", "yes", "no"].map((decision) =>
        form(platform.client(), "/provider/campus-app/confirm", { confirm, decision }),
      ),
    );
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  onOne(kind, () => {
    it("that spells the account in other ways, or comes from ever more addresses, is held up all the same [SEC-04]", async () => {
      const guess = (username: string, address: string) =>
        platform
          .client()
          .send("login", { username, password: "guess" }, { headers: { "x-forwarded-for": address } });
      const spelt = ["admin2", "ADMIN2", " admin2 ", "ａｄｍｉｎ２", "Admin2", "admin2\u00a0"];
      const statuses = [];
      for (const name of spelt) statuses.push((await guess(name, "203.0.113.1")).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const many = [];
      for (let host = 2; host < 30; host += 1) many.push((await guess("admin2", `203.0.113.${host}`)).status);
      expect(many.filter((status) => status === 200)).toHaveLength(15);
    });

    it("that claims to come from this machine is believed by what our own proxy saw alone [SEC-04]", async () => {
      const login = { username: "student2", password: DEMO_PASSWORD };
      for (const chain of ["127.0.0.1, 203.0.113.7", "::1, 203.0.113.7", "localhost, 203.0.113.7"])
        expect(
          await platform.client().call("login", login, { headers: { "x-forwarded-for": chain } }),
        ).toMatchObject({ status: 400, code: "invalid_grant" });
    });
  });
});
