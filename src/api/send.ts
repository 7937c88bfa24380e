import { readAnswer, refusal, type Answer } from "../core/wire/answer";
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
  const result = await ports.http.send(built.request, signal, progress);
  return readAnswer(result, shape.answer ?? "envelope", timeout);
}
