import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createMessageHook } from "./messageHook";
import { readOptions } from "../settings/options";
import { people } from "../demo/seed/people";
import { contactsOf } from "../demo/seed/clients";
import { DATABASES } from "../testing/databases";
import { platformOn } from "../testing/platformOn";

jest.setTimeout(60_000);

interface Message {
  readonly recipient: string | null;
  readonly kind: string;
  readonly text: Readonly<Record<"zh-CN" | "en", string>>;
}

/** The deployment's own service, for tests. */
class Sender {
  readonly messages: Message[] = [];
  readonly tokens: (string | undefined)[] = [];
  answer = (response: ServerResponse): unknown => response.writeHead(202).end();
  readonly #server = createServer((request, response) => void this.#take(request, response));

  async #take(request: IncomingMessage, response: ServerResponse) {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    this.tokens.push(request.headers.authorization);
    if (body !== "") this.messages.push(JSON.parse(body) as Message);
    this.answer(response);
  }

  async start(): Promise<URL> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/send`);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const OWN = "head@school.example.cn";
const UNSENT = { status: 503, code: "not_sent", data: null };
/** Redirects every request to an address that accepts everything. */
const redirect = (response: ServerResponse) =>
  response.writeHead(response.req.url === "/send" ? 302 : 202, { location: "/elsewhere" }).end();

describe.each(DATABASES)("messages sent to the deployment's own service, on %s", (kind) => {
  const sender = new Sender();
  let url: URL;
  beforeAll(async () => {
    url = await sender.start();
  });
  const platform = platformOn(kind, () => ({
    messages: { url, token: "let-me-in" },
    adminPassword: "a-password-of-my-own-1",
  }));

  beforeAll(async () => {
    const { id } = await platform.database
      .selectFrom("person")
      .where("login_name", "=", "admin")
      .select("id")
      .executeTakeFirstOrThrow();
    await platform.database.insertInto("person_contact").values({ person_id: id, contact: OWN }).execute();
  });
  beforeEach(() => {
    platform.pass(2 * 3_600_000);
    sender.messages.length = 0;
    sender.tokens.length = 0;
    sender.answer = (response) => response.writeHead(202).end();
  });
  afterAll(() => sender.stop());

  /** From another machine, like the people of a deployment. */
  const ask = (account: string, contact: string) =>
    platform
      .client()
      .call("passwordCode", { account, contact }, { headers: { "x-forwarded-for": "203.0.113.7" } });

  it("contain the code with which a new password is set [AUTH-06]", async () => {
    const { data } = await ask("admin", "Head@School.example.cn");
    expect(sender.tokens).toEqual(["Bearer let-me-in"]);
    const [message] = sender.messages;
    expect(message).toMatchObject({ recipient: OWN, kind: "mail" });
    const [, code = ""] = /Your code is (\d{6})/.exec(message?.text.en ?? "") ?? [];
    expect(message?.text["zh-CN"]).toContain(code);
    const client = platform.client();
    const checked = await client.call("passwordCheck", { resetId: data?.resetId ?? "", code });
    const proof = checked.data?.proof ?? "";
    expect((await client.call("passwordReset", { proof, password: "river-boat-7" })).status).toBe(200);
    const login = { username: "admin", password: "river-boat-7" };
    expect((await platform.client().call("login", login)).status).toBe(200);
  });

  it("are not announced in the demo's outbox, in either language [AUTH-06]", async () => {
    await ask("admin", OWN);
    const shown = async (language: string) =>
      (await platform.client().fetch(`/demo/outbox?ui_locales=${language}`)).text();
    expect(await shown("en")).toContain(
      "hands its mail and text messages to the service that MESSAGES_URL names",
    );
    expect(await shown("zh-CN")).toContain("交给 MESSAGES_URL 所指的服务发送");
    for (const language of ["en", "zh-CN"])
      expect(await shown(language)).not.toMatch(/sends neither|不会真的发送|No messages yet|还没有消息/);
  });

  it("are sent for known and unknown accounts alike, without a recipient for unknown ones [AUTH-06, SEC-04]", async () => {
    const admin = people.find(({ login }) => login === "admin");
    for (const [account, contact] of [
      ["unknown-here", OWN],
      ["admin", "other@else.example"],
      // A demo account's contacts are made up, and may belong to a real person.
      ["teacher", "teacher@school.example"],
      ...Object.values(admin ? contactsOf(admin) : {}).map((made) => ["admin", made] as const),
    ] as const) {
      const answer = await ask(account, contact);
      expect(answer).toMatchObject({ status: 200, data: { resetId: expect.any(String) as string } });
    }
    expect(sender.messages.map(({ recipient }) => recipient)).toEqual([null, null, null, null, null]);
  });

  it.each([
    ["refuses", (response: ServerResponse) => response.writeHead(500).end()],
    ["hangs up", (response: ServerResponse) => response.destroy()],
    ["points elsewhere", redirect],
  ])(
    "are reported as not sent when it %s, for known and unknown accounts alike [AUTH-06, REL-01]",
    async (_, answer) => {
      sender.answer = answer;
      platform.log.length = 0;
      for (const [account, contact] of [
        ["admin", OWN],
        ["unknown-here", OWN],
      ] as const)
        expect(await ask(account, contact)).toMatchObject(UNSENT);
      expect(platform.log).toHaveLength(2);
      const codes = sender.messages.map(({ text }) => /\d{6}/.exec(text.en)?.[0] ?? "none");
      for (const line of platform.log)
        for (const secret of [OWN, "let-me-in", ...codes]) expect(line).not.toContain(secret);
    },
  );
});

it("waits for an unresponsive service no longer than its time-out [AUTH-06, REL-01]", async () => {
  const sender = new Sender();
  sender.answer = () => undefined;
  const log: string[] = [];
  const hook = createMessageHook({
    url: await sender.start(),
    token: null,
    log: (line) => log.push(line),
    timeoutMs: 50,
  });
  try {
    await expect(hook.send({ recipient: OWN, kind: "mail", words: "甲|||A" })).rejects.toMatchObject({
      status: 503,
      code: "not_sent",
    });
    expect(log).toEqual([expect.stringMatching(/could not be handed to http:.*timeout/)]);
    expect(sender.tokens).toEqual([undefined]);
  } finally {
    await sender.stop();
  }
});

it.each(["nonsense", "ftp://messages.example", "file:///etc/passwd"])(
  "the platform does not start with %j for such a service [RUN-01]",
  (MESSAGES_URL) => {
    expect(() => readOptions({ MESSAGES_URL })).toThrow(/MESSAGES_URL=.* is not an address/);
    expect(readOptions({ MESSAGES_TOKEN: "alone" }).messages).toBeNull();
  },
);
