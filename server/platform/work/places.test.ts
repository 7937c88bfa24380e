import { Places } from "./places";

describe("places", () => {
  it("are a few for each person, whatever others have, and are given back once [SEC-06]", () => {
    const places = new Places({ each: 2 });
    const first = places.take("one");
    expect(first).not.toBeNull();
    expect(places.take("one")).not.toBeNull();
    expect(places.take("one")).toBeNull();
    expect(places.take("other")).not.toBeNull();
    first?.();
    first?.();
    expect(places.take("one")).not.toBeNull();
    expect(places.take("one")).toBeNull();
  });

  /** Four places in all, with a clock that only the test moves, and what was given up. */
  function setUp() {
    let time = 0;
    const gone: string[] = [];
    const places = new Places({ each: 4, together: 4, patience: 10 }, () => time);
    const take = (person: string, name = person) => places.take(person, () => gone.push(name));
    return { gone, take, pass: (milliseconds: number) => (time += milliseconds) };
  }

  it("go from the person who has most to one who has fewer, the newest first [SEC-06]", () => {
    const { gone, take } = setUp();
    const mine = ["1", "2", "3", "4"].map((name) => take("one", name));
    expect(take("other")).not.toBeNull();
    expect(gone).toEqual(["4"]);
    // Given back by then: the next one finds no more room for it.
    mine[3]?.();
    expect(take("third")).not.toBeNull();
    expect(gone).toEqual(["4", "3"]);
    // Who would have as many as the person who has most gets none.
    expect(take("other")).toBeNull();
    mine[0]?.();
    expect(take("other")).not.toBeNull();
  });

  it("go from who has been there for long where all have as few [SEC-06]", () => {
    const { gone, take, pass } = setUp();
    for (const person of ["a", "b"]) take(person);
    pass(6);
    for (const person of ["c", "d"]) take(person);
    expect(take("e")).toBeNull();
    pass(5);
    expect(take("e")).not.toBeNull();
    expect(gone).toEqual(["a"]);
    // Nobody has more than who comes again.
    expect(take("e")).toBeNull();
  });
});
