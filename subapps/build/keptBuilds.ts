/** One build of one part: when it was made, in milliseconds since 1970, and its files with a hash in their name. */
export interface BuildRecord {
  readonly time: number;
  readonly files: readonly string[];
}

/** How long the files of a build stay after the next one has replaced it: a page left open over a weekend goes on. */
export const KEPT_FOR_MS = 7 * 24 * 3_600_000;
/** How many of the newest builds stay whatever their age, the present one included. */
export const KEPT_AT_LEAST = 3;
/** No more builds than this stay, so that a busy day of building does not fill the disk. */
export const KEPT_AT_MOST = 10;

/** A file whose name changes with its content, or a compressed form of one; no other can stand beside a newer one. */
const HASHED = /\.[0-9a-f]{10}\.[a-z0-9.]+$/;

/** The files of a build that may stay after it. */
export const lastingFiles = (files: Iterable<string>): readonly string[] =>
  [...files].filter((file) => HASHED.test(file)).sort();

const same = (one: readonly string[], other: readonly string[]) => one.join("\n") === other.join("\n");

/**
 * The builds whose files stay once `files` have been built at `now`, newest first. A build that makes the same files as
 * the one before is no new one [VIEW-10].
 */
export function keptBuilds(
  before: readonly BuildRecord[],
  files: readonly string[],
  now: number,
): readonly BuildRecord[] {
  const [last] = before;
  const builds = last && same(last.files, files) ? before : [{ time: now, files }, ...before];
  return builds
    .filter(({ files }, index) => builds.findIndex((other) => same(other.files, files)) === index)
    .filter((_, index, all) => {
      const replaced = all[index - 1]?.time ?? Infinity;
      return index < KEPT_AT_LEAST || (index < KEPT_AT_MOST && now - replaced < KEPT_FOR_MS);
    });
}

/** Reads the builds out of a kept document; none where it is not one, so that the folder is emptied as if it were new. */
export function readBuilds(text: string | null): readonly BuildRecord[] {
  try {
    const builds: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(builds) ? builds.filter(isRecord) : [];
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is BuildRecord => {
  const { time, files } = (value ?? {}) as Partial<BuildRecord>;
  return typeof time === "number" && Array.isArray(files) && files.every((file) => typeof file === "string");
};
