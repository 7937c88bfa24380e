import type { HttpRequest, HttpResult, RequestBody, TransportFault } from "../core/wire/exchange";
import { BROWSER_KEY_HEADER } from "../core/wire/browserKey";
import type { Clock, Http } from "./ports";

/**
 * The transport over `fetch`: the one place of the product that calls it (API-01). `browserKey` answers the browser's key,
 * which every request carries, empty where none can be kept (SEC-08).
 */
export function createHttp(fetcher: typeof fetch, clock: Clock, browserKey = () => ""): Http {
  return {
    send: async (request, signal) => {
      const controller = new AbortController();
      let fault: TransportFault = "network";
      const giveUp = (reason: TransportFault) => () => {
        fault = reason;
        controller.abort();
      };
      const abort = giveUp("aborted");
      const cancelTimer = clock.after(request.timeout, giveUp("timeout"));
      signal?.addEventListener("abort", abort);
      if (signal?.aborted) abort();
      try {
        return await exchange(fetcher, request, controller.signal, browserKey());
      } catch {
        return { kind: "fault", fault };
      } finally {
        cancelTimer();
        signal?.removeEventListener("abort", abort);
      }
    },
  };
}

async function exchange(
  fetcher: typeof fetch,
  request: HttpRequest,
  signal: AbortSignal,
  key: string,
): Promise<HttpResult> {
  const response = await fetcher(request.url, {
    method: request.method,
    headers: { ...request.headers, [BROWSER_KEY_HEADER]: key },
    credentials: "include",
    signal,
    ...(request.body && { body: toFetchBody(request.body) }),
  });
  const { status, statusText, headers } = response;
  const isJson = /\bjson\b/i.test(headers.get("Content-Type") ?? "");
  const asBytes = request.bytes && response.ok && !isJson;
  const body = asBytes ? { bytes: await response.blob() } : { text: await response.text() };
  return { kind: "answered", status, statusText, body, retryAfter: headers.get("Retry-After") };
}

function toFetchBody(body: RequestBody): string | FormData {
  if (body.form !== "multipart") return body.text;
  const form = new FormData();
  for (const [name, value] of body.parts) {
    form.append(
      name,
      value instanceof Blob ? value : typeof value === "string" ? value : JSON.stringify(value),
    );
  }
  return form;
}
