import { beginOffset, stepOffset, toKeep, type Reading } from "../core/date/clockOffset";
import type { PlatformTime } from "./ports";
import type { StoredValues } from "./storage";

/** What the platform's time is made of in a browser. */
export interface TimeSources {
  /** The device's clock, in milliseconds since 1970. */
  readonly wall: () => number;
  /** Milliseconds since the page began, which no one sets. */
  readonly steady: () => number;
  /** Where a device remembers by how much its clock is wrong. */
  readonly storage: Pick<StoredValues, "read" | "write">;
}

/** The platform's time on a device whose clock may be wrong, learnt from the platform's answers. */
export function createPlatformTime({ wall, steady, storage }: TimeSources): PlatformTime {
  const look = (): Reading => ({ wall: wall(), steady: steady() });
  const listeners = new Set<() => void>();
  let kept = storage.read("clockOffset");
  let state = beginOffset(kept, look());
  const hear = (time: number, took: number) => {
    const before = state.offset;
    state = stepOffset(state, { type: "told", seen: look(), time, took });
    const next = toKeep(kept, state);
    if (next) storage.write("clockOffset", (kept = next));
    if (state.offset !== before) for (const listener of listeners) listener();
  };
  return {
    now: () => {
      state = stepOffset(state, { type: "looked", seen: look() });
      return state.seen.wall + state.offset;
    },
    isKnown: () => state.isKnown,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asking:
      (since = steady()) =>
      (time) => {
        if (time !== null) hear(time, steady() - since);
      },
  };
}

/** The platform's time where a clock is right by itself: on the server, and in tests and stories. */
export const timeOf = ({ now }: { readonly now: () => number }): PlatformTime => ({
  now,
  isKnown: () => true,
  watch: () => () => undefined,
  asking: () => () => undefined,
});
