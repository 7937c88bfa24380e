/** Why the process cannot start or go on, in one line that says what to do; it ends without a stack. */
export class StartFault extends Error {
  override readonly name = "StartFault";
}

/** The operating system's code of an error (`EADDRINUSE`), or an empty string. */
export function codeOf(error: unknown): string {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  return hasCode && typeof error.code === "string" ? error.code : "";
}

/** An error's message on one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || codeOf(error) || error.name : String(error);
  return text.replace(/\s+/g, " ").trim();
}
