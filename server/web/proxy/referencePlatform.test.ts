import { calls } from "../../../contract/calls";
import { TestPlatform } from "../../testing/platform";
import { asking, rawRequest } from "../../testing/rawRequest";

jest.setTimeout(60_000);

describe("a portal over a second reference platform", () => {
  const platform = new TestPlatform();
  let portal: TestPlatform;

  beforeAll(async () => {
    await platform.start();
    portal = await new TestPlatform({ platformUrl: new URL(platform.url) }).start();
  });
  afterAll(async () => {
    await portal.remove();
    await platform.remove();
  });

  it("signs people in and out, with cookies of its own [RUN-03]", async () => {
    const client = await portal.client().signIn("teacher");
    expect((await client.call("me", {})).data?.loginName).toBe("teacher");
    expect((await client.call("refresh", {})).status).toBe(200);
    expect((await client.call("logout", {})).status).toBe(200);
    expect((await client.call("me", {})).status).toBe(401);
    expect([...client.cookies.keys()]).toEqual(["portal_device"]);
  });

  it("takes no cookie of the person's for a neighbour's when a token has lapsed [SEC-08, AUTH-01]", async () => {
    const secret = "x".repeat(43);
    const lines = [`Cookie: portal_access=${secret}; portal_refresh=${secret}; portal_device=${secret}`];
    const answers = [platform, portal].map(({ url }) =>
      rawRequest(url, asking("http://portal.school.example", calls.me.path, lines)),
    );
    const [direct, forwarded] = (await Promise.all(answers)).map(({ headers }) => headers);
    expect(direct?.["set-cookie"]).toContain("Domain=school.example");
    expect(forwarded).toHaveProperty("cache-control", "no-store");
    expect(forwarded).not.toHaveProperty("set-cookie");
  });

  it("offers no way of signing in whose page it does not have [RUN-03, AUTH-05]", async () => {
    const at = async (where: TestPlatform) => {
      const client = where.client();
      const [providers, launcher] = [
        await client.call("socialInfo", {}),
        await client.call("ssoLoginUrl", {}),
      ];
      return { providers: providers.data?.length, launcher: launcher.data };
    };
    expect(await at(platform)).toEqual({ providers: 2, launcher: "/launcher/" });
    expect(await at(portal)).toEqual({ providers: 0, launcher: null });
    for (const name of ["campus", "campus-app"]) {
      expect((await platform.client().fetch(`/provider/${name}/logo.svg`)).status).toBe(200);
      expect((await portal.client().fetch(`/provider/${name}/logo.svg`)).status).toBe(404);
    }
    const begun = await portal
      .client()
      .call("socialQrBegin", { providerId: "campus-app", state: "0123456789abcdef" });
    expect(begun.status).toBe(404);
  });
});
