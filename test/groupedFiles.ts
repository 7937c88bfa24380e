import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The files of a project of Jest: its patterns, or, where `list` is the project's own, the groups that hold them
 * (scripts/lib/testGroups.mjs). Another project's list changes nothing, for Jest reads every project's configuration.
 */
export const groupedFiles = (
  project: string,
  patterns: readonly string[],
  list: string | undefined,
): string[] => {
  if (!list || path.basename(list) !== `${project}.json`) return [...patterns];
  const files = JSON.parse(readFileSync(list, "utf8")) as string[];
  return files.map((file) => `<rootDir>/${file}`);
};
