import {
  isFound,
  isPage,
  missingScriptOf,
  partFaultOf,
  type PartFacts,
  type PartFault,
} from "../core/part/partFault";
import type { Http } from "./ports";

/** Milliseconds that the server has to say whether it has a file. */
const TIMEOUT_MS = 10_000;

/** Asks the server for a file of the build, past every cache of refusals; null where no answer comes. */
async function askForFile(http: Http, url: string, signal?: AbortSignal): Promise<PartFacts["answer"]> {
  const request = { method: "GET", url, headers: {}, timeout: TIMEOUT_MS, bytes: false } as const;
  const result = await http.send(request, signal);
  if (result.kind === "fault") return null;
  const { status, body } = result;
  return { status, html: "text" in body && isPage(body.text) };
}

/** Whether the server answers for a file at all: a refusal is an answer, a gateway's error is none. */
export async function reachesFile(
  http: Http,
  url: string,
  signal?: AbortSignal,
  online = navigator.onLine,
): Promise<boolean> {
  const answer = online ? await askForFile(http, url, signal) : null;
  return answer !== null && answer.status < 500;
}

/** Why a part did not come, and whether its file is there all the same. */
interface Judgement {
  readonly fault: PartFault;
  readonly found: boolean;
}

/** Finds out why a part of the program did not come; `foundBefore` is what was found the last time. Never rejects. */
export async function judgePart(
  error: unknown,
  http: Http,
  foundBefore: boolean,
  online = navigator.onLine,
): Promise<Judgement> {
  const script = missingScriptOf(error);
  const facts = { missing: script !== null, online, foundBefore };
  const answer = script && online ? await askForFile(http, script) : null;
  return { fault: partFaultOf({ ...facts, answer }), found: isFound(answer) };
}
