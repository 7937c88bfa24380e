import { calls, type Call, type CallName } from "../../contract/calls";
import { DEMO_PASSWORD } from "../demo/seed/people";
import { type Client, TestPlatform } from "../testing/platform";

jest.setTimeout(60_000);

const FOREIGN = { origin: "https://evil.example" };
const changing = (Object.keys(calls) as CallName[]).filter((name) => {
  const spec: Call = calls[name];
  return spec.method === "POST" || spec.mutates;
});
/** Names of GETs that only read. */
const READS =
  /^(me|web_?auth|social|unit|sso|face|desktop|unhandled|unread|popUp|message|myApp|module|code|parent|child|current|admin|voice|package|manifest|front|shared|app|theme|site|notices|show)/i;

describe("a page of another site", () => {
  const platform = new TestPlatform({ development: true });
  let victim: Client;

  beforeAll(async () => {
    await platform.start();
    victim = await platform.client().signIn("teacher");
  });
  afterAll(() => platform.remove());

  /** What such a page can make the browser send: cookies and a form, but no header of its own. */
  const forge = (spec: Call, headers: Record<string, string> = FOREIGN) =>
    victim.fetch(spec.path.replace(/\{\w+\}/g, "1"), {
      method: spec.method,
      headers,
      ...(spec.method === "POST" ? { body: new URLSearchParams({ "x-device-type": "pc", id: "1" }) } : {}),
    });

  it("could try every call that changes data, including those by GET [API-02, SEC-04]", () => {
    expect(changing).toEqual(
      expect.arrayContaining(["login", "webAuth", "passwordReset", "refresh", "ticketLogin", "switchLogin"]),
    );
    const others = (Object.keys(calls) as CallName[]).filter((name) => !changing.includes(name));
    expect(others.filter((name) => !READS.test(name))).toEqual([]);
  });

  it.each(changing)("cannot make the person signed in do %s [API-02, SEC-04]", async (name) => {
    for (const headers of [FOREIGN, { origin: "null" }, {}]) {
      const answer = await forge(calls[name], headers);
      expect(await answer.json()).toMatchObject({ status: 403, code: "device_header", data: null });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await victim.call("me", {})).data?.loginName).toBe("teacher");
  });

  it.each([
    ["/provider/campus", 400],
    ["/provider/campus-app/scan", 400],
    ["/provider/campus-app/confirm", 400],
    ["/launcher/", 404],
  ])("cannot send the form of %s [SEC-04]", async (address, status) => {
    for (const headers of [FOREIGN, { origin: "null" }, {}]) {
      const account = address === "/launcher/" ? "teacher" : "campus-teacher";
      const body = new URLSearchParams({
        response_type: "code",
        client_id: "school-portal",
        redirect_uri: `${platform.url}/login/`,
        state: "s",
        account,
        password: DEMO_PASSWORD,
      });
      const answer = await victim.fetch(address, {
        method: "POST",
        body,
        headers: headers as Record<string, string>,
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([status, null]);
    }
  });

  it("may not read the answer, nor get permission to send the header [SEC-04]", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await victim.fetch(calls.me.path, {
        method,
        headers: { ...FOREIGN, "access-control-request-headers": "x-device-type" },
      });
      expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });
});
