import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "..");

/** The door of a subject: whoever imports a name by it has the file behind that name, and no other. */
const DOOR = /[\\/]src[\\/][\w-]+[\\/](?:index|kit)\.ts$/;

/** A statement that imports, exports or re-exports: the names, if it lists them, and from where. */
const STATEMENT = /^(?:import|export)\b(?:\s*(?:\w+,\s*)?\{([^}]*)\}\s*from|[^;"]*?\bfrom)?\s*"([^"]+)"/gm;

/** The source without comments, and without what is only taken for its type. */
const codeOf = (file: string): string =>
  readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\b(?:import|export) type\b[^;]*;/g, "");

const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => name.replace(/ as .*/, ""));

const resolved = (from: string, name: string): string[] => {
  const stem = path.join(path.dirname(from), name);
  return [`${stem}.ts`, `${stem}.tsx`, path.join(stem, "index.ts")].filter((file) => existsSync(file));
};

/** The files behind names of a door; the door itself for what it declares by itself. */
function behind(door: string, names: readonly string[]): string[] {
  const homes = new Map(
    [...codeOf(door).matchAll(STATEMENT)].flatMap(([, list = "", from = ""]) =>
      namesIn(list).map((name) => [name, from] as const),
    ),
  );
  return names.flatMap((name) => {
    const home = homes.get(name);
    return home === undefined ? [door] : resolved(door, home);
  });
}

/** The files of the project that a file imports at once, through the doors of subjects; not those it only takes types from. */
export const filesAtOnce = (file: string): string[] =>
  [...codeOf(file).matchAll(STATEMENT)]
    .filter(([, list, from = ""]) => from.startsWith(".") && (list === undefined || namesIn(list).length > 0))
    .flatMap(([, list = "", from = ""]) =>
      resolved(file, from).flatMap((other) => (DOOR.test(other) ? behind(other, namesIn(list)) : [other])),
    );

const packagesOf = (file: string): string[] =>
  [...codeOf(file).matchAll(STATEMENT)].flatMap(([, , from = ""]) => (from.startsWith(".") ? [] : [from]));

/** Everything that comes with a file of the project: our own files, by their names in the project, and packages. */
export function importsAtOnce(entry: string): {
  readonly files: readonly string[];
  readonly packages: readonly string[];
} {
  const packages = new Set<string>();
  const files = new Set([path.join(root, entry)]);
  for (const file of files) {
    packagesOf(file).forEach((name) => packages.add(name));
    filesAtOnce(file).forEach((other) => files.add(other));
  }
  const inProject = (file: string) => path.relative(root, file).split(path.sep).join("/");
  return { files: [...files].map(inProject).sort(), packages: [...packages].sort() };
}
