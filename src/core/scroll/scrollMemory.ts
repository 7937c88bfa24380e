import { isPlainObject } from "../wire/isPlainObject";

/** How far each entry of the history was scrolled, in pixels by its key; the oldest first. */
export type ScrollMemory = ReadonlyMap<string, number>;

/** Entries of the history that are remembered. */
const MOST = 50;

/** The memory with one more place, or another one for an entry; the oldest goes where there are too many. */
export function withScroll(memory: ScrollMemory, key: string, top: number): ScrollMemory {
  const entries = [...memory].filter(([known]) => known !== key);
  return new Map([...entries.slice(1 - MOST), [key, Math.max(0, Math.round(top))]]);
}

/** Reads a memory that was kept as an object; what is no distance is left out. */
export const readScrollMemory = (value: unknown): ScrollMemory =>
  new Map(
    isPlainObject(value)
      ? Object.entries(value).filter(
          (entry): entry is [string, number] =>
            typeof entry[1] === "number" && Number.isFinite(entry[1]) && entry[1] >= 0,
        )
      : [],
  );
