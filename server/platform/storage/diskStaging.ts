import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../../settings/fault";
import { lengthOf, type UploadKey } from "./cut";
import { PRIVATE_FOLDER } from "./diskStore";
import type { StagedUpload, Staging } from "./ports";
import { chunkOf, missingOf, personName, STAGED_MS, uploadName, uploadOf } from "./uploadName";

/** How a folder is called between its end and the removal of its files. */
const ENDED = "ended-";

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
  const folderOfPerson = (person: string) => path.join(root, personName(person));
  const folderOf = (upload: UploadKey) => path.join(folderOfPerson(upload.person), uploadName(upload));
  const placeOf = (upload: UploadKey, chunk: number) => path.join(folderOf(upload), String(chunk));
  const touch = (upload: UploadKey) => {
    const at = now() / 1000;
    return unlessNothing(utimes(folderOf(upload), at, at));
  };
  const chunksOf = async (upload: UploadKey): Promise<readonly number[]> =>
    (await namesIn(folderOf(upload))).flatMap((name) => chunkOf(upload, name) ?? []);
  const uploadsBy = async (person: string): Promise<readonly UploadKey[]> =>
    (await namesIn(folderOfPerson(person))).flatMap((name) => uploadOf(person, name) ?? []);
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
    source: (upload) => ({ kind: "folder", folder: folderOf(upload) }),
    has: async (upload, chunk) => {
      const found = await stat(placeOf(upload, chunk)).catch(() => null);
      if (found?.size !== lengthOf(upload, chunk)) return false;
      await touch(upload);
      return true;
    },
    missing: async (upload) => missingOf(upload, new Set(await chunksOf(upload))),
    uploadsOf: async ({ person, md5, size, chunks }) =>
      (await uploadsBy(person)).filter(
        (upload) => upload.md5 === md5 && upload.size === size && upload.chunks === chunks,
      ),
    stagedBy: async (person) => {
      const staged: StagedUpload[] = [];
      for (const upload of await uploadsBy(person)) {
        const chunks = await chunksOf(upload);
        staged.push({ upload, bytes: chunks.reduce((sum, chunk) => sum + lengthOf(upload, chunk), 0) });
      }
      return staged;
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
