import { request as httpRequest } from "node:http";
import { z } from "zod";
import { calls, type Call, type CallName } from "../../contract/calls";
import { CLIENT_PATHS } from "./auth/clientCalls";
import { DATABASES } from "../testing/databases";
import type { Client } from "../testing/platform";
import { platformOn } from "../testing/platformOn";

jest.setTimeout(120_000);

/** Values that a call accepts, by the names of its parameters, so that only one of them is wrong. */
const GOOD: Readonly<Record<string, string>> = {
  accessToken: "token",
  account: "teacher",
  appCode: "base",
  category: "c",
  client_id: "demo-library",
  code: "123456",
  contact: "teacher@school.example",
  content: "c",
  desktopMessageId: "1",
  device_code: "d",
  id: "1",
  lang: "en",
  parentId: "2005",
  password: "wrong-1",
  proof: "p",
  providerId: "campus-app",
  redirect_uri: "http://127.0.0.1/",
  resId: "1",
  resName: "n",
  resetId: "r",
  response_type: "code",
  root: "pages",
  serverId: "exams",
  service: "base",
  state: "campus",
  theme: "ink",
  ticket: "t",
  title: "t",
  type: "color",
  unitId: "2",
  userClientId: "u",
  userId: "2007",
  username: "teacher",
  version: "2.0.0",
};
const HOSTILE = [
  "a\0b",
  "x".repeat(3000),
  "2147483648",
  "999999999999999",
  "' or 1=1 --",
  "__proto__",
  "constructor",
];

describe.each(DATABASES)("a hostile request on %s", (kind) => {
  const platform = platformOn(kind);

  const answerOf = async (answer: Response) => {
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { http: answer.status, ...(isJson ? (JSON.parse(text) as { status?: number }) : {}) };
  };

  /** The calls that need a session, or do not, with the parameters of each. */
  const callsThatAre = (isOpen: boolean) =>
    (Object.keys(calls) as CallName[]).flatMap((name) => {
      const schema = calls[name].in;
      const spec: Call = calls[name];
      const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
      return (spec.open ?? false) === isOpen && fields.length > 0 ? [[name, fields] as const] : [];
    });
  const everyCall = [...callsThatAre(false), ...callsThatAre(true)];
  let admin: Client;

  beforeAll(async () => {
    admin = await platform.client().signIn("admin");
  });
  beforeEach(() => {
    platform.log.length = 0;
  });

  const send = (name: CallName, parameters: ReadonlyMap<string, string>) => {
    const spec: Call = calls[name];
    const sent = new Map(parameters);
    const address = spec.path.replace(/\{(\w+)\}/g, (_, place: string) => {
      const part = sent.get(place) ?? "1";
      sent.delete(place);
      return encodeURIComponent(part);
    });
    const form = new URLSearchParams([...sent]);
    const headers = { "x-device-type": "app", origin: platform.url };
    const who = spec.open ? platform.client() : admin;
    // Without throttling; the calls that need a session come first, as it lapses during this.
    if (spec.open) platform.pass(3_600_000);
    return spec.method === "GET"
      ? who.fetch(`${address}?${form}`, { headers })
      : who.fetch(address, { method: "POST", body: form, headers });
  };

  it.each(everyCall)(
    "has a clear answer from %s, whatever stands in any parameter, and leaves no trace in the log [API-12, SEC-04]",
    async (name, fields) => {
      for (const field of fields)
        for (const value of HOSTILE) {
          const parameters = fields.flatMap((other) => {
            const good = other === field ? value : GOOD[other];
            return good === undefined ? [] : [[other, good] as const];
          });
          const { http, status } = await answerOf(await send(name, new Map(parameters)));
          const told = [field, value.slice(0, 20), http, status];
          expect([told, http < 500 && status !== 500]).toEqual([told, true]);
        }
      expect(platform.log).toEqual([]);
    },
  );

  const post = (address: string, body: BodyInit, type?: string, client = platform.client()) =>
    client.fetch(address, {
      method: "POST",
      body,
      headers: { "x-device-type": "pc", origin: platform.url, ...(type ? { "content-type": type } : {}) },
    });
  const LOGIN = calls.login.path;
  const FORM = "application/x-www-form-urlencoded";

  it.each([
    ["ten thousand parameters", Array.from({ length: 10_000 }, (_, index) => `p${index}=1`).join("&"), FORM],
    ["ten thousand of one name", Array.from({ length: 10_000 }, () => "client_id=a").join("&"), FORM],
    ["names eighty thousand deep", `client_id${"[a]".repeat(80_000)}=1`, FORM],
    ["broken percent signs", "client_id=%zz&password=%ff%fe", FORM],
    ["JSON a quarter of a million deep", "[".repeat(250_000), "application/json"],
    [
      "prototypes fifteen thousand deep",
      `${'{"__proto__":'.repeat(15_000)}1${"}".repeat(15_000)}`,
      "application/json",
    ],
    ["null", "null", "application/json"],
    ["no JSON at all", "", "application/json"],
  ])("gets an envelope for %s [API-12, API-15]", async (_, body, type) => {
    const client = await platform.client().signIn("admin");
    const answer = await post(calls.webAuth.path, body, type, client);
    expect(await answerOf(answer)).toMatchObject({ http: 200, status: 400 });
    expect(platform.log).toEqual([]);
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });

  it("gets 431 for an address of a megabyte, and the platform keeps running [API-12]", async () => {
    const long = `?a=${"x".repeat(1_000_000)}`;
    for (const address of ["/login/", calls.me.path])
      expect((await platform.client().fetch(address + long)).status).toBe(431);
    expect((await platform.client().fetch("/api/uaa/social/info")).status).toBe(200);
  });

  describe("of a page", () => {
    const page = "/provider/campus";

    it.each([
      ["broken JSON", "{", "application/json", 400],
      ["prototype names", '{"__proto__":{"a":1}}', "application/json", 400],
      ["an unknown type", "<a/>", "text/xml", 400],
      ["a zero byte", "account=a%00b&password=x", FORM, 400],
      ["nested fields", "account[a]=1&password[b]=2&state[toString]=3", FORM, 400],
      ["too much", "x".repeat(270_000), FORM, 413],
    ])(
      "is told by HTTP's status that %s cannot be used, in words [API-12]",
      async (_, body, type, status) => {
        for (const address of [page, "/provider/campus-app/scan", "/provider/campus-app/confirm"]) {
          const answer = await post(address, body, type);
          // An invalid code has expired, whatever else was sent.
          expect([status, 410]).toContain(answer.status);
          expect(await answer.text()).toMatch(/请求|文字|二维码|无法登录|This sign-in/);
        }
        expect(platform.log).toEqual([]);
      },
    );

    it.each(["/launcher/?state=%00", "/client/demo/back?state=%00&error=%00"])(
      "is refused at %s, in words [API-12]",
      async (address) => {
        const answer = await platform.client().fetch(address);
        expect([answer.status, await answer.text()]).toEqual([
          400,
          "文字中有无法使用的字符，请删除后再试\nThe text has a character that cannot be used, please remove it\n",
        ]);
      },
    );
  });

  it("names the field that has a zero byte, in the query, a form and JSON [API-12, WID-02]", async () => {
    const errorsOf = async (answer: Promise<Response>) =>
      (
        (await (await answer).json()) as { readonly fieldErrors: readonly { readonly field: string }[] }
      ).fieldErrors.map(({ field }) => field);
    const json = JSON.stringify({ a: 1, list: [{ words: "x" }, { words: "a\0" }] });
    expect(await errorsOf(platform.client().fetch("/api/uaa/oauth/login/unit_config?unitId=%00"))).toEqual([
      "unitId",
    ]);
    expect(await errorsOf(post(LOGIN, "username=a&password=%00", FORM))).toEqual(["password"]);
    expect(await errorsOf(post(LOGIN, json, "application/json"))).toEqual(["list.1.words"]);
  });

  it("for an address with a zero byte finds nothing [API-12]", async () => {
    const client = await platform.client().signIn("admin");
    for (const address of ["/provider/%00", "/api/base/role/user/%00/XX_SYS_/base", "/nowhere%00"])
      expect((await client.fetch(address)).status).toBe(404);
    expect(platform.log).toEqual([]);
  });

  it("of another application's server gets OAuth's answer, never an envelope with HTTP status 200 [API-12, SEC-04]", async () => {
    const { token } = CLIENT_PATHS;
    const invalid = { http: 400, error: "invalid_request" };
    expect(await answerOf(await post(token, "{", "application/json"))).toEqual(invalid);
    expect(await answerOf(await post(token, "client_id=a%00&grant_type=x", FORM))).toEqual(invalid);
    expect(await answerOf(await post(token, "x".repeat(270_000), FORM))).toEqual({ ...invalid, http: 413 });
    const basic = (text: string) =>
      fetch(platform.url + token, {
        method: "POST",
        headers: { authorization: `Basic ${btoa(text)}` },
        body: new URLSearchParams({ grant_type: "authorization_code" }),
      }).then(answerOf);
    for (const text of ["a\0:x", "a%00:x", "%zz:%zz", ":", ""])
      expect(await basic(text)).toEqual({ http: 401, error: "invalid_client" });
    expect(platform.log).toEqual([]);
  });

  it.each([
    ["of 4000 letters", "a".repeat(4000)],
    ["with markup", '"><script>alert(1)</script>'],
    ["with a path", "evil.example/path?x"],
    ["with a space", "a b"],
  ])("for a host %s is written into no page and no picture [SEC-02, SEC-04]", async (_, host) => {
    const { hostname, port } = new URL(platform.url);
    const ask = (path: string, method: string) =>
      new Promise<string>((resolve, reject) => {
        const headers = { host, "x-device-type": "pc", "content-type": FORM };
        const sent = httpRequest({ hostname, port, path, method, headers }, (answer) => {
          let body = "";
          answer.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
          answer.on("end", () => resolve(body));
        });
        sent.on("error", reject).end(method === "POST" ? "state=s" : "");
      });
    expect(await ask("/api/uaa/social/campus-app/qr", "POST")).toContain('"malformed"');
    expect(await ask("/client/demo/start", "GET")).toContain("malformed");
    expect(platform.log).toEqual([]);
  });
});
