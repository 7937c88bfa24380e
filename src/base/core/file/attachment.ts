/** A file that a form is to attach to something. */
export interface Attachment {
  /** The stored file's id; empty as long as it is being uploaded, or where that failed. */
  readonly file: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Tells one that is being uploaded from the others. */
  readonly key?: string;
  /** Whether it could not be uploaded. */
  readonly failed?: boolean;
}

/** Two stored files are the same attachment where content and name are: equal bytes may go by several names. */
export const sameOf = ({ file, name }: Pick<Attachment, "file" | "name">): string => `${file}/${name}`;

/** What tells an attachment of a list from the others. */
export const keyOf = ({ key, ...attachment }: Attachment): string => key ?? sameOf(attachment);

/** Files that were to join a list. */
export interface Joined {
  readonly list: readonly Attachment[];
  /** How many of them did not fit. */
  readonly left: number;
  /** Those that the list has already, under the same name. */
  readonly again: readonly Attachment[];
}

/** A list with more files at its end, none of them twice under one name and at most so many. */
export function withMore(list: readonly Attachment[], more: readonly Attachment[], most: number): Joined {
  const known = new Set(list.filter(({ file }) => file !== "").map(sameOf));
  const fresh: Attachment[] = [];
  const again: Attachment[] = [];
  for (const each of more) {
    const same = sameOf(each);
    (each.file !== "" && known.has(same) ? again : fresh).push(each);
    known.add(same);
  }
  const room = Math.max(0, most - list.length);
  return { list: [...list, ...fresh.slice(0, room)], left: Math.max(0, fresh.length - room), again };
}

/** A list in which an upload has become a stored file; without it where that file is there under the same name. */
export function withStored(list: readonly Attachment[], key: string, file: string): readonly Attachment[] {
  return list.flatMap((each) => {
    if (each.key !== key) return each;
    const stored = { ...each, file };
    const isThere = list.some((other) => keyOf(other) !== key && sameOf(other) === sameOf(stored));
    return isThere ? [] : stored;
  });
}

/** The list without one of its files. */
export const without = (list: readonly Attachment[], key: string): readonly Attachment[] =>
  list.filter((each) => keyOf(each) !== key);
