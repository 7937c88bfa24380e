import { listOf, numberOf, recordOf, textOf } from "../wire/read";

/** A folder on the way from the top. */
export interface OfferedFolder {
  readonly id: string;
  readonly name: string;
}

/** A folder, or a file that can be attached. */
export interface OfferedItem {
  readonly id: string;
  readonly kind: "folder" | "file";
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The stored file's id; empty for a folder. */
  readonly file: string;
}

/** A page of what an application offers to be attached. */
export interface OfferedPage {
  readonly items: readonly OfferedItem[];
  readonly total: number;
  readonly path: readonly OfferedFolder[];
}

/** Reads such a page; what has no id, and files without a stored one, are left out. Null where it is none. */
export function readOfferedPage(data: unknown): OfferedPage | null {
  const { list, total, path } = recordOf(data);
  if (!Array.isArray(list)) return null;
  const items = list.flatMap((value): readonly OfferedItem[] => {
    const { id, kind, name, size, file } = recordOf(value);
    const item: OfferedItem = {
      id: textOf(id),
      kind: kind === "folder" ? "folder" : "file",
      name: textOf(name),
      size: Math.max(0, numberOf(size, 0)),
      file: kind === "folder" ? "" : textOf(file),
    };
    return item.id !== "" && (item.kind === "folder" || item.file !== "") ? [item] : [];
  });
  return {
    items,
    total: Math.max(items.length, numberOf(total, 0)),
    path: listOf(path).flatMap((value) => {
      const { id, name } = recordOf(value);
      return textOf(id) === "" ? [] : [{ id: textOf(id), name: textOf(name) }];
    }),
  };
}
