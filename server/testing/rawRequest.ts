import { connect, type Socket } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  /** 0 where no status line came. */
  readonly status: number;
  /** By their names in small letters; the values of one name are joined by line ends. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** All of it, in Latin-1. */
  readonly text: string;
}

function readAnswer(text: string): RawAnswer {
  const at = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, at < 0 ? undefined : at).split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]*):(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}\n${value.trimStart()}` : value.trimStart();
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers, body: at < 0 ? "" : text.slice(at + 4), text };
}

/** Opens a connection to a server's address. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) }).on("error", () => undefined);
}

/** Everything that comes over a connection until it closes. */
export function answerOf(socket: Socket): Promise<RawAnswer> {
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  return new Promise((resolve) => socket.on("close", () => resolve(readAnswer(text))));
}

/** Sends bytes as they are, which no client that mends addresses would, and answers once the server has closed. */
export function rawRequest(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = openSocket(url);
  const answer = answerOf(socket);
  socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  return answer;
}

/** A request without a body for a target as it is written, by a browser that closes afterwards. */
export const asking = (url: string, target: string, lines: readonly string[] = [], method = "GET"): string =>
  [`${method} ${target} HTTP/1.1`, `Host: ${new URL(url).host}`, "Connection: close", ...lines, "", ""].join(
    "\r\n",
  );
