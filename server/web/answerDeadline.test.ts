import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { limitAnswers } from "./answerDeadline";

/** More than the buffers of both ends of a connection hold. */
const LONG = "x".repeat(64 * 2 ** 20);
const PACE = 200;
const REQUEST = "GET /long HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

describe("an answer", () => {
  const app = fastify();
  limitAnswers(app, { pace: PACE });
  app.get("/long", () => LONG);
  beforeAll(() => app.listen({ port: 0, host: "127.0.0.1" }));
  afterAll(() => app.close());

  const ask = () => {
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined).write(REQUEST);
    return socket;
  };

  it("that its client does not read is given up [SEC-06]", async () => {
    const taken = once(app.server, "connection");
    const socket = ask().pause();
    const [end] = (await taken) as [NodeJS.EventEmitter];
    await once(end, "close");
    expect(socket.bytesRead).toBeLessThan(LONG.length);
    socket.destroy();
  });

  it("that is read slowly comes whole [SEC-06]", async () => {
    const socket = ask();
    const slowly = setInterval(() => {
      socket.pause();
      setTimeout(() => socket.resume(), PACE / 4);
    }, PACE / 2);
    let bytes = 0;
    socket.on("data", (chunk: Buffer) => (bytes += chunk.length));
    await once(socket, "close");
    clearInterval(slowly);
    expect(bytes).toBeGreaterThan(LONG.length);
  });
});
