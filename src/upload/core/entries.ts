/** Something of an intake as a list has it: `parentId` is the id of the folder that it is in, null for what was chosen itself [UP-07]. */
export interface Entry {
  readonly id: string;
  readonly fileName: string;
  readonly type: "file" | "directory";
  readonly parentId: string | null;
}

/** The same as a tree. */
export interface EntryNode extends Entry {
  readonly children: readonly EntryNode[];
}

/** An intake, as far as it says what is where. */
export interface Taken {
  readonly files: readonly { readonly file: { readonly name: string }; readonly path: readonly string[] }[];
  /** The folders, empty ones too, by their paths. */
  readonly folders: readonly (readonly string[])[];
}

const SEPARATOR = "/";

/**
 * The entries of an intake as a list: folders before what is in them, and each once, whatever was named of it. The id of a folder is its
 * path, and that of a file its place among the files, since two may have one name.
 */
export function entryList({ files, folders }: Taken): readonly Entry[] {
  const known = new Map<string, Entry>();
  const enter = (path: readonly string[]): string | null => {
    let parentId: string | null = null;
    for (const fileName of path) {
      const id: string = parentId === null ? fileName : parentId + SEPARATOR + fileName;
      if (!known.has(id)) known.set(id, { id, fileName, type: "directory", parentId });
      parentId = id;
    }
    return parentId;
  };
  for (const path of folders) enter(path);
  const inFolders = files.map(({ file, path }, place): Entry => ({
    id: `${SEPARATOR}${String(place)}`,
    fileName: file.name,
    type: "file",
    parentId: enter(path),
  }));
  return [...known.values(), ...inFolders];
}

/** The entries as a tree, each below its folder, in the order of the list. */
export function entryTree(list: readonly Entry[]): readonly EntryNode[] {
  const nodes = new Map(list.map((entry) => [entry.id, { ...entry, children: [] as EntryNode[] }]));
  const roots: EntryNode[] = [];
  for (const node of nodes.values()) (nodes.get(node.parentId ?? "")?.children ?? roots).push(node);
  return roots;
}
