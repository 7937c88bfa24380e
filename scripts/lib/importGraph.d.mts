/** Reads what the files of a source import; all paths are absolute. */
export function importGraph(): {
  readonly sourceOf: (file: string) => string;
  readonly packagesOf: (file: string) => readonly string[];
  readonly atOnce: (file: string) => readonly string[];
  readonly lazily: (file: string) => readonly string[];
  readonly closure: (entry: string) => ReadonlySet<string>;
};
export function codeOf(source: string): string;
