import { Places } from "./places";

describe("places", () => {
  it("are a few for each person, whatever others have, and are given back once [SEC-06]", () => {
    const places = new Places(2);
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
});
