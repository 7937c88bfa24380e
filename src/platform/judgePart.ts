import { isPage, missingScriptOf, partFaultOf, type PartFacts, type PartFault } from "../core/part/partFault";
import type { Http } from "./ports";

/** Milliseconds that the server has to say whether it has a file. */
const PATIENCE_MS = 10_000;

/** Asks the server for a file of the build, past every cache of refusals; null where no answer comes. */
export async function askForFile(
  http: Http,
  url: string,
  signal?: AbortSignal,
): Promise<PartFacts["answer"]> {
  const request = { method: "GET", url, headers: {}, timeout: PATIENCE_MS, bytes: false } as const;
  const result = await http.send(request, signal);
  if (result.kind === "fault") return null;
  const { status, body } = result;
  return { status, html: "text" in body && isPage(body.text) };
}

/** Whether the server answers for a file at all: a refusal is an answer, a gateway's trouble is none. */
export async function reachesFile(
  http: Http,
  url: string,
  signal?: AbortSignal,
  online = navigator.onLine,
): Promise<boolean> {
  const answer = online ? await askForFile(http, url, signal) : null;
  return answer !== null && answer.status < 500;
}

/** Finds out why a part of the program did not come; `failures` counts this one too. Never rejects. */
export async function judgePart(
  error: unknown,
  http: Http,
  failures: number,
  online = navigator.onLine,
): Promise<PartFault> {
  const script = missingScriptOf(error);
  const facts = { missing: script !== null, online, failures };
  const answer = script && online ? await askForFile(http, script) : null;
  return partFaultOf({ ...facts, answer });
}
