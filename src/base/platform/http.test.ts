import { fakeClock } from "../../../test/fakePorts";
import type { HttpRequest } from "../core/wire/exchange";
import { createHttp } from "./http";

const request: HttpRequest = {
  method: "GET",
  url: "/api/x",
  headers: { "X-Device-Type": "pc" },
  timeout: 1_200_000,
  bytes: false,
};

function setUp(answer: (init: RequestInit) => Promise<Response>) {
  const inits: RequestInit[] = [];
  const time = fakeClock();
  const http = createHttp((_input, init = {}) => {
    inits.push(init);
    return answer(init);
  }, time.clock);
  return { http, inits, ...time };
}

const json = (value: unknown) => Response.json(value);
/** Answers only by failing when it is aborted, as a connection without an end does. */
const never = ({ signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    const fail = () => {
      reject(new DOMException("aborted", "AbortError"));
    };
    signal?.addEventListener("abort", fail);
    if (signal?.aborted) fail();
  });

describe("the transport", () => {
  it("sends credentials and headers along, and says the server's clock [API-01, LIC-02]", async () => {
    const { http, inits } = setUp(() => {
      const answer = json({ status: 200 });
      answer.headers.set("Date", "Mon, 23 Nov 2026 02:00:00 GMT");
      return Promise.resolve(answer);
    });
    await expect(http.send(request)).resolves.toEqual({
      kind: "answered",
      status: 200,
      statusText: "",
      body: { text: '{"status":200}' },
      retryAfter: null,
      date: "Mon, 23 Nov 2026 02:00:00 GMT",
    });
    expect(inits[0]).toMatchObject({
      method: "GET",
      credentials: "include",
      headers: { "X-Device-Type": "pc" },
    });
  });

  it("sends the browser's key along, empty where none can be kept [SEC-08]", async () => {
    const sent: unknown[] = [];
    let key = "k".repeat(32);
    const fetcher: typeof fetch = (_input, init) => {
      sent.push(init?.headers);
      return Promise.resolve(json({ status: 200 }));
    };
    const http = createHttp(fetcher, fakeClock().clock, () => key);
    await http.send(request);
    key = "";
    await http.send(request);
    expect(sent).toEqual([
      { "X-Device-Type": "pc", "X-Browser-Key": "k".repeat(32) },
      { "X-Device-Type": "pc", "X-Browser-Key": "" },
    ]);
  });

  it("tells when a refusal may be tried again [API-12]", async () => {
    const init = { status: 429, headers: { "Retry-After": "90" } };
    const { http } = setUp(() => Promise.resolve(Response.json({ status: 429 }, init)));
    await expect(http.send(request)).resolves.toMatchObject({ status: 429, retryAfter: "90" });
  });

  it("gives up after the call's time-out and leaves no timer behind [API-03]", async () => {
    const { http, advance, waiting } = setUp(never);
    const sending = http.send(request);
    advance(1_199_999);
    expect(waiting()).toBe(1);
    advance(1);
    await expect(sending).resolves.toEqual({ kind: "fault", fault: "timeout" });
    expect(waiting()).toBe(0);
  });

  it("gives up on a body that does not end [API-03]", async () => {
    const { http, advance } = setUp((init) => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"status"'));
          init.signal?.addEventListener("abort", () => {
            controller.error(new Error("aborted"));
          });
        },
      });
      return Promise.resolve(new Response(body));
    });
    const sending = http.send({ ...request, timeout: 10 });
    await Promise.resolve();
    advance(10);
    await expect(sending).resolves.toEqual({ kind: "fault", fault: "timeout" });
  });

  it("says whether it was aborted or the network failed [API-09]", async () => {
    const { http, waiting } = setUp(never);
    const controller = new AbortController();
    const sending = http.send(request, controller.signal);
    controller.abort();
    await expect(sending).resolves.toEqual({ kind: "fault", fault: "aborted" });
    await expect(http.send(request, AbortSignal.abort())).resolves.toEqual({
      kind: "fault",
      fault: "aborted",
    });

    const broken = setUp(() => Promise.reject(new TypeError("fetch failed")));
    await expect(broken.http.send(request)).resolves.toEqual({ kind: "fault", fault: "network" });
    expect(waiting() + broken.waiting()).toBe(0);
  });

  it("sends uploads as form data with their file [API-06]", async () => {
    const { http, inits } = setUp(() => Promise.resolve(json({})));
    const file = new File(["abc"], "a.txt");
    const parts = [
      ["serverid", "base"],
      ["size", 3],
      ["file", file],
    ] as const;
    await http.send({ ...request, method: "POST", body: { form: "multipart", parts } });
    const body = inits[0]?.body;
    if (!(body instanceof FormData)) throw new Error("no form data");
    expect([body.get("serverid"), body.get("size")]).toEqual(["base", "3"]);
    expect(body.get("file")).toMatchObject({ name: "a.txt", size: 3 });
  });

  it("gives files as bytes, but an envelope instead of a file as text [API-12]", async () => {
    const files = setUp(() =>
      Promise.resolve(new Response("abc", { headers: { "Content-Type": "text/plain" } })),
    );
    const result = await files.http.send({ ...request, bytes: true });
    expect(result).toMatchObject({ body: { bytes: expect.any(Blob) as unknown } });
    const refused = setUp(() => Promise.resolve(json({ status: 400 })));
    await expect(refused.http.send({ ...request, bytes: true })).resolves.toMatchObject({
      body: { text: '{"status":400}' },
    });
  });

  it("reads no more of a file than its beginning, where that is asked for [API-01, UP-12]", async () => {
    const { http } = setUp(() => Promise.resolve(new Response("0123456789")));
    await expect(http.send({ ...request, bytes: true, most: 4 })).resolves.toMatchObject({
      body: { bytes: { bytes: new TextEncoder().encode("0123"), size: null } },
    });
  });

  it("reads no more of a text than can be held, and gives up the rest [REL-01, API-12]", async () => {
    const part = new Uint8Array(1 << 20).fill(32);
    const answerOf = (parts: number) => {
      const world = { sent: 0, cancelled: false };
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (stream) => {
            if ((world.sent += 1) > parts) stream.close();
            else stream.enqueue(part);
          },
          cancel: () => void (world.cancelled = true),
        },
        { highWaterMark: 0 },
      );
      const { http } = setUp(() => Promise.resolve(new Response(body)));
      return { world, result: http.send(request) };
    };
    const huge = answerOf(50);
    await expect(huge.result).resolves.toMatchObject({ status: 200, body: { tooLarge: true } });
    expect(huge.world).toEqual({ sent: 17, cancelled: true });

    const large = answerOf(16);
    await expect(large.result).resolves.toMatchObject({ body: { text: " ".repeat(16 << 20) } });
    expect(large.world.cancelled).toBe(false);
  });

  it("reads a letter that arrives in two parts, and no text at all [API-12]", async () => {
    const bytes = new TextEncoder().encode("校");
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(bytes.slice(0, 1));
        stream.enqueue(bytes.slice(1));
        stream.close();
      },
    });
    const { http } = setUp(() => Promise.resolve(new Response(body)));
    await expect(http.send(request)).resolves.toMatchObject({ body: { text: "校" } });
    const none = setUp(() => Promise.resolve(new Response(null)));
    await expect(none.http.send(request)).resolves.toMatchObject({ body: { text: "" } });
  });

  it("sends bytes as they are", async () => {
    const { http, inits } = setUp(() => Promise.resolve(json({})));
    const content = new Blob(["abc"]);
    await http.send({ ...request, method: "POST", body: { form: "bytes", content } });
    expect(inits[0]?.body).toBe(content);
  });

  it("hands a file over as it comes in, which can be given up until its end [API-09]", async () => {
    const controller = new AbortController();
    const { http, advance } = setUp(({ signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode("abc"));
          signal?.addEventListener("abort", () => {
            stream.error(new Error("given up"));
          });
        },
      });
      return Promise.resolve(new Response(body));
    });
    const result = await http.send({ ...request, bytes: true, streamed: true }, controller.signal);
    if (result.kind !== "answered" || !("bytes" in result.body)) throw new Error("no file");
    const reader = (result.body.bytes as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("abc");
    // What comes in is no call that waits for an answer.
    advance(request.timeout);
    const rest = reader.read();
    controller.abort();
    await expect(rest).rejects.toThrow("given up");
  });
});
