import type { UploadKey } from "./cut";
import type { Staging } from "./ports";
import { uploadName } from "./uploadName";

/** How much a person has staged. */
export interface Staged {
  readonly uploads: number;
  readonly bytes: number;
}

/** For how long what was counted is good, milliseconds: another process may stage and finish meanwhile. */
const COUNTED_MS = 60_000;

interface Counted {
  readonly until: number;
  readonly uploads: Promise<Map<string, { readonly upload: UploadKey; bytes: number }>>;
}

/** What people have staged, without a look at all their chunks for each one that comes in. */
export function createStagedSums(staging: Pick<Staging, "stagedBy">, now: () => number) {
  const counted = new Map<string, Counted>();

  const count = (person: string): Counted => {
    const staged = staging.stagedBy(person);
    const uploads = staged.then(
      (found) => new Map(found.map(({ upload, bytes }) => [uploadName(upload), { upload, bytes }])),
    );
    const fresh = { until: now() + COUNTED_MS, uploads };
    counted.set(person, fresh);
    uploads.catch(() => counted.delete(person));
    return fresh;
  };
  const uploadsOf = (person: string, afresh: boolean): Counted["uploads"] => {
    const known = afresh ? undefined : counted.get(person);
    return (known && known.until > now() && known.until <= now() + COUNTED_MS ? known : count(person))
      .uploads;
  };

  return {
    /** What a person has staged, but for the uploads of some files; `afresh` where it must not be a minute old. */
    of: async (
      person: string,
      {
        but = [],
        afresh = false,
      }: { readonly but?: readonly Pick<UploadKey, "md5" | "size">[]; afresh?: boolean } = {},
    ): Promise<Staged> => {
      const others = [...(await uploadsOf(person, afresh)).values()].filter(
        ({ upload }) => !but.some(({ md5, size }) => upload.md5 === md5 && upload.size === size),
      );
      return { uploads: others.length, bytes: others.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    /** Notes a chunk that was not there before. */
    added: async (upload: UploadKey, bytes: number): Promise<void> => {
      const uploads = await counted.get(upload.person)?.uploads;
      if (!uploads) return;
      const known = uploads.get(uploadName(upload));
      if (known) known.bytes += bytes;
      else uploads.set(uploadName(upload), { upload, bytes });
    },
    /** Notes that an upload is gone. */
    ended: async (upload: UploadKey): Promise<void> => {
      (await counted.get(upload.person)?.uploads)?.delete(uploadName(upload));
    },
    /** Forgets all. */
    clear: (): void => counted.clear(),
  };
}
