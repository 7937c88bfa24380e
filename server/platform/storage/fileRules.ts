import { isRejectedName, rejectedAt } from "../../../src/base/core/file/fileNames";
import { type FileSettings, siteListOf } from "../../settings/options";
import { fileRefusals } from "./fileRefusals";
import type { Spooled } from "./ports";
import { sniffType } from "./sniffType";

/** What a call says about a file. Names are all that it was given. */
export interface Described {
  readonly md5: string;
  readonly size: number;
  readonly names: readonly string[];
  /** The service that it is for; each may take more kinds of files than the usual list lets. */
  readonly place?: string;
}

/** A file as a call says it is cut; older clients do not always say how long a chunk is. */
export interface DescribedUpload extends Described {
  readonly chunks: number;
  readonly eachSize?: number | undefined;
}

/** The kinds that places take beside those of the usual list, by the places' names. */
export type Takes = ReadonlyMap<string, readonly string[]>;

/** The rules by which files are taken, as the storage uses them. */
export type FileRules = ReturnType<typeof createFileRules>;

/** The rules by which files are taken: their names, and how large they may be. */
export function createFileRules(
  { rejected: list, uploadLimit }: Pick<FileSettings, "rejected" | "uploadLimit">,
  takes: Takes,
) {
  /** The site's list, where it has one of its own. */
  const siteList = siteListOf(list) && list;
  /** The kinds that no place takes. */
  const nowhere = rejectedAt(siteList, [...takes.values()].flat());

  /** Refuses a name of a kind that a place does not take. */
  const demandName = (name: string, place = ""): void => {
    const rejected = rejectedAt(siteList, takes.get(place));
    if (isRejectedName(name, rejected)) throw fileRefusals.nameType(rejected);
  };
  const allowsName = (name: string): boolean => !isRejectedName(name, nowhere);

  return {
    demandName,
    /** Whether any place takes files of this name. */
    allowsName,
    /** Refuses a name of a kind that no place takes. */
    demandNameSomewhere: (name: string): void => {
      if (!allowsName(name)) throw fileRefusals.nameType(nowhere);
    },
    /** Refuses names of kinds that may not be uploaded, and what is too large in itself. */
    demandAllowed: ({ size, names, place }: Described): void => {
      for (const name of names) demandName(name, place);
      if (size > uploadLimit) throw fileRefusals.tooLarge();
    },
  };
}

/** The type of a file by the bytes it begins with; refuses a content that its names do not allow. */
export function typeOf(first: Uint8Array, { names }: Pick<Described, "names">): string {
  const types = names.map((name) => sniffType(first, name));
  if (types.includes(null)) throw fileRefusals.fileType();
  return types[0] ?? "application/octet-stream";
}

/** Refuses bytes that were damaged on their way, where the call says what they add up to. */
export function demandIntact(spooled: Pick<Spooled, "crc32">, crc32: number | undefined): void {
  if (crc32 !== undefined && crc32 !== spooled.crc32) throw fileRefusals.chunkCorrupt();
}
