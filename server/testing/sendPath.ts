import { request } from "node:http";

/** An answer to a path that was sent as written. */
export interface PathAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** Sends a path to a server exactly as written; `fetch` would tidy it up. */
export const sendPath = (url: string, target: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<PathAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path: target, headers, method }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .on("error", reject)
      .end();
  });
