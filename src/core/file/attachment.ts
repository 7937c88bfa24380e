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

/** What tells an attachment of a list from the others. */
export const keyOf = ({ key, file }: Attachment): string => key ?? file;

/** A list with more files at its end, none of them twice and at most so many; and how many of them did not fit. */
export function withMore(
  list: readonly Attachment[],
  more: readonly Attachment[],
  most: number,
): { readonly list: readonly Attachment[]; readonly left: number } {
  const known = new Set(list.flatMap(({ file }) => file || []));
  const fresh = more.filter(({ file }) => file === "" || !known.has(file));
  const room = Math.max(0, most - list.length);
  return { list: [...list, ...fresh.slice(0, room)], left: Math.max(0, fresh.length - room) };
}

/** A list in which an upload has become a stored file. The same content as another one's is that one. */
export function withStored(list: readonly Attachment[], key: string, file: string): readonly Attachment[] {
  const isThere = list.some((other) => other.file === file && keyOf(other) !== key);
  return list.flatMap((each) => (each.key !== key ? each : isThere ? [] : { ...each, file }));
}

/** The list without one of its files. */
export const without = (list: readonly Attachment[], key: string): readonly Attachment[] =>
  list.filter((each) => keyOf(each) !== key);
