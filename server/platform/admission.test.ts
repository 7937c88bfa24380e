import { EventEmitter } from "node:events";
import { connect } from "node:net";
import cookie from "@fastify/cookie";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { admission } from "./admit";
import { OPEN_BODY_LIMIT } from "./bodyLimits";
import type { Services } from "./services";
import { CallsEach } from "./work/callsEach";

/** What admits the calls of a person. */
const admissionOfOne = () =>
  admission({ method: "POST" }, {
    site: { headers: { device: "X-Device-Type" } },
    sessions: { find: () => Promise.resolve({ id: "p1" }) },
    bodiesEach: new CallsEach({ running: 1, waiting: 1, retryAfter: 5 }),
  } as unknown as Services);

/** A call of a person, and what admits it. */
function setUp() {
  const { preParsing } = admissionOfOne();
  return (length: Readonly<Record<string, string>>) => {
    const raw = new EventEmitter();
    const state = { admitted: false, status: 0 };
    const headers = { "x-device-type": "pc", ...length };
    const request = { raw, headers, ip: "127.0.0.1", cookies: {} } as unknown as FastifyRequest;
    preParsing(request, { raw: new EventEmitter() } as unknown as FastifyReply).then(
      () => (state.admitted = true),
      (refusal: unknown) => (state.status = (refusal as { readonly status: number }).status),
    );
    return { raw, state };
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ["content-length", String(OPEN_BODY_LIMIT + 1)] as const,
  ["transfer-encoding", "chunked"] as const,
])(
  "a longer body of a person, by its %s, waits for the one before it, and too many are refused [SEC-06]",
  async (name, value) => {
    const send = setUp();
    const [first, second, third] = [
      send({ [name]: value }),
      send({ [name]: value }),
      send({ [name]: value }),
    ];
    await settle();
    expect([first.state.admitted, second.state.admitted, third.state.status]).toEqual([true, false, 429]);
    first.raw.emit("end");
    await settle();
    expect(second.state.admitted).toBe(true);
    const next = send({ [name]: value });
    // A connection that breaks gives its turn back as well.
    second.raw.emit("close");
    await settle();
    expect(next.state.admitted).toBe(true);
  },
);

it("an ordinary body waits for none [SEC-06]", async () => {
  const send = setUp();
  const sent = Array.from({ length: 5 }, () => send({ "content-length": String(OPEN_BODY_LIMIT) }));
  await settle();
  expect(sent.every(({ state }) => state.admitted)).toBe(true);
});

it("a body that is refused by its length gives its turn to the next one [SEC-06]", async () => {
  const app = fastify({ bodyLimit: OPEN_BODY_LIMIT });
  await app.register(cookie);
  app.post("/", { preParsing: admissionOfOne().preParsing }, () => Promise.resolve({}));
  const port = Number(new URL(await app.listen()).port);
  const send = () =>
    new Promise<string>((resolve, reject) => {
      const body = "x".repeat(16 * OPEN_BODY_LIMIT);
      const head = ["POST / HTTP/1.1", "host: x", "x-device-type: pc", "content-type: application/json"];
      const socket = connect({ port }, () =>
        socket.write(`${[...head, `content-length: ${body.length}`].join("\r\n")}\r\n\r\n${body}`),
      );
      socket.once("data", (data: Buffer) => resolve(data.toString().slice(9, 12))).once("error", reject);
    });
  expect([await send(), await send(), await send()]).toEqual(["413", "413", "413"]);
  await app.close();
});
