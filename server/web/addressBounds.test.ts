import type { Socket } from "node:net";
import { TestPlatform } from "../testing/platform";
import { openSocket } from "../testing/rawRequest";

jest.setTimeout(60_000);

const MOST = 3;
const REQUEST = "GET /common/site.json HTTP/1.1\r\nHost: a\r\n\r\n";

describe("connections of one address", () => {
  const platform = new TestPlatform({}, { limits: { addressConnections: MOST } });
  const opened: Socket[] = [];
  /** The address that the next connections seem to come from; a test has none but this machine's. */
  let from = "203.0.113.7";
  beforeAll(async () => {
    await platform.start();
    platform.server.prependListener("connection", (socket: Socket) => {
      Object.defineProperty(socket, "remoteAddress", { value: from });
    });
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });
  afterAll(() => platform.remove());

  /** A connection that the server has taken, and whether it has ended it since. */
  const open = async () => {
    const socket = openSocket(platform.url).resume();
    opened.push(socket);
    const state = { ended: false };
    socket.on("close", () => (state.ended = true));
    await new Promise((resolve) => platform.server.once("connection", resolve));
    return { socket, state };
  };
  const answered = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once("data", (bytes: Buffer) => resolve(bytes.toString("latin1").slice(0, 12)));
      socket.once("close", () => resolve("closed"));
      socket.write(REQUEST);
    });
  const closed = (socket: Socket) =>
    new Promise((resolve) => (socket.destroyed ? resolve(null) : socket.once("close", resolve)));

  it("are bounded: the longest idle one gives way to a new one, which is answered [SEC-06]", async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    expect(await answered(first.socket)).toBe("HTTP/1.1 200");
    const fourth = await open();
    await closed(second.socket);
    expect(await answered(fourth.socket)).toBe("HTTP/1.1 200");
    expect([first.state.ended, third.state.ended]).toEqual([false, false]);
  });

  it("are refused while all others of the address are at work, and those of another address are not [SEC-06]", async () => {
    const slow =
      "POST /api/uaa/oauth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Device-Type: pc\r\nContent-Length: 9\r\n\r\n{";
    for (let index = 0; index < MOST; index += 1) {
      const { socket } = await open();
      const begun = new Promise((resolve) => platform.server.once("request", resolve));
      socket.write(slow);
      await begun;
    }
    const refused = await open();
    expect(await answered(refused.socket)).toBe("closed");
    from = "203.0.113.8";
    expect(await answered((await open()).socket)).toBe("HTTP/1.1 200");
    from = "203.0.113.7";
  });

  it("are not counted where a proxy on this machine opens them [SEC-06]", async () => {
    from = "127.0.0.1";
    const all = await Promise.all(Array.from({ length: 5 }, open));
    expect(await Promise.all(all.map(({ socket }) => answered(socket)))).toEqual(
      all.map(() => "HTTP/1.1 200"),
    );
    from = "203.0.113.7";
  });
});
