// What the files of the source import: at once, or lazily. Read as text, so that neither a build nor types are needed.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The door of a subject: an import of a name by it brings the file behind that name, and no other. */
const DOOR = /[\\/]src[\\/][\w-]+[\\/](?:index|kit)\.ts$/;

/** A statement that imports, exports or re-exports: the names, if it lists them, and from where. */
const STATEMENT = /^(?:import|export)\b(?:\s*(?:\w+,\s*)?\{([^}]*)\}\s*from|[^;"]*?\bfrom)?\s*"([^"]+)"/gm;

/** A call of `import()`: its comments for webpack, and what it loads. */
const LAZY = /\bimport\(\s*((?:\/\*[^*]*\*\/\s*)*)"(\.[^"]*)"/g;

/** The source without comments, and without what is only taken for its type. */
export const codeOf = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\b(?:import|export) type\b[^;]*;/g, "");

const namesIn = (list) =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => name.replace(/ as .*/, ""));

/** Reads each file of a source once; the paths are absolute. */
export const importGraph = () => {
  const known = new Map();
  const resolved = (from, name) => {
    const stem = path.join(path.dirname(from), name);
    return [`${stem}.ts`, `${stem}.tsx`, path.join(stem, "index.ts")].filter((file) => existsSync(file));
  };
  const read = (file) => {
    const found = known.get(file);
    if (found) return found;
    const source = readFileSync(file, "utf8");
    const statements = [...codeOf(source).matchAll(STATEMENT)].map(([, list, from]) => ({
      names: list === undefined ? null : namesIn(list),
      from,
    }));
    const lazy = [...source.matchAll(LAZY)].map(([, notes, from]) => ({
      eager: notes.includes('webpackMode: "eager"'),
      files: resolved(file, from),
    }));
    const node = { source, statements, lazy };
    known.set(file, node);
    return node;
  };

  /** The files behind names of a door; the door itself for what it declares by itself. */
  const behind = (door, names) => {
    const homes = new Map(
      read(door).statements.flatMap(({ names: own, from }) => (own ?? []).map((name) => [name, from])),
    );
    return names.flatMap((name) => (homes.has(name) ? resolved(door, homes.get(name)) : [door]));
  };
  const named = (file, { names, from }) =>
    resolved(file, from).flatMap((other) => (DOOR.test(other) ? behind(other, names ?? []) : [other]));

  const atOnce = (file) => [
    ...read(file)
      .statements.filter(({ names, from }) => from.startsWith(".") && names?.length !== 0)
      .flatMap((statement) => named(file, statement)),
    ...read(file).lazy.flatMap(({ eager, files }) => (eager ? files : [])),
  ];
  return {
    /** The text of a file. */
    sourceOf: (file) => read(file).source,
    /** The packages that a file imports at once. */
    packagesOf: (file) => read(file).statements.flatMap(({ from }) => (from.startsWith(".") ? [] : [from])),
    /** The files that a file imports at once, through the doors of subjects; not those it only takes types from. */
    atOnce,
    /** The files that a file loads when they are needed. */
    lazily: (file) => read(file).lazy.flatMap(({ eager, files }) => (eager ? [] : files)),
    /** A file with all that comes with it at once. */
    closure: (entry) => {
      const files = new Set([entry]);
      for (const file of files) atOnce(file).forEach((other) => files.add(other));
      return files;
    },
  };
};
