import fc from "fast-check";
import { type Candidate, distanceOf, nearestOf, NUMBERS, packed, THRESHOLD, unpacked } from "./descriptors";

const at = (place: number, value: number) =>
  Array.from({ length: NUMBERS }, (_, index) => (index === place ? value : 0));
const person = (personId: string, value: number): Candidate => ({
  personId,
  descriptor: at(0, value),
  registeredAt: 1,
});
const ASKED = at(0, 0);

it("a face is the nearest person's under the threshold [FACE-06]", () => {
  expect(nearestOf([person("a", 0.4), person("b", 0.3), person("c", 0.9)], ASKED)).toMatchObject({
    kind: "known",
    personId: "b",
  });
  expect(nearestOf([person("a", THRESHOLD)], ASKED)).toEqual({ kind: "unknown" });
  expect(nearestOf([], ASKED)).toEqual({ kind: "unknown" });
});

it("a face that is nearly as near to two people is nobody's [FACE-06]", () => {
  expect(nearestOf([person("a", 0.4), person("b", 0.36)], ASKED)).toEqual({ kind: "ambiguous" });
  // The second one is too far away to be meant.
  expect(nearestOf([person("a", 0.44), person("b", 0.46)], ASKED)).toMatchObject({ personId: "a" });
});

it("numbers that are missing or none at all know nobody [FACE-06]", () => {
  expect(nearestOf([person("a", 0)], [])).toEqual({ kind: "unknown" });
  expect(nearestOf([person("a", 0)], at(0, Number.NaN))).toEqual({ kind: "unknown" });
});

it("a face is the same after it was stored, and its distance is the same from both sides [FACE-08]", () => {
  const number = fc.float({ min: -1, max: 1, noNaN: true });
  const face = fc.array(number, { minLength: NUMBERS, maxLength: NUMBERS });
  fc.assert(
    fc.property(face, face, (one, other) => {
      expect(unpacked(packed(one))).toEqual(one);
      expect(distanceOf(one, other)).toBe(distanceOf(other, one));
    }),
  );
  expect(unpacked(Buffer.alloc(3))).toBeNull();
});
