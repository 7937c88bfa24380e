import { isRejectedName } from "./fileNames";

/** A file as a person has given it: alone, or inside a folder. */
export interface FoundFile<File extends { readonly name: string; readonly size: number }, Handle = unknown> {
  readonly file: File;
  /** The names of the folders that it is in, from the outermost; empty for a file alone. */
  readonly path: readonly string[];
  /** What reads it again later, where the browser gives that. */
  readonly handle: Handle | null;
}

/** Why a file is not taken: its type, its size, or its name. */
export type IntakeFault = "type" | "size" | "name";

/** What a place takes. */
export interface IntakeRules {
  /** Extensions that it does not take, in whatever disguise [UP-05]. */
  readonly rejected: ReadonlySet<string>;
  /** Bytes of the largest file. */
  readonly most: number;
}

/** Characters of the longest name that file systems take. */
const LONGEST = 255;

const isName = (name: string): boolean =>
  name.length <= LONGEST && !/^[\s.]*$/.test(name) && !/[/\\\p{Cc}]/u.test(name);

/** Why a place does not take a file; null where it does. */
export function intakeFault(
  { file, path }: FoundFile<{ readonly name: string; readonly size: number }>,
  { rejected, most }: IntakeRules,
): IntakeFault | null {
  if (![file.name, ...path].every(isName)) return "name";
  if (isRejectedName(file.name, rejected)) return "type";
  return file.size > most ? "size" : null;
}

/** Parts files into those that a place takes, and the others with the reason: told before anything is read of them. */
export function sorted<Found extends FoundFile<{ readonly name: string; readonly size: number }>>(
  found: readonly Found[],
  rules: IntakeRules,
): { readonly taken: readonly Found[]; readonly refused: readonly (readonly [Found, IntakeFault])[] } {
  const judged = found.map((each) => [each, intakeFault(each, rules)] as const);
  return {
    taken: judged.flatMap(([each, fault]) => (fault === null ? [each] : [])),
    refused: judged.flatMap(([each, fault]) => (fault === null ? [] : [[each, fault] as const])),
  };
}
