/** Which messages each page of a source begins with, and which ones each lazily loaded file brings, in groups. */
export function planWords(
  source: string,
  ids: readonly string[],
  carried?: readonly string[],
): {
  readonly pages: Readonly<Record<"account" | "portal", readonly string[]>>;
  readonly parts: ReadonlyMap<string, readonly (readonly string[])[]>;
};
/** Answers which of these ids a source names, whole or put together. */
export function idNames(ids: readonly string[]): (source: string) => readonly string[];
