import { currentLane, inLane, moveToLaneOf } from "./lanes";

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("knows the lane of the work that goes on, also after it has waited [SEC-06]", async () => {
  const laneLater = (path: readonly string[]) =>
    inLane({ path }, async () => {
      await settle();
      return currentLane();
    });
  await expect(Promise.all([laneLater(["a"]), laneLater(["b"])])).resolves.toEqual([["a"], ["b"]]);
});

it("moves work to a person's lane, and no other work with it [SEC-06]", async () => {
  const other = inLane({ path: ["address", "1"] }, async () => {
    await settle();
    return currentLane();
  });
  const own = inLane({ path: ["address", "1"] }, async () => {
    moveToLaneOf("p1");
    await settle();
    return currentLane();
  });
  await expect(Promise.all([own, other])).resolves.toEqual([
    ["person", "p1"],
    ["address", "1"],
  ]);
});

it("has a lane for work that no request asked for [SEC-06]", () => {
  moveToLaneOf("p1");
  expect(currentLane()).toEqual(["platform"]);
});
