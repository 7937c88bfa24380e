import { LRUCache } from "lru-cache";
import { buffer } from "node:stream/consumers";
import path from "node:path";
import type { Readable } from "node:stream";
import { type Client, createHeavyWork, type HeavyWork, jobOf } from "../work/heavyWork";
import { type WorkLimits, WorkQueue } from "../work/workQueue";
import type { drawThumbnail } from "./drawThumbnail";
import type { FileRow } from "./fileRows";

const DRAW = jobOf<typeof drawThumbnail>(path.join(__dirname, "drawThumbnail.ts"), "drawThumbnail");

/** A folder of pictures asks for a dozen at once, and each takes a few hundredths of a second. Only those whose turn it is are read. */
const LIMITS: WorkLimits = {
  running: 2,
  waiting: 120,
  perLane: 40,
  waitMs: 30_000,
  runMs: 20_000,
  retryAfter: 2,
};

/** Longer sides, pixels. */
const SIDES = { small: 320, large: 1600 } as const;

/** What is drawn, and not what is only called a picture. */
const DRAWN = /^image\/(gif|jpeg|png|tiff|webp)$/;

/** A larger picture has no thumbnail, bytes. */
const MOST = 40 * 1024 * 1024;

/** What is kept of drawn thumbnails, bytes. Nothing of a picture outlives it on a disk. */
const KEPT = 64 * 1024 * 1024;

/** How large a thumbnail is. */
export type ThumbnailSize = keyof typeof SIDES;

/** Pictures in small, drawn when they are asked for and kept in memory as long as there is room [UP-12]. */
export function createThumbnails(work: Pick<HeavyWork, "run" | "close"> = createHeavyWork()) {
  const queue = new WorkQueue(LIMITS);
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => length + 256,
  });
  const drawing = new Map<string, Promise<Uint8Array | null>>();

  const draw = async (
    name: string,
    side: number,
    open: () => Promise<Readable | null>,
    client: Client,
  ): Promise<Uint8Array | null> => {
    const drawn = await queue.run(
      client.path,
      async (given) => {
        const content = await open();
        return content && work.run(DRAW, { bytes: await buffer(content), side }, { ...client, given });
      },
      client.given,
    );
    if (drawn) kept.set(name, drawn);
    return drawn;
  };

  /** A picture in small; null for what is none, or is too large. `open` reads it. */
  const of = (
    { sha256, size, type }: Pick<FileRow, "sha256" | "size" | "type">,
    wanted: ThumbnailSize,
    open: () => Promise<Readable | null>,
    client: Client,
  ): Promise<Uint8Array | null> => {
    if (!DRAWN.test(type) || size > MOST) return Promise.resolve(null);
    const name = `${sha256} ${wanted}`;
    const known = kept.get(name);
    if (known) return Promise.resolve(known);
    const running =
      drawing.get(name) ?? draw(name, SIDES[wanted], open, client).finally(() => drawing.delete(name));
    drawing.set(name, running);
    return running;
  };

  return { of, close: () => work.close() };
}

/** The thumbnails, as handlers use them. */
export type Thumbnails = ReturnType<typeof createThumbnails>;
