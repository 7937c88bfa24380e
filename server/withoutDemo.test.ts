import { DEMO_CLIENT } from "./demo/seed/clients";
import { DEMO_CLIENT as DEMO_SHELL } from "./demo/seed/userClients";
import { DEMO_PASSWORD, people } from "./demo/seed/people";
import { CLIENT_PATHS } from "./platform/auth/clientCalls";
import { DATABASES } from "./testing/databases";
import { type Client, TestPlatform } from "./testing/platform";
import { platformOn } from "./testing/platformOn";

jest.setTimeout(60_000);

const OWN = "a-password-of-my-own-1";

const login = async (client: Client, username: string, password: string) =>
  (await client.call("login", { username, password })).status;

/** Looks at everything that the demo adds, and finds none of it. */
async function expectNoDemo(platform: TestPlatform): Promise<void> {
  for (const address of [
    "/provider/campus?response_type=code",
    "/provider/campus/logo.svg",
    "/provider/campus-app/scan",
    "/launcher/",
    "/client/demo",
    "/client/demo/start",
    "/client/demo/back",
    "/demo/outbox",
  ])
    expect([address, (await platform.client().fetch(address)).status]).toEqual([address, 404]);
  expect((await platform.client().call("socialInfo", {})).data).toEqual([]);
  expect((await platform.client().call("ssoLoginUrl", {})).data).toBeNull();
  const refused = await Promise.all(
    people
      .filter((person) => person.login !== "admin")
      .map((person) => login(platform.client(), person.login, DEMO_PASSWORD)),
  );
  expect(new Set(refused)).toEqual(new Set([400]));
  const shell = { headers: { "x-device-type": "app" } };
  expect(
    (await platform.client().call("loginUserClient", { userClientId: DEMO_SHELL.id }, shell)).status,
  ).toBe(400);
  const token = await platform.client().fetch(CLIENT_PATHS.token, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: "none",
      redirect_uri: platform.url + DEMO_CLIENT.back,
      client_id: DEMO_CLIENT.id,
      client_secret: DEMO_CLIENT.secret,
    }),
  });
  expect(await token.json()).toMatchObject({ error: "invalid_client" });
}

describe.each(DATABASES)("a platform without the demo, on %s", (kind) => {
  const platform = platformOn(kind, { demo: false, adminPassword: OWN });

  const restart = async (options: Parameters<TestPlatform["configure"]>[0]) => {
    await platform.stop();
    platform.configure(options);
    await platform.start();
  };

  it("begins with one school and the account admin, and nothing that was made up [SEC-04, RUN-01]", async () => {
    await expectNoDemo(platform);
    const client = platform.client();
    expect(await login(client, "admin", OWN)).toBe(200);
    const { data: me } = await client.call("me", {});
    expect(me).toMatchObject({ unitName: "我的学校", unitEnName: "My School", unitType: 2, userType: 4 });
    expect((await client.call("adminRole", { userId: me?.userId ?? "" })).data).toBe(true);
    expect((await client.call("unitLicence", {})).data).toBe(true);
    expect((await client.call("myAppIcons", { appType: 1 })).status).toBe(200);
    expect((await platform.client().call("unitConfig", {})).data).toMatchObject({ unitName: "我的学校" });
    expect(await platform.database.selectFrom("person").select("login_name").execute()).toEqual([
      { login_name: "admin" },
    ]);
  });

  it("stays without it at a later start that has one [SEC-04, RUN-01]", async () => {
    await restart({ demo: true, adminPassword: null });
    expect(await platform.database.selectFrom("unit").select("name").execute()).toEqual([
      { name: "我的学校" },
    ]);
    expect(await login(platform.client(), "teacher", DEMO_PASSWORD)).toBe(400);
    expect(await login(platform.client(), "admin", OWN)).toBe(200);
  });
});

describe.each(DATABASES)("a demo that is switched off later, on %s", (kind) => {
  const platform = platformOn(kind);

  it("lets none of its people in, ends what they had opened, and keeps admin by ADMIN_PASSWORD [SEC-04]", async () => {
    const teacher = await platform.client().signIn("teacher");
    const admin = await platform.client().signIn("admin");
    await platform.stop();
    platform.configure({ demo: false, adminPassword: OWN });
    await platform.start();
    await expectNoDemo(platform);
    for (const client of [teacher, admin]) {
      const later = platform.client();
      for (const [name, value] of client.cookies) later.cookies.set(name, value);
      expect((await later.call("me", {})).status).toBe(401);
      expect((await later.call("refresh", {})).status).toBe(401);
    }
    expect(await login(platform.client(), "admin", DEMO_PASSWORD)).toBe(400);
    expect(await login(platform.client(), "admin", OWN)).toBe(200);
  });
});

it("without the demo and ADMIN_PASSWORD there is no account, and the portal says so at its start [RUN-01]", async () => {
  const platform = new TestPlatform({ demo: false });
  await expect(platform.start()).rejects.toThrow("DEMO=0 ADMIN_PASSWORD=… npm start");
  await platform.remove();
});
