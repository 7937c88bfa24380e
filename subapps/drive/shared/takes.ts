/** Kinds of files that a drive takes although uploads usually do not [UP-05]. */
export const TAKES: readonly string[] = ["txt"];
