import { listOf, numberOf, recordOf, textOf } from "@portal/kit";

/** A file or a folder of the drive. */
export interface DriveItem {
  readonly id: string;
  readonly kind: "folder" | "file";
  readonly name: string;
  /** Bytes; 0 for a folder. */
  readonly size: number;
  /** `YYYY-MM-DD HH:mm:ss` on the school's clock; in the bin, when it was put there. */
  readonly changedAt: string;
  /** Where a file is read; empty for a folder. */
  readonly url: string;
  /** The folder that it is in; empty at the top. */
  readonly folder: string;
}

/** A folder of the way to the one shown. */
export interface Crumb {
  readonly id: string;
  readonly name: string;
}

/** What is in a folder, or in the bin. */
export interface Listing {
  readonly items: readonly DriveItem[];
  readonly total: number;
  readonly path: readonly Crumb[];
}

/** Reads one thing; null for what is none. */
export function readItem(value: unknown): DriveItem | null {
  const record = recordOf(value);
  const id = textOf(record["id"]);
  const name = textOf(record["name"]);
  if (!id || !name) return null;
  return {
    id,
    name,
    kind: record["kind"] === "folder" ? "folder" : "file",
    size: numberOf(record["size"], 0),
    changedAt: textOf(record["changedAt"]),
    url: textOf(record["url"]),
    folder: textOf(record["folder"]),
  };
}

const readPath = (value: unknown): readonly Crumb[] =>
  listOf(value).flatMap((each) => {
    const { id, name } = recordOf(each);
    return textOf(id) && textOf(name) ? [{ id: textOf(id), name: textOf(name) }] : [];
  });

/** Reads a list of things; null for an answer that is none. */
export function readListing(value: unknown): Listing | null {
  const record = recordOf(value);
  if (!Array.isArray(record["list"])) return null;
  const items = record["list"].flatMap((each) => readItem(each) ?? []);
  return { items, total: numberOf(record["total"], items.length), path: readPath(record["path"]) };
}

/** The folders inside a folder, and the way to it; null for an answer that is none. */
export function readFolders(
  value: unknown,
): { readonly folders: readonly Crumb[]; readonly path: readonly Crumb[] } | null {
  const record = recordOf(value);
  if (!Array.isArray(record["list"])) return null;
  return { folders: readPath(record["list"]), path: readPath(record["path"]) };
}

/** How much space is used; null for an answer that says nothing of it. */
export function readSpace(value: unknown): { readonly used: number; readonly limit: number } | null {
  const record = recordOf(value);
  const limit = numberOf(record["limit"], 0);
  return limit > 0 ? { used: numberOf(record["used"], 0), limit } : null;
}
