import fc from "fast-check";
import { listOf, numberOf, recordOf, textOf } from "./read";
import { flagOf } from "./readFlag";

it.each([2, "2", " 2 ", "2.0"])("%j is a number [REL-01]", (wire) => expect(numberOf(wire, 9)).toBe(2));

it.each(["", "two", "2x", "0x2", "1e3", "1,000", "Infinity", NaN, Infinity, true, null, undefined, {}, [2]])(
  "%j is no number [REL-01]",
  (wire) => expect(numberOf(wire, 9)).toBe(9),
);

it.each([true, "true", "TRUE", 1, "1", "Y", "y", "yes", " true "])("%j is a yes [REL-01]", (wire) =>
  expect(flagOf(wire, false)).toBe(true),
);

it.each([false, "false", "False", 0, "0", "N", "n", "no"])("%j is a no [REL-01]", (wire) =>
  expect(flagOf(wire, true)).toBe(false),
);

it.each([2, -1, "", "on", "truely", null, undefined, {}, [], [true]])("%j is neither [REL-01]", (wire) => {
  expect(flagOf(wire, true)).toBe(true);
  expect(flagOf(wire, null)).toBeNull();
});

it("lists and records may be JSON text, or null [REL-01]", () => {
  expect([listOf("[1]"), listOf([1]), listOf(null), listOf("{}"), listOf("[1")]).toEqual([
    [1],
    [1],
    [],
    [],
    [],
  ]);
  expect([recordOf('{"a":1}'), recordOf({ a: 1 }), recordOf(null), recordOf("[1]")]).toEqual([
    { a: 1 },
    { a: 1 },
    {},
    {},
  ]);
});

it("nothing that a platform may send throws [REL-01]", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (wire) => {
      expect(typeof textOf(wire)).toBe("string");
      expect(typeof numberOf(wire, 0)).toBe("number");
      expect(typeof flagOf(wire, false)).toBe("boolean");
      expect(Array.isArray(listOf(wire))).toBe(true);
      expect(typeof recordOf(wire)).toBe("object");
    }),
  );
});
