import { DEMO_CLIENT } from "../../demo/seed/userClients";
import { DEMO_PASSWORD } from "../../demo/seed/people";
import { DATABASES } from "../../testing/databases";
import { type Client, TestPlatform } from "../../testing/platform";
import { platformOn } from "../../testing/platformOn";
import { ACCESS_MS } from "./sessionModel";
import { TICKET_MS } from "./tickets";

jest.setTimeout(60_000);

describe.each(DATABASES)("the ways of signing in besides the password on %s", (kind) => {
  const platform = platformOn(kind, { development: true });
  let client: Client;

  beforeEach(() => {
    client = platform.client();
  });

  const whoIs = async (who: Client) => (await who.call("me", {})).data?.loginName ?? null;
  const app = { headers: { "x-device-type": "app" } };

  /** Makes the launcher send a person to the portal, and returns the address. */
  const launch = async (
    account: string,
    more: Record<string, string> = {},
    headers = { origin: platform.url },
  ) => {
    const body = new URLSearchParams({ account, password: DEMO_PASSWORD, ...more });
    const answer = await client.fetch("/launcher/", { method: "POST", body, headers });
    return { answer, target: new URL(answer.headers.get("location") ?? "/none", platform.url) };
  };
  const ticketFor = async (account: string) =>
    (await launch(account)).target.searchParams.get("ticket") ?? "";

  it("a ticket of the launcher signs its person in, once [AUTH-02, AUTH-14]", async () => {
    const { target } = await launch("teacher", { state: "n&1" });
    expect(target.pathname).toBe("/login/");
    expect(target.searchParams.get("state")).toBe("n&1");
    const ticket = target.searchParams.get("ticket") ?? "";
    expect(await client.call("ticketLogin", { ticket })).toMatchObject({
      status: 200,
      data: { userType: 2 },
    });
    expect(await whoIs(client)).toBe("teacher");
    const other = platform.client();
    expect(await other.call("ticketLogin", { ticket })).toMatchObject({
      status: 400,
      code: "invalid_grant",
      message: expect.stringContaining("登录票据已失效") as unknown,
    });
    expect(await whoIs(other)).toBeNull();
  });

  it("a ticket works once for any number of simultaneous requests [AUTH-02, SEC-04]", async () => {
    const ticket = await ticketFor("teacher");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => platform.client().call("ticketLogin", { ticket })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("a ticket is valid for a minute [AUTH-02]", async () => {
    const ticket = await ticketFor("student");
    platform.pass(TICKET_MS);
    expect(await client.call("ticketLogin", { ticket })).toMatchObject({
      status: 400,
      code: "invalid_grant",
    });
  });

  it("the launcher gives no ticket to a wrong password or another site's form, and treats markup as text [SEC-02, SEC-04]", async () => {
    const { answer } = await launch('"><b>x', { password: "wrong", state: '"><i>' });
    const page = await answer.text();
    expect([answer.status, page.includes('role="alert"'), /<b>|<i>/.test(page)]).toEqual([200, true, false]);
    const foreign = await launch("teacher", {}, { origin: "https://evil.example" });
    expect(foreign.answer.status).toBe(404);
  });

  it("the launcher slows guessing down together with the login page [SEC-04]", async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await launch("student2", { password: "guess" });
      await client.call("login", { username: "student2", password: "guess" });
    }
    const { answer } = await launch("student2");
    expect([answer.status, answer.headers.get("location")]).toEqual([429, null]);
    expect(await answer.text()).toMatch(/role="alert">尝试次数过多/);
  });

  it("an access token opens another session for its person, while it is valid [AUTH-02, AUTH-15]", async () => {
    const shell = await platform.client().signIn("parent");
    const accessToken = shell.cookies.get("portal_access") ?? "";
    expect(await client.call("relogin", { accessToken })).toMatchObject({
      status: 200,
      data: { userType: 3 },
    });
    expect([await whoIs(client), await whoIs(shell)]).toEqual(["parent", "parent"]);
    expect(client.cookies.get("portal_access")).not.toBe(accessToken);
    platform.pass(ACCESS_MS);
    const late = platform.client();
    expect(await late.call("relogin", { accessToken })).toMatchObject({
      status: 400,
      code: "invalid_grant",
      message: expect.stringContaining("登录令牌已失效") as unknown,
    });
    expect(await whoIs(late)).toBeNull();
  });

  it("a client id signs its person in on a shell, and only on a shell [AUTH-02, AUTH-15]", async () => {
    const userClientId = DEMO_CLIENT.id;
    expect(await client.call("loginUserClient", { userClientId })).toMatchObject({ status: 403 });
    expect(await client.call("loginUserClient", { userClientId: "guess" }, app)).toMatchObject({
      status: 400,
      code: "invalid_grant",
    });
    expect(await whoIs(client)).toBeNull();
    expect(await client.call("loginUserClient", { userClientId }, app)).toMatchObject({ status: 200 });
    expect(await whoIs(client)).toBe("staff");
  });

  it("GETs that sign in require the device header, and spend nothing without it [AUTH-15, SEC-04]", async () => {
    const ticket = await ticketFor("teacher");
    for (const address of [`/api/uaa/ticket/login?ticket=${ticket}`, "/api/uaa/switch/login?userId=2002"]) {
      const answer = (await (await client.fetch(address)).json()) as { code: string };
      expect(answer.code).toBe("device_header");
    }
    expect(await client.call("ticketLogin", { ticket })).toMatchObject({ status: 200 });
  });

  it("switching goes to another demo account, for a person who is signed in [AUTH-15]", async () => {
    expect(await client.call("switchLogin", { userId: "2002" })).toMatchObject({ status: 401 });
    await client.signIn("teacher");
    expect(await client.call("switchLogin", { userId: "2002" })).toMatchObject({ status: 200 });
    expect(await whoIs(client)).toBe("student");
    expect(await client.call("switchLogin", { userId: "unknown" })).toMatchObject({ status: 403 });
    expect(await whoIs(client)).toBe("student");
  });

  it("the single sign-on of the demo is the launcher [AUTH-19]", async () => {
    expect(await client.call("ssoLoginUrl", {})).toMatchObject({ status: 200, data: "/launcher/" });
  });
});

describe("a platform that others can reach", () => {
  const platform = new TestPlatform({ host: "0.0.0.0" });
  beforeAll(async () => {
    await platform.start();
  });
  afterAll(() => platform.remove());

  it("has no launcher, no demo shell and no single sign-on [SEC-04, AUTH-19]", async () => {
    const client = platform.client();
    expect((await client.fetch("/launcher/")).status).toBe(404);
    expect(await client.call("ssoLoginUrl", {})).toMatchObject({ data: null });
    expect(
      await client.call(
        "loginUserClient",
        { userClientId: DEMO_CLIENT.id },
        { headers: { "x-device-type": "app" } },
      ),
    ).toMatchObject({ status: 400 });
  });
});

describe("outside development", () => {
  const platform = new TestPlatform();
  beforeAll(async () => {
    await platform.start();
  });
  afterAll(() => platform.remove());

  it("no person is switched to another account [AUTH-15]", async () => {
    const client = await platform.client().signIn("teacher");
    expect(await client.call("switchLogin", { userId: "2002" })).toMatchObject({ status: 403 });
    expect((await client.call("me", {})).data?.loginName).toBe("teacher");
  });
});
