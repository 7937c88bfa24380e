import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import {
  createServer as createNetServer,
  type AddressInfo,
  type Server as NetServer,
  type Socket,
} from "node:net";
import { until } from "../../test/until";

/** What another platform was asked. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

const urlOf = (server: Server | NetServer): URL =>
  new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

const addressOf = (server: Server | NetServer): Promise<URL> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(urlOf(server)));
  });

/** Another platform, which answers as a test wants and keeps what it was asked. */
export class Upstream {
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void = (_, response) =>
    response.end();
  /** What is done before a body has come; for those who do not wait for it. */
  begin: RequestListener = () => undefined;
  readonly seen: Seen[] = [];
  /** Connections that have come. */
  connections = 0;
  #server: Server = createServer((request, response) => {
    let body = "";
    this.begin(request, response);
    request.setEncoding("latin1").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      this.seen.push({ method, url, headers, body });
      if (!response.writableEnded) this.answer(request, response, body);
    });
  }).on("connection", () => (this.connections += 1));

  start(): Promise<URL> {
    return addressOf(this.#server);
  }

  /** Where it listens, once it does. */
  get url(): URL {
    return urlOf(this.#server);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A platform that is no web server: it writes the bytes it is given in answer to anything. */
export class RawUpstream {
  /** The answer, and whether the connection ends with it. */
  bytes: string | Buffer = "";
  ends = true;
  /** Requests that have come. */
  asked = 0;
  readonly #sockets = new Set<Socket>();
  #server: NetServer = createNetServer((socket) => {
    this.#sockets.add(socket.on("error", () => undefined).on("close", () => this.#sockets.delete(socket)));
    socket.once("data", () => {
      this.asked += 1;
      if (this.ends) socket.end(this.bytes);
      else socket.write(this.bytes);
    });
  });

  /** Connections that are open. */
  get open(): number {
    return this.#sockets.size;
  }

  /** Waits until so many connections are open. */
  async becomes(open: number): Promise<void> {
    await until(() => this.open === open);
  }

  start(): Promise<URL> {
    return addressOf(this.#server);
  }

  /** Where it listens, once it does. */
  get url(): URL {
    return urlOf(this.#server);
  }

  stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
