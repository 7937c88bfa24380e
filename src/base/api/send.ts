import { readAnswer, type Answer } from "../core/wire/answer";
import { refusal } from "../core/wire/failure";
import { readServerTime } from "../core/licence/readLicences";
import { buildRequest, type RequestShape } from "../core/wire/request";
import type { ProgressListeners } from "../platform/ports";
import type { ApiWorld } from "./world";

/** Sends one request and reads its answer; knows nothing of sessions and shows nothing. */
export async function send(
  { ports, settings }: Pick<ApiWorld, "ports" | "settings">,
  shape: RequestShape,
  payload: unknown,
  timeout = settings.timeout,
  signal?: AbortSignal,
  progress?: ProgressListeners,
): Promise<Answer> {
  const built = buildRequest(shape, payload, settings, ports.clock.now(), timeout);
  if ("refused" in built) return { kind: "failed", error: refusal(built.refused) };
  const told = ports.time.asking();
  const result = await ports.http.send(built.request, signal, progress);
  const answer = readAnswer(result, shape.answer ?? "envelope", timeout);
  // Anything else may be of a cache, or of another server.
  if (answer.kind === "envelope" && !shape.cacheable) told(readServerTime(answer.meta?.date));
  return answer;
}
