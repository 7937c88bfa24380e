/** A file or a folder of a folder that is uploaded, as the contract lists them [UP-07]. */
export interface FolderEntry<File> {
  readonly id: string;
  readonly fileName: string;
  readonly type: "file" | "directory";
  /** The folder that it is in; null at the top. */
  readonly parentId: string | null;
  /** Null for a folder. */
  readonly file: File | null;
}

/** An entry with what is in it. */
export interface FolderNode<File> extends FolderEntry<File> {
  readonly children: readonly FolderNode<File>[];
}

/** A file by the folders that it is in, from the outermost. */
export interface PlacedFile<File> {
  readonly file: File;
  readonly path: readonly string[];
}

/**
 * Lists files and the folders that they are in, each folder once and before what is in it; `folders` are those that may be empty.
 * `nameOf` names a file, and `idOf` gives each entry an id.
 */
export function folderEntries<File>(
  files: readonly PlacedFile<File>[],
  folders: readonly (readonly string[])[],
  nameOf: (file: File) => string,
  idOf: () => string,
): readonly FolderEntry<File>[] {
  const entries: FolderEntry<File>[] = [];
  const known = new Map<string, string>();
  const folderId = (path: readonly string[]): string | null => {
    const fileName = path.at(-1);
    if (fileName === undefined) return null;
    // No name has this character.
    const key = path.join("/");
    const there = known.get(key);
    if (there !== undefined) return there;
    const parentId = folderId(path.slice(0, -1));
    const id = idOf();
    known.set(key, id);
    entries.push({ id, fileName, type: "directory", parentId, file: null });
    return id;
  };
  folders.forEach(folderId);
  for (const { file, path } of files) {
    const parentId = folderId(path);
    entries.push({ id: idOf(), fileName: nameOf(file), type: "file", parentId, file });
  }
  return entries;
}

/** The entries as a tree; each keeps its place among its siblings. */
export function folderTree<File>(entries: readonly FolderEntry<File>[]): readonly FolderNode<File>[] {
  const byParent = new Map<string | null, FolderEntry<File>[]>();
  for (const entry of entries) {
    const siblings = byParent.get(entry.parentId);
    if (siblings) siblings.push(entry);
    else byParent.set(entry.parentId, [entry]);
  }
  const below = (parentId: string | null): readonly FolderNode<File>[] =>
    (byParent.get(parentId) ?? []).map((entry) => ({
      ...entry,
      children: entry.type === "directory" ? below(entry.id) : [],
    }));
  return below(null);
}
