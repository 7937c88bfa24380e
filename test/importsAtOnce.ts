import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "..");

/** What a file imports at once: not what it only takes types from, nor what it asks for when it is needed. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|\b(?:import|export) type\b[^;]*;/g,
    "",
  );
  return [...source.matchAll(/^(?:import|export)\b(?:[^;"]*?\bfrom)?\s*"([^"]+)"/gm)].map(
    ([, name = ""]) => name,
  );
}

/** Everything that comes with a file of the project: our own files, by their names in the project, and packages. */
export function importsAtOnce(entry: string): {
  readonly files: readonly string[];
  readonly packages: readonly string[];
} {
  const packages = new Set<string>();
  const files = new Set([path.join(root, entry)]);
  for (const file of files)
    for (const name of importsOf(file)) {
      if (!name.startsWith(".")) packages.add(name);
      const stem = path.join(path.dirname(file), name);
      [`${stem}.ts`, `${stem}.tsx`, path.join(stem, "index.ts")]
        .filter((other) => name.startsWith(".") && existsSync(other))
        .forEach((other) => files.add(other));
    }
  const inProject = (file: string) => path.relative(root, file).split(path.sep).join("/");
  return { files: [...files].map(inProject).sort(), packages: [...packages].sort() };
}
