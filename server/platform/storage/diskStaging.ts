import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../../settings/fault";
import { lengthOf, type UploadKey } from "./cut";
import { PRIVATE_FOLDER } from "./diskStore";
import type { Staging } from "./ports";

/** How long an upload waits for its next chunk, milliseconds. */
export const STAGED_MS = 24 * 3_600_000;

/** How a folder is called between its end and the removal of its files. */
const ENDED = "ended-";

const folderName = ({ md5, size, eachSize, chunks }: Omit<UploadKey, "person">): string =>
  [md5, size, eachSize, chunks].join("-");

/** An upload by the name of its folder; null where that is none. */
function uploadIn(person: string, name: string): UploadKey | null {
  const [, md5, ...figures] = /^([0-9a-f]{32})-(\d{1,16})-(\d{1,16})-(\d{1,6})$/.exec(name) ?? [];
  const [size, eachSize, chunks] = figures.map(Number);
  if (md5 === undefined || size === undefined || eachSize === undefined || chunks === undefined) return null;
  return { person, md5, size, eachSize, chunks };
}

/** What another process may have done before. */
const isNothing = (error: unknown): boolean =>
  ["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(codeOf(error));

/** The names in a folder; none where it is not there. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isNothing(error)) return [];
    throw error;
  }
}

const unlessNothing = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isNothing(error)) throw error;
  }
};

/** As often a chunk is put where its folder ends at the same moment. */
const TRIES = 5;

/**
 * Chunks as files in `root`, as `{person}/{md5}-{size}-{eachSize}-{chunks}/{number}`. A folder's time is that of the last use of its
 * upload, by the platform's clock.
 */
export function createDiskStaging(root: string, now: () => number): Staging {
  const folderOfPerson = (person: string) =>
    path.join(root, encodeURIComponent(person).replaceAll(".", "%2E"));
  const folderOf = (upload: UploadKey) => path.join(folderOfPerson(upload.person), folderName(upload));
  const placeOf = (upload: UploadKey, chunk: number) => path.join(folderOf(upload), String(chunk));
  const touch = (upload: UploadKey) => {
    const at = now() / 1000;
    return unlessNothing(utimes(folderOf(upload), at, at));
  };
  const chunksOf = async (upload: UploadKey): Promise<readonly number[]> =>
    (await namesIn(folderOf(upload)))
      .map(Number)
      .filter((chunk) => Number.isInteger(chunk) && chunk >= 1 && chunk <= upload.chunks);
  const uploadsBy = async (person: string): Promise<readonly UploadKey[]> =>
    (await namesIn(folderOfPerson(person))).flatMap((name) => uploadIn(person, name) ?? []);
  /** Chunks disappear together: an upload of which some are gone would look like one that goes on. */
  const end = async (folder: string): Promise<void> => {
    const ended = path.join(root, `${ENDED}${randomUUID()}`);
    await unlessNothing(rename(folder, ended));
    await rm(ended, { recursive: true, force: true });
  };

  const put: Staging["put"] = async (upload, chunk, file) => {
    for (let tries = 1; ; tries += 1) {
      await mkdir(folderOf(upload), PRIVATE_FOLDER);
      try {
        await rename(file, placeOf(upload, chunk));
        await touch(upload);
        return;
      } catch (error) {
        if (tries === TRIES || codeOf(error) !== "ENOENT") throw error;
      }
    }
  };

  const sweepPerson = async (folder: string): Promise<void> => {
    for (const name of await namesIn(folder)) {
      const found = await stat(path.join(folder, name)).catch(() => null);
      if (found && found.mtimeMs <= now() - STAGED_MS) await end(path.join(folder, name));
    }
    await unlessNothing(rmdir(folder));
  };

  return {
    put,
    folderOf,
    has: async (upload, chunk) => {
      const found = await stat(placeOf(upload, chunk)).catch(() => null);
      if (found?.size !== lengthOf(upload, chunk)) return false;
      await touch(upload);
      return true;
    },
    missing: async (upload) => {
      const there = new Set(await chunksOf(upload));
      return Array.from({ length: upload.chunks }, (_, index) => index + 1).filter(
        (chunk) => !there.has(chunk),
      );
    },
    uploadsOf: async ({ person, md5, size, chunks }) =>
      (await uploadsBy(person)).filter(
        (upload) => upload.md5 === md5 && upload.size === size && upload.chunks === chunks,
      ),
    stagedBy: async (person, but) => {
      const others = (await uploadsBy(person)).filter(
        ({ md5, size }) => md5 !== but?.md5 || size !== but.size,
      );
      let bytes = 0;
      for (const upload of others)
        for (const chunk of await chunksOf(upload)) bytes += lengthOf(upload, chunk);
      return { uploads: others.length, bytes };
    },
    drop: (upload) => end(folderOf(upload)),
    removeChunk: (upload, chunk) => rm(placeOf(upload, chunk), { force: true }),
    sweep: async () => {
      for (const name of await namesIn(root))
        if (name.startsWith(ENDED)) await rm(path.join(root, name), { recursive: true, force: true });
        else await sweepPerson(path.join(root, name));
    },
  };
}
