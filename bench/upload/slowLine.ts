import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a platform that carries so many bytes a second to it, and may be cut. */
export interface SlowLine {
  readonly url: string;
  /** Bytes that it has carried to the platform. */
  readonly carried: () => number;
  /** Breaks off all that is on its way. */
  readonly cut: () => void;
  readonly close: () => void;
}

/** Opens a line. What a connection carries is counted when it has passed, not when the browser has handed it over. */
export async function openSlowLine(to: string, bytesPerSecond: number): Promise<SlowLine> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let carried = 0;
  let free = 0;
  const server = createServer((client) => {
    const platform = connect(Number(port), hostname);
    for (const end of [client, platform]) {
      open.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => {
        open.delete(end);
        client.destroy();
        platform.destroy();
      });
    }
    platform.pipe(client);
    client.on("data", (piece) => {
      client.pause();
      const now = performance.now();
      free = Math.max(now, free) + (piece.length / bytesPerSecond) * 1000;
      setTimeout(() => {
        if (platform.destroyed) return;
        carried += piece.length;
        platform.write(piece);
        client.resume();
      }, free - now);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carried: () => carried,
    cut: () => open.forEach((end) => end.destroy()),
    close: () => {
      open.forEach((end) => end.destroy());
      server.close();
    },
  };
}
