import type { ScrollMemory } from "../../base/core/scroll/scrollMemory";

/** Entries of the history that are remembered. */
const MOST = 50;

/** The memory with one more place, or another one for an entry; the oldest goes where there are too many. */
export function withScroll(memory: ScrollMemory, key: string, top: number): ScrollMemory {
  const entries = [...memory].filter(([known]) => known !== key);
  return new Map([...entries.slice(1 - MOST), [key, Math.max(0, Math.round(top))]]);
}
