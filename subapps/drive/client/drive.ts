import { flagOf, listOf, namedAddress, numberOf, recordOf, textOf } from "@portal/kit";

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
  /** Whether the person shares it. */
  readonly shared: boolean;
  /** Whose it is; empty for the person's own drive, where all is theirs. */
  readonly owner: string;
  readonly mine: boolean;
  /** The last day on which it can be read, `YYYY-MM-DD`; empty where it has none. */
  readonly lastDay: string;
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
  /** Whether the person may put things there. */
  readonly mine: boolean;
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
    shared: flagOf(record["shared"], false),
    owner: textOf(record["owner"]),
    mine: flagOf(record["mine"], true),
    lastDay: textOf(record["lastDay"]),
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
  return {
    items,
    total: numberOf(record["total"], items.length),
    path: readPath(record["path"]),
    mine: flagOf(record["mine"], true),
  };
}

/** A class of the school. */
export interface DriveClass {
  readonly code: string;
  /** It may be bilingual. */
  readonly name: string;
}

/** The person's classes; null for an answer that is none. */
export function readClasses(
  value: unknown,
): { readonly classes: readonly DriveClass[]; readonly shares: boolean } | null {
  const record = recordOf(value);
  if (!Array.isArray(record["list"])) return null;
  const classes = record["list"].flatMap((each) => {
    const { code, name } = recordOf(each);
    return textOf(code) ? [{ code: textOf(code), name: textOf(name) || textOf(code) }] : [];
  });
  return { classes, shares: flagOf(record["shares"], false) };
}

/** With whom a thing is shared. */
export interface Share {
  readonly id: string;
  readonly kind: "person" | "class";
  readonly target: string;
  /** It may be bilingual. */
  readonly name: string;
  readonly lastDay: string;
}

/** Reads the shares of a thing; null for an answer that has none. */
export function readShares(value: unknown): readonly Share[] | null {
  const { list } = recordOf(value);
  if (!Array.isArray(list)) return null;
  return list.flatMap((each) => {
    const record = recordOf(each);
    const [id, target] = [textOf(record["id"]), textOf(record["target"])];
    if (!id || !target) return [];
    return [
      {
        id,
        target,
        kind: record["kind"] === "class" ? ("class" as const) : ("person" as const),
        name: textOf(record["name"]) || target,
        lastDay: textOf(record["lastDay"]),
      },
    ];
  });
}

/** A person who may be shared with. */
export interface Found {
  readonly id: string;
  readonly name: string;
  /** 1 student, 2 teacher, 3 parent, 4 other staff. */
  readonly type: number;
  /** A pupil's; it may be bilingual. */
  readonly className: string;
}

/** Reads the people that were found; null for an answer that has none. */
export function readPeople(value: unknown): readonly Found[] | null {
  const { people } = recordOf(value);
  if (!Array.isArray(people)) return null;
  return people.flatMap((each) => {
    const record = recordOf(each);
    const id = textOf(record["id"]);
    if (!id) return [];
    const [name, className] = [textOf(record["name"]), textOf(record["className"])];
    return [{ id, name, className, type: numberOf(record["type"], 0) }];
  });
}

/** Pictures that the platform draws in small. */
const DRAWN = /\.(gif|jpe?g|png|tiff?|webp)$/i;

/** Where a picture in small is, below the site's base path as the picture itself; null for what has none. */
export const thumbnailOf = ({ kind, name, url }: DriveItem, size: "small" | "large"): string | null => {
  const [, base = "", id] = /^(|\/[^?#]*)\/api\/storage\/show\/file\/([\w-]+)$/.exec(url) ?? [];
  if (kind !== "file" || id === undefined || !DRAWN.test(name)) return null;
  return `${base}/api/storage/show/thumbnail/${id}${size === "large" ? "?size=large" : ""}`;
};

/** So many things are named by one download. */
const MOST_ZIPPED = 100;

/** What a browser saves things under: a file by itself, all else as one zip file; null for more than one download takes. */
export function downloadOf(items: readonly DriveItem[], zip: string): string | null {
  const [only] = items;
  if (only && items.length === 1 && only.kind === "file")
    return namedAddress(only.url, only.name, { save: true });
  if (items.length > MOST_ZIPPED) return null;
  return `${zip}?ids=${items.map(({ id }) => id).join(",")}`;
}

/** The folders inside a folder, and the way to it; null for an answer that is none. */
export function readFolders(
  value: unknown,
): { readonly folders: readonly Crumb[]; readonly total: number; readonly path: readonly Crumb[] } | null {
  const record = recordOf(value);
  if (!Array.isArray(record["list"])) return null;
  const folders = readPath(record["list"]);
  return { folders, total: numberOf(record["total"], folders.length), path: readPath(record["path"]) };
}

/** How much space is used; null for an answer that says nothing of it. */
export function readSpace(value: unknown): { readonly used: number; readonly limit: number } | null {
  const record = recordOf(value);
  const limit = numberOf(record["limit"], 0);
  return limit > 0 ? { used: numberOf(record["used"], 0), limit } : null;
}
