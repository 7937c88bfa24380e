import { drawn, DRAWN } from "./drawn";

const POINTS = Array.from({ length: 10 }, (_, place) => `point ${place}`);

it("a drill tries three points by the commit, the same ones each time, and in time all of them [RUN-02]", () => {
  const tried = new Set<string>();
  for (let commit = 0; commit < 40; commit += 1) {
    const some = drawn(POINTS, `commit ${commit}`);
    expect(some).toHaveLength(DRAWN);
    expect([...some].sort()).toEqual(some);
    expect(drawn(POINTS, `commit ${commit}`)).toEqual(some);
    for (const point of some) tried.add(point);
  }
  expect([...tried].sort()).toEqual(POINTS);
});

it("a whole drill tries them all [RUN-02]", () => {
  expect(drawn(POINTS, null)).toEqual(POINTS);
  expect(drawn(["only"], "a commit")).toEqual(["only"]);
});
