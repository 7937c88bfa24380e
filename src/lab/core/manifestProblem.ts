import type { Failure } from "../../base/core/wire/failure";

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

/** The problems by which a request fails without an answer, and those of an answer that cannot be read. */
const PROBLEM_OF: Readonly<Record<NonNullable<Failure["fault"]>, ManifestProblem>> = {
  aborted: "aborted",
  timeout: "noAnswer",
  network: "unreachable",
  html: "html",
  tooLarge: "tooLarge",
  empty: "malformed",
  malformed: "malformed",
  notEnvelope: "malformed",
};

/** Says why the request for a manifest failed, with the status where the server answered one. */
export function manifestProblem(error: Failure | { readonly name?: string }): {
  readonly problem: ManifestProblem;
  readonly status?: number;
} {
  if (!("kind" in error)) return { problem: error.name === "AbortError" ? "aborted" : "unreachable" };
  const { fault, status } = error;
  if (fault !== undefined) return { problem: PROBLEM_OF[fault] };
  if (status === undefined) return { problem: "unreachable" };
  return status === 404 ? { problem: "missing" } : { problem: "refused", status };
}
