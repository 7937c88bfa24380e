import fc from "fast-check";
import { placementOf, type DialogPosition, type Inset } from "./placement";

describe("placementOf", () => {
  it.each<[DialogPosition, string, string]>([
    ["middle", "center", "high"],
    ["left", "left", "high"],
    ["right", "right", "high"],
    ["top", "center", "top"],
    ["bottom", "center", "bottom"],
    ["tr", "right", "top"],
  ])(
    "puts %s where its name says, an edge's width from the window's edges [WID-01]",
    (name, across, down) => {
      expect(placementOf(name)).toEqual({ across, down, room: ["1rem", "1rem", "1rem", "1rem"] });
    },
  );

  it("reads numbers as pixels and lengths as they are, in the order of CSS [WID-01]", () => {
    expect(placementOf([10, "5%", 0, "2rem"]).room).toEqual(["10px", "5%", "0px", "2rem"]);
  });

  it.each([[null], ["auto"], [" auto "], [""], [NaN], [Infinity]])(
    "takes %j as not given [WID-01]",
    (none) => {
      expect(placementOf([none, none, none, none])).toEqual(placementOf("middle"));
    },
  );

  const inset = fc.oneof<fc.Arbitrary<Inset>[]>(
    fc.integer({ min: -2000, max: 2000 }),
    fc.constantFrom("10%", "3rem", "calc(1px + 2vw)"),
    fc.constantFrom(null, "auto"),
  );
  const isGiven = (value: Inset) => value !== null && value !== "auto";

  it("stretches between two insets, holds to the one given, and opens in its usual place for none [WID-01]", () => {
    fc.assert(
      fc.property(inset, inset, inset, inset, (...insets) => {
        const [top, right, bottom, left] = insets.map(isGiven);
        const { across, down, room } = placementOf(insets);
        expect(across).toBe(left && right ? "fill" : left ? "left" : right ? "right" : "center");
        expect(down).toBe(top && bottom ? "fill" : top ? "top" : bottom ? "bottom" : "high");
        room.forEach((length, edge) => expect(length === "1rem").toBe(!isGiven(insets[edge] ?? null)));
      }),
    );
  });
});
