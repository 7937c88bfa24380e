/**
 * Why a part of the program is not there: the network or the server cannot be reached; the server no longer has it,
 * since a newer build took its place; or it came and is broken.
 */
export type PartFault = "unreachable" | "stale" | "broken";

/** What is known about a part that did not come. */
export interface PartFacts {
  /** Whether it failed on its way; false where it came and threw. */
  readonly missing: boolean;
  /** Whether the browser believes that it has a network. */
  readonly online: boolean;
  /** The server's answer for the same file; null without an answer. */
  readonly answer: { readonly status: number; readonly html: boolean } | null;
  /** Whether the file was there after an earlier failure of the same part. */
  readonly foundBefore: boolean;
}

/** Whether a server's answer is the requested file. */
export const isFound = (answer: PartFacts["answer"]): boolean =>
  answer !== null && answer.status >= 200 && answer.status < 300 && !answer.html;

/** The server's words for a file that it does not have. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Tells a part that cannot come from one that never will [REL-03, MORE-04]. A file that is there after all is asked for
 * once more; if it fails again and is there again, its content is not what this page expects, as after a deployment.
 * The same goes for a page that comes in place of a script.
 */
export function partFaultOf({ missing, online, answer, foundBefore }: PartFacts): PartFault {
  if (!missing) return "broken";
  if (!online || answer === null) return "unreachable";
  if (GONE.has(answer.status) || answer.html) return "stale";
  return isFound(answer) && foundBefore ? "stale" : "unreachable";
}

/** The address of a script that did not load, out of what webpack throws then; null for any other error. */
export function missingScriptOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== "ChunkLoadError") return null;
  return "request" in error && typeof error.request === "string" ? error.request : "";
}

/** Whether an answer's text is a page and no script. */
export const isPage = (text: string): boolean => /^\s*<(!doctype|html)/i.test(text);
