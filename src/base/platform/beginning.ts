import { readEnvelope } from "../core/wire/envelope";
import type { FileBeginning, HttpResult, ReadText } from "../core/wire/exchange";
import { isJson } from "./preparedRequest";

/** A range that begins behind the end of a file: an empty one has no first byte (RFC 9110, section 15.5.17). */
const NOTHING_THERE = 416;

/** The first bytes of a body; the rest of one that is sent whole is not waited for. */
async function bytesOf({ body }: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let length = 0; reader && length < most;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  await reader?.cancel();
  return new Uint8Array(await new Blob(parts).arrayBuffer()).subarray(0, most);
}

/** Whether a body is an envelope that refuses, and no file of JSON: the platform says so of a lapsed session. */
function isRefusal(text: string): boolean {
  try {
    const envelope = readEnvelope(JSON.parse(text));
    return envelope !== null && envelope.status !== 200;
  } catch {
    return false;
  }
}

/** How many bytes the whole file has, by the range or the length that came with its beginning. */
function sizeOf(headers: Headers): number | null {
  const [, total = headers.get("Content-Length")] =
    /\/(\d{1,15})$/.exec(headers.get("Content-Range") ?? "") ?? [];
  return total === null ? null : Number(total);
}

/** What a file begins with, at most so many bytes, whether the platform sends a range of it or all. */
export async function readBeginning(
  response: Response,
  most: number,
  readText: (body: Response["body"]) => Promise<ReadText>,
): Promise<HttpResult> {
  const { ok, status, statusText, headers } = response;
  const said = { kind: "answered", status, statusText, retryAfter: headers.get("Retry-After") } as const;
  if (!ok && status !== NOTHING_THERE) return { ...said, body: await readText(response.body) };
  if (!ok) {
    const empty: FileBeginning = { bytes: new Uint8Array(), size: 0 };
    return { ...said, status: 200, body: { bytes: empty } };
  }
  const bytes = await bytesOf(response, most);
  const text = isJson(headers.get("Content-Type")) ? new TextDecoder().decode(bytes) : "";
  if (isRefusal(text)) return { ...said, body: { text } };
  const beginning: FileBeginning = { bytes, size: sizeOf(headers) };
  return { ...said, body: { bytes: beginning } };
}
