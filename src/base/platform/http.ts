import {
  MOST_TEXT,
  type HttpResult,
  type ReadText,
  type RequestBody,
  type TransportFault,
} from "../core/wire/exchange";
import { BROWSER_KEY_HEADER } from "../core/wire/browserKey";
import type { Clock, Http } from "./ports";
import { isJson, type PreparedRequest } from "./preparedRequest";

const loadTransfer = () => import(/* webpackChunkName: "browser" */ "./transfer");
const loadBeginning = () => import(/* webpackChunkName: "browser" */ "./beginning");

/**
 * The transport over `fetch`: the one place of the product that calls it (API-01). `browserKey` answers the browser's key,
 * which every request carries, empty where none can be kept (SEC-08). `fetch` does not tell how much has been sent: where
 * that is asked for, the request goes by code that comes with the first of them.
 */
export function createHttp(
  fetcher: typeof fetch,
  clock: Clock,
  browserKey = () => "",
  load = loadTransfer,
): Http {
  return {
    send: async (request, signal, progress) => {
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
        const prepared: PreparedRequest = {
          ...request,
          headers: { ...request.headers, [BROWSER_KEY_HEADER]: browserKey() },
          content: request.body && contentOf(request.body),
          signal: controller.signal,
        };
        if (!progress) return await exchange(fetcher, prepared);
        const { exchangeWithProgress } = await load();
        return await exchangeWithProgress(prepared, progress);
      } catch {
        return { kind: "fault", fault };
      } finally {
        cancelTimer();
        // A stream is given up by the same signal.
        if (!request.streamed) signal?.removeEventListener("abort", abort);
      }
    },
  };
}

async function exchange(fetcher: typeof fetch, request: PreparedRequest): Promise<HttpResult> {
  const { url, method, content, signal, streamed, most } = request;
  const response = await fetcher(url, {
    method,
    headers: request.headers,
    credentials: "include",
    signal,
    ...(content && { body: content }),
  });
  if (most) return (await loadBeginning()).readBeginning(response, most, readText);
  const { status, statusText, headers } = response;
  const asBytes = request.bytes && response.ok && !isJson(headers.get("Content-Type"));
  const body = asBytes
    ? { bytes: streamed ? response.body : await response.blob() }
    : await readText(response.body);
  const said = { retryAfter: headers.get("Retry-After"), date: headers.get("Date") };
  return { kind: "answered", status, statusText, body, ...said };
}

/** Reads a text as it comes in, and gives it up once it is too large to be held. */
async function readText(body: Response["body"]): Promise<ReadText> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  if (body)
    for (const reader = body.getReader(); ;) {
      const { value } = await reader.read();
      if (!value) break;
      size += value.byteLength;
      if (size > MOST_TEXT) {
        void reader.cancel().catch(() => undefined);
        return { tooLarge: true };
      }
      text += decoder.decode(value, { stream: true });
    }
  return { text: text + decoder.decode() };
}

function contentOf(body: RequestBody): PreparedRequest["content"] {
  if (body.form === "bytes") return body.content as Blob;
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
