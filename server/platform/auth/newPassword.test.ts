import { sql } from "kysely";
import { DEMO_CLIENT } from "../../demo/seed/clients";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES } from "../../testing/databases";
import type { Client, TestPlatform } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { proveForgotten, proveUnbound } from "../../testing/proofs";
import { waiting } from "../../testing/waiting";
import { CLIENT_PATHS } from "./clientCalls";
import { endAccess } from "./endAccess";
import { createPasswordCheck } from "./passwords";

jest.setTimeout(60_000);

const NEW = "river-boat-7";

const personOf = async (platform: TestPlatform, account: string): Promise<string> =>
  (
    await platform.database
      .selectFrom("person")
      .where("login_name", "=", account)
      .select("id")
      .executeTakeFirstOrThrow()
  ).id;

const allow = (platform: TestPlatform, who: Client) =>
  who.call("webAuth", {
    response_type: "code",
    client_id: DEMO_CLIENT.id,
    redirect_uri: platform.url + DEMO_CLIENT.back,
  });

async function exchange(platform: TestPlatform, code = ""): Promise<string> {
  const answer = await fetch(platform.url + CLIENT_PATHS.token, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: platform.url + DEMO_CLIENT.back,
      client_id: DEMO_CLIENT.id,
      client_secret: DEMO_CLIENT.secret,
    }),
  });
  return ((await answer.json()) as { access_token?: string }).access_token ?? "";
}

const wrong = { status: 400, code: "invalid_grant", data: null };

describe.each(DATABASES)("a new password on %s", (kind) => {
  /** Runs once, after the next password was found to be right and before it has any effect. */
  let meanwhile: (() => Promise<unknown>) | null = null;
  const check = createPasswordCheck();
  const checkPassword = async (stored: string | null, password: string) => {
    const same = await check(stored, password);
    const what = meanwhile;
    meanwhile = null;
    await what?.();
    return same;
  };
  const platform = platformOn(kind, {}, { checkPassword });
  const sessionsOf = async (account: string) =>
    platform.database
      .selectFrom("session")
      .where("person_id", "=", await personOf(platform, account))
      .select("id")
      .execute();

  it("that is set while the old one is being checked refuses that sign-in [AUTH-06, SEC-04]", async () => {
    const client = await platform.client().signIn("teacher");
    const proof = await proveForgotten(platform, "student");
    meanwhile = async () => {
      const { status } = await platform.client().call("passwordReset", { proof, password: NEW });
      expect(status).toBe(200);
    };
    const answer = await client.call("login", { username: "student", password: DEMO_PASSWORD });
    expect(answer).toMatchObject(wrong);
    expect(await sessionsOf("student")).toEqual([]);
    expect((await client.call("me", {})).data?.loginName).toBe("teacher");
    expect((await client.call("login", { username: "student", password: NEW })).status).toBe(200);
  });

  it("that is set at that moment keeps a provider's account from being linked by the old one [AUTH-13, SEC-04]", async () => {
    const client = platform.client();
    const { openid, id } = await proveUnbound(platform, client, "campus-new");
    const proof = await proveForgotten(platform, "student2");
    meanwhile = () => platform.client().call("passwordReset", { proof, password: NEW });
    const ties = (password: string) => client.call("login", { username: "student2", password, openid, id });
    expect(await ties(DEMO_PASSWORD)).toMatchObject(wrong);
    const links = () =>
      platform.database.selectFrom("social_link").where("openid", "=", openid).selectAll().execute();
    expect(await links()).toEqual([]);
    expect((await ties(NEW)).status).toBe(200);
    expect(await links()).toHaveLength(1);
  });

  it("ends the ticket with which another portal was just sending the person here [AUTH-06, AUTH-14]", async () => {
    const body = new URLSearchParams({ account: "parent", password: DEMO_PASSWORD });
    const ticket = async () => {
      const headers = { origin: platform.url };
      const sent = await platform.client().fetch("/launcher/", { method: "POST", body, headers });
      return new URL(sent.headers.get("location") ?? "").searchParams.get("ticket") ?? "";
    };
    expect((await platform.client().call("ticketLogin", { ticket: await ticket() })).status).toBe(200);
    const late = await ticket();
    await platform
      .client()
      .call("passwordReset", { proof: await proveForgotten(platform, "parent"), password: NEW });
    expect(await platform.client().call("ticketLogin", { ticket: late })).toMatchObject(wrong);
  });

  it("is not set if the access of the old one cannot be ended completely [AUTH-06, SEC-04]", async () => {
    const holder = await platform.client().signIn("staff");
    const proof = await proveForgotten(platform, "staff");
    const reset = () => platform.client().call("passwordReset", { proof, password: NEW });
    await sql`alter table oauth_token rename to elsewhere`.execute(platform.database);
    try {
      expect((await reset()).status).toBe(500);
    } finally {
      await sql`alter table elsewhere rename to oauth_token`.execute(platform.database);
    }
    expect((await holder.call("me", {})).status).toBe(200);
    expect((await platform.client().signIn("staff")).cookies.has("portal_access")).toBe(true);
    expect((await reset()).status).toBe(200);
    expect((await holder.call("me", {})).status).toBe(401);
  });
});

// On SQLite one transaction waits for the end of another, so nothing can run between its statements.
describe("requests that run while PostgreSQL sets a new password", () => {
  const platform = platformOn("postgres");

  /** Sends a request when a person's new password is set but not yet visible, and returns its result afterwards. */
  const during = async <T>(account: string, send: () => Promise<T>): Promise<T> => {
    const id = await personOf(platform, account);
    const sent: Promise<T>[] = [];
    await platform.database.transaction().execute(async (trx) => {
      await trx.updateTable("person").set({ password: "new" }).where("id", "=", id).execute();
      await endAccess(trx, () => platform.now, id);
      sent.push(send());
      await waiting(platform.database, 1);
    });
    return (await Promise.all(sent))[0] as T;
  };

  it("a sign-in with the old one is refused [AUTH-06, SEC-04]", async () => {
    const client = platform.client();
    const login = { username: "teacher", password: DEMO_PASSWORD };
    expect(await during("teacher", () => client.call("login", login))).toMatchObject(wrong);
    expect(client.cookies.has("portal_access")).toBe(false);
  });

  it("an ending session opens no other one by its access token [AUTH-02, SEC-04]", async () => {
    const holder = await platform.client().signIn("student");
    const accessToken = holder.cookies.get("portal_access") ?? "";
    const other = platform.client();
    expect(await during("student", () => other.call("relogin", { accessToken }))).toMatchObject(wrong);
    expect(other.cookies.size).toBe(0);
  });

  it("an ending session gives no application consent [AUTH-12, SEC-04]", async () => {
    const holder = await platform.client().signIn("parent");
    expect(await during("parent", () => allow(platform, holder))).toMatchObject({ status: 401, data: null });
    expect(await platform.database.selectFrom("oauth_code").selectAll().execute()).toEqual([]);
  });

  it("a token that is being made from a code ends with the others [AUTH-12, SEC-04]", async () => {
    const { data } = await allow(platform, await platform.client().signIn("staff"));
    const proof = await proveForgotten(platform, "staff");
    const sent: Promise<unknown>[] = [];
    await platform.database.transaction().execute(async (trx) => {
      // References to the client wait: the exchange stops between spending the code and making the token.
      await sql`select id from oauth_client where id = ${DEMO_CLIENT.id} for update`.execute(trx);
      sent.push(exchange(platform, data?.code));
      await waiting(platform.database, 1);
      sent.push(platform.client().call("passwordReset", { proof, password: NEW }));
      await waiting(platform.database, 2);
    });
    const [token, reset] = await Promise.all(sent);
    expect(token).toMatch(/^[\w-]+$/);
    expect(reset).toMatchObject({ status: 200 });
    expect(await platform.database.selectFrom("oauth_token").selectAll().execute()).toEqual([]);
  });
});
