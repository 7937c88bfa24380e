import { Snapshot } from "./Snapshot";

it("returns the current value, and notifies of another until the listener unsubscribes [RUN-04]", () => {
  const value = new Snapshot(1);
  const { subscribe, getSnapshot } = value;
  const seen: number[] = [];
  const stop = subscribe(() => seen.push(getSnapshot()));
  value.set(2);
  value.set(2);
  expect([getSnapshot(), seen]).toEqual([2, [2, 2]]);
  stop();
  value.set(3);
  expect([getSnapshot(), seen]).toEqual([3, [2, 2]]);
});
