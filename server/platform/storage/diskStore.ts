import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "../../settings/fault";
import { contentPath } from "./contentPath";
import type { Store } from "./ports";

/** Only the platform itself reads what people have stored. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;

/** Has the file system write down which names a folder holds. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The file systems' time of a content: part of its hash, since the real one would tell people that another person had it before. */
const timeOf = (key: string): number => Number.parseInt(key.slice(0, 7), 16);

/** Contents as files in `root`, as `ab/cd/abcd…`. What `put` takes has to lie on the same file system. */
export function createDiskStore(root: string): Store {
  const pathOf = (key: string): string => path.join(root, contentPath(key));
  const size: Store["size"] = async (key) =>
    stat(pathOf(key)).then(
      (found) => found.size,
      () => null,
    );

  return {
    put: async (key, file) => {
      const place = pathOf(key);
      const handle = await open(file, "r+");
      let bytes: number;
      try {
        await handle.utimes(timeOf(key), timeOf(key));
        await handle.sync();
        bytes = (await handle.stat()).size;
      } finally {
        await handle.close();
      }
      if ((await size(key)) === bytes) {
        await rm(file, { force: true });
        return;
      }
      const folder = path.dirname(place);
      const made = await mkdir(folder, PRIVATE_FOLDER);
      await rename(file, place);
      await syncFolder(folder);
      if (made === undefined) return;
      await syncFolder(path.dirname(folder));
      await syncFolder(root);
    },
    size,
    open: async (key, range) => {
      try {
        return createReadStream("", { fd: await open(pathOf(key)), ...range });
      } catch (error) {
        if (codeOf(error) === "ENOENT") return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    sweep: () => Promise.resolve(),
  };
}
