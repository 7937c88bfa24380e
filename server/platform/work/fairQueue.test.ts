import fc from "fast-check";
import { FairQueue } from "./fairQueue";

const drain = <T>(queue: FairQueue<T>): T[] => {
  const items: T[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
};

it("lets lanes take turns, however much waits in one of them [SEC-06]", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) queue.push([item.charAt(0)], item);
  expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

it("gives a lane that comes later its turn before the second of those that wait [SEC-06]", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3"]) queue.push(["a"], item);
  expect(queue.shift()).toBe("a1");
  queue.push(["b"], "b1");
  expect(drain(queue)).toEqual(["a2", "b1", "a3"]);
});

it("is fair to lanes within a lane, and to that lane as a whole [SEC-06]", () => {
  const queue = new FairQueue<string>();
  for (let guess = 1; guess <= 3; guess += 1) queue.push(["school", "guessed"], `guess ${guess}`);
  queue.push(["school", "teacher"], "teacher");
  queue.push(["home", "parent"], "parent");
  expect(drain(queue)).toEqual(["guess 1", "parent", "teacher", "guess 2", "guess 3"]);
});

it("gives up the newest of the longest lane, and the last of equal ones [SEC-06]", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "b1", "c1"]) queue.push([item.charAt(0), "x"], item);
  expect([1, 2, 3].map(() => queue.popLongest())).toEqual(["a3", "a2", "c1"]);
  expect(queue.size).toBe(2);
  expect(drain(queue)).toEqual(["a1", "b1"]);
  expect(queue.popLongest()).toBeUndefined();
});

it("removes an item from any position, once", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "b1"]) queue.push([item.charAt(0)], item);
  expect(queue.remove(["b"], "b1")).toBe(true);
  expect(queue.remove(["b"], "b1")).toBe(false);
  expect(queue.remove(["a"], "b1")).toBe(false);
  expect(drain(queue)).toEqual(["a1", "a2"]);
});

it("loses nothing, makes up nothing and keeps each lane's order, whatever happens to it", () => {
  const path = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 2 });
  const act = fc.oneof(path, fc.constantFrom("shift" as const, "pop" as const));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const queue = new FairQueue<{ readonly lane: string; readonly number: number }>();
      let [pushed, taken] = [0, 0];
      for (const next of acts)
        if (next === "shift") taken += queue.shift() ? 1 : 0;
        else if (next === "pop") taken += queue.popLongest() ? 1 : 0;
        else queue.push(next, { lane: next.join(), number: (pushed += 1) });
      expect(queue.size).toBe(pushed - taken);
      const left = drain(queue);
      expect(left).toHaveLength(pushed - taken);
      expect(queue.size).toBe(0);
      for (const lane of new Set(left.map((item) => item.lane))) {
        const numbers = left.filter((item) => item.lane === lane).map(({ number }) => number);
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      }
    }),
  );
});
