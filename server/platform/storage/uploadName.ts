import type { UploadKey } from "./cut";

/** How long an upload waits for its next chunk, milliseconds. */
export const STAGED_MS = 24 * 3_600_000;

/** How a person is called among folders. */
export const personName = (person: string): string => encodeURIComponent(person).replaceAll(".", "%2E");

/** How an upload is called among those of its person. */
export const uploadName = ({ md5, size, eachSize, chunks }: Omit<UploadKey, "person">): string =>
  [md5, size, eachSize, chunks].join("-");

/** A person's upload by its name; null where that is none. */
export function uploadOf(person: string, name: string): UploadKey | null {
  const [, md5, ...figures] = /^([0-9a-f]{32})-(\d{1,16})-(\d{1,16})-(\d{1,6})$/.exec(name) ?? [];
  const [size, eachSize, chunks] = figures.map(Number);
  if (md5 === undefined || size === undefined || eachSize === undefined || chunks === undefined) return null;
  return { person, md5, size, eachSize, chunks };
}

/** The chunk of a name among those of its upload; null where that is none. */
export function chunkOf({ chunks }: Pick<UploadKey, "chunks">, name: string): number | null {
  const chunk = /^[1-9]\d{0,5}$/.test(name) ? Number(name) : 0;
  return chunk >= 1 && chunk <= chunks ? chunk : null;
}

/** The chunks that are not among some, in their order. */
export const missingOf = (
  { chunks }: Pick<UploadKey, "chunks">,
  there: { readonly has: (chunk: number) => boolean },
): readonly number[] =>
  Array.from({ length: chunks }, (_, index) => index + 1).filter((chunk) => !there.has(chunk));
