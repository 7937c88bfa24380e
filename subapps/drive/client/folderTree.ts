import type { Crumb } from "./drive";

/** The folders in a folder, as far as they are loaded. */
export interface Branch {
  readonly folders: readonly Crumb[];
  /** How many more there are. */
  readonly left: number;
  readonly failed: boolean;
}

/** The top of the drive among the folders. */
export const ROOT = "";

/** The folder of a line by its id; null is the top. */
export const folderOf = (id: string): string | null => (id === ROOT ? null : id);

/** What is loaded of a tree, and which of its folders are open. */
export interface Tree {
  readonly branches: ReadonlyMap<string, Branch>;
  readonly open: ReadonlySet<string>;
}

/** A line of the tree. */
export interface TreeRow {
  readonly key: string;
  /** A folder; or that there are more in the one above, or that they were not loaded. */
  readonly kind: "folder" | "more" | "failed";
  /** The folder; of the other kinds, the one whose content is meant. */
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** Null where there is nothing to open. */
  readonly open: boolean | null;
  readonly place: number;
  readonly count: number;
  /** The folder and all that it is in, from the top. */
  readonly way: readonly string[];
}

/** Folders that are open at once; each costs a request when something changes. */
export const MOST_OPEN = 100;

/** The lines that are seen, from the top on. */
export function rowsOf({ branches, open }: Tree, top: string): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const add = ({ id, name }: Crumb, before: readonly string[], place: number, count: number) => {
    const branch = branches.get(id);
    const isEmpty = branch !== undefined && !branch.failed && branch.folders.length === 0;
    const isOpen = open.has(id) && branch !== undefined;
    const way = [...before, id];
    const level = way.length;
    rows.push({
      key: id,
      kind: "folder",
      id,
      name,
      level,
      open: isEmpty ? null : isOpen,
      place,
      count,
      way,
    });
    // A way that leads back into itself ends.
    if (!isOpen || before.includes(id)) return;
    const { folders, left, failed } = branch;
    const extra = Number(failed) + Number(left > 0);
    const size = folders.length + extra;
    folders.forEach((folder, index) => add(folder, way, index + 1, size));
    const last = { id, level: level + 1, open: null, place: size, count: size, way };
    if (failed) rows.push({ ...last, key: `${id}!`, kind: "failed", name: "" });
    else if (left > 0) rows.push({ ...last, key: `${id}+`, kind: "more", name: String(left) });
  };
  add({ id: ROOT, name: top }, [], 1, 1);
  return rows;
}

/** What a key asks of a tree: another line, a folder to be opened or closed, or what a press does. */
export type TreeMove =
  | { readonly to: string }
  | { readonly turn: string }
  | { readonly press: TreeRow }
  | null;

/** The keys of the tree view of the ARIA practices. */
export function moveIn(rows: readonly TreeRow[], at: string, key: string): TreeMove {
  const index = Math.max(
    0,
    rows.findIndex((row) => row.key === at),
  );
  const row = rows[index];
  const to = (wanted: TreeRow | undefined): TreeMove => (wanted ? { to: wanted.key } : null);
  if (!row) return null;
  switch (key) {
    case "ArrowDown":
      return to(rows[index + 1]);
    case "ArrowUp":
      return to(rows[index - 1]);
    case "Home":
      return to(rows[0]);
    case "End":
      return to(rows.at(-1));
    case "ArrowRight":
      if (row.open === null) return null;
      return row.open ? to(rows[index + 1]) : { turn: row.id };
    case "ArrowLeft":
      if (row.open) return { turn: row.id };
      return to(rows.findLast((each, place) => place < index && each.level === row.level - 1));
    case "Enter":
      return { press: row };
    default:
      return null;
  }
}
