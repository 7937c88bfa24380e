import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files of a sub-application's folder that no build reads. */
const UNREAD = /(^|\/)node_modules(\/|$)|\.test\.tsx?$|^webpack\.config\.ts$/;

/** The files below a folder that a build may read, by their names in it with `/`, in order. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => !UNREAD.test(name))
    .sort();

/**
 * The name of one build of a sub-application: the same for the same sources, configuration and packages, on every
 * machine, and another for any other. It keeps two builds apart that one page has loaded [VIEW-10].
 */
export function buildIdOf(folder: string, configuration: unknown, ...otherFiles: readonly string[]): string {
  const digest = createHash("sha256").update(JSON.stringify(configuration));
  for (const name of filesOf(folder))
    digest.update(`\0${name}\0`).update(readFileSync(path.join(folder, name)));
  for (const file of otherFiles) digest.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
  return digest.digest("hex").slice(0, 10);
}
