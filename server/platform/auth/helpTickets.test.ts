import { DATABASES } from "../../testing/databases";
import { type Client } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { HELP_EXCHANGE } from "./helpExchange";

jest.setTimeout(60_000);

describe.each(DATABASES)("a help centre's ticket on %s", (kind) => {
  const platform = platformOn(kind);
  let person: Client;

  beforeEach(async () => {
    person = await platform.client().signIn("teacher");
  });

  const ticketOf = async (who: Client) => (await who.call("helpTicket", {})).data?.ticket ?? "";
  const ask = async (ticket: string) => {
    const answer = await platform
      .client()
      .fetch(HELP_EXCHANGE, { method: "POST", body: new URLSearchParams({ ticket }) });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
  };

  it("identifies the person who asks for help, once, within a minute, and sets no cookie [REDIR-06]", async () => {
    const ticket = await ticketOf(person);
    const { status, headers, body } = await ask(ticket);
    expect([status, body]).toEqual([
      200,
      {
        sub: "2001",
        name: "王雅琴",
        user_type: 2,
        unit_id: "2",
        unit_name: expect.stringContaining("育才") as string,
      },
    ]);
    expect([headers.getSetCookie(), headers.get("cache-control")]).toEqual([[], "no-store"]);
    expect((await ask(ticket)).status).toBe(400);
    const justInTime = await ticketOf(person);
    platform.pass(59_999);
    expect((await ask(justInTime)).status).toBe(200);
    const late = await ticketOf(person);
    platform.pass(60_000);
    expect(await ask(late)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(
      (await Promise.all(Array.from({ length: 5 }, () => ask("guess")))).map((one) => one.status),
    ).toEqual([400, 400, 400, 400, 400]);
  });

  it("answers only one of several exchanges at the same moment [REDIR-06]", async () => {
    const ticket = await ticketOf(person);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => ask(ticket)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it("opens nothing, as a session, a sign-in or an application's token [REDIR-06]", async () => {
    const ticket = await ticketOf(person);
    const other = platform.client();
    other.cookies.set("portal_access", ticket).set("portal_refresh", ticket);
    expect((await other.call("me", {})).status).toBe(401);
    expect((await other.call("refresh", {})).status).toBe(401);
    expect((await other.call("ticketLogin", { ticket })).status).toBe(400);
    expect((await other.call("relogin", { accessToken: ticket })).status).toBe(400);
    const info = await other.fetch("/api/uaa/oauth/userinfo", {
      headers: { authorization: `Bearer ${ticket}` },
    });
    expect(info.status).toBe(401);
    expect((await ask(ticket)).status).toBe(200);
    // A session's own token is not a ticket either.
    expect((await ask(person.cookies.get("portal_access") ?? "")).status).toBe(400);
  });

  it("is given only to a person who is signed in, and ends with the session [REDIR-06, SEC-09]", async () => {
    expect((await platform.client().call("helpTicket", {})).status).toBe(401);
    const bare = await person.fetch("/api/uaa/help/ticket", { method: "POST" });
    expect(await bare.json()).toMatchObject({ status: 403 });
    const ticket = await ticketOf(person);
    await person.call("logout", {});
    expect((await ask(ticket)).status).toBe(400);
  });

  it("is exchanged by the platform's own help page, which leads back to pages of the portal alone [REDIR-06]", async () => {
    const show = async (query: Record<string, string>) =>
      (await platform.client().fetch(`/help/?${new URLSearchParams({ ui_locales: "en", ...query })}`)).text();
    const accessToken = await ticketOf(person);
    const back = `${platform.url}/pages/base/pc_desktop_all/index.html?a="<b>`;
    const page = await show({ accessToken, redUrl: back });
    expect(page).toContain("Hello 王雅琴, ");
    expect(page).toContain(`href="${platform.url}/pages/base/pc_desktop_all/index.html?a=%22%3Cb%3E"`);
    expect(await show({ accessToken })).not.toContain("Hello");
    for (const redUrl of [
      "https://evil.example/",
      "javascript:alert(1)",
      "//evil.example",
      "/\\evil.example",
      "",
    ])
      expect(await show({ redUrl })).toMatch(
        /<a href="\/">[^<]+<\/a>\s+<a href="\/help\/\?ui_locales=[^"&]+"/,
      );
  });

  it("is one of eight of a session: who asks without end has the newest [REDIR-06, SEC-11]", async () => {
    const tickets: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      platform.pass(1);
      tickets.push(await ticketOf(person));
    }
    const rows = platform.database.selectFrom("help_ticket").where("until", ">", platform.now).select("hash");
    const newest = tickets.slice(-8);
    expect((await ask(tickets[0] ?? "")).status).toBe(400);
    expect((await ask(newest[0] ?? "")).status).toBe(200);
    expect((await rows.execute()).length).toBeLessThanOrEqual(7);
  });
});
