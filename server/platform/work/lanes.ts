import { AsyncLocalStorage } from "node:async_hooks";

/** The path of a lane, as `FairQueue` reads it: what stands first shares first. */
export type LanePath = readonly string[];

/** The lane of one sender's work, which changes once it is known who that is. */
export interface Lane {
  path: LanePath;
}

/** Work that no request asked for: what is swept, sent or repaired. */
const BACKGROUND: LanePath = ["platform"];

const lanes = new AsyncLocalStorage<Lane>();

/** The lane of the work that goes on, by which it waits for its turn at what all share [SEC-06]. */
export const currentLane = (): LanePath => lanes.getStore()?.path ?? BACKGROUND;

/** Does work in the lane of its sender. */
export const inLane = <Result>(lane: Lane, work: () => Result): Result => lanes.run(lane, work);

/** Moves the work that goes on to a person's own lane, whatever the address: a whole school may be behind one. */
export function moveToLaneOf(personId: string): void {
  const lane = lanes.getStore();
  if (lane) lane.path = ["person", personId];
}
