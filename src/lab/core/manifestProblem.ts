import type { RequestError } from "../../base/core/wire/answer";
import type { TransportFault } from "../../base/core/wire/exchange";

/** Why a manifest could not be read; each has its own words. */
export type ManifestProblem =
  | "aborted"
  | "html"
  | "malformed"
  | "missing"
  | "noAnswer"
  | "notObject"
  | "refused"
  | "tooLarge"
  | "unreachable";

const PROBLEM_OF: Readonly<Record<TransportFault, ManifestProblem>> = {
  aborted: "aborted",
  timeout: "noAnswer",
  network: "unreachable",
};

/** Says why the request for a manifest failed, with the status where the server answered one. */
export function manifestProblem(error: RequestError | { readonly name?: string }): {
  readonly problem: ManifestProblem;
  readonly status?: number;
} {
  if (!("kind" in error)) return { problem: error.name === "AbortError" ? "aborted" : "unreachable" };
  if (error.kind === "transport") return { problem: PROBLEM_OF[error.fault] };
  if (error.kind === "body") {
    if (error.fault === "html" || error.fault === "tooLarge") return { problem: error.fault };
    return { problem: "malformed" };
  }
  const { status } = error;
  if (status === undefined) return { problem: "unreachable" };
  return status === 404 ? { problem: "missing" } : { problem: "refused", status };
}
