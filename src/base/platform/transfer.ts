import { MOST_TEXT, type HttpResult } from "../core/wire/exchange";
import type { Progress, ProgressListeners } from "./ports";
import { isJson, type PreparedRequest } from "./preparedRequest";

/** Tells a listener what the browser says of a transfer's progress. */
const tell =
  (listener: (progress: Progress) => void) =>
  ({ loaded, total, lengthComputable }: ProgressEvent) =>
    listener({ done: loaded, total: lengthComputable ? total : null });

/** Whether an answer, of which the head has come in, is the file that was asked for; a refusal is text. */
const isFile = (xhr: XMLHttpRequest): boolean =>
  xhr.status >= 200 && xhr.status < 300 && !isJson(xhr.getResponseHeader("Content-Type"));

/**
 * Sends one request by XMLHttpRequest, which alone tells how much of a body has gone out. Rejects where no answer comes, as
 * `fetch` does; the time-out and the person's own end come by the signal. A streamed answer is not its business: it comes whole.
 */
export async function exchangeWithProgress(
  { method, url, headers, content, bytes, signal }: PreparedRequest,
  { sent, received }: ProgressListeners,
): Promise<HttpResult> {
  signal.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  let tooLarge: HttpResult | null = null;
  try {
    await new Promise((resolve, reject) => {
      xhr.onreadystatechange = () => {
        if (bytes && xhr.readyState === XMLHttpRequest.HEADERS_RECEIVED && isFile(xhr))
          xhr.responseType = "blob";
      };
      xhr.onload = resolve;
      xhr.onerror = reject;
      xhr.onabort = (event) => (tooLarge ? resolve : reject)(event);
      const told = received && tell(received);
      xhr.onprogress = (event) => {
        if (event.loaded > MOST_TEXT && xhr.responseType !== "blob") {
          const { status, statusText } = xhr;
          tooLarge = { kind: "answered", status, statusText, body: { tooLarge: true } };
          xhr.abort();
        }
        told?.(event);
      };
      // Listening for what is sent is seen by servers of other origins, so it is done where it is asked for.
      if (sent) xhr.upload.onprogress = tell(sent);
      signal.addEventListener("abort", abort);
      xhr.open(method, url);
      xhr.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.send(content ?? null);
    });
    // The reader of a text too large to be held has set it; the compiler does not follow the listener.
    const unread = tooLarge as HttpResult | null;
    if (unread) return unread;
    const { status, statusText } = xhr;
    const body =
      xhr.responseType === "blob" ? { bytes: xhr.response as unknown } : { text: xhr.responseText };
    return { kind: "answered", status, statusText, body, retryAfter: xhr.getResponseHeader("Retry-After") };
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
