import { isPlainObject } from "../wire/isPlainObject";

/** How far each entry of the history was scrolled, in pixels by its key; the oldest first. */
export type ScrollMemory = ReadonlyMap<string, number>;

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
