import fc from "fast-check";
import { version as ofPackage } from "../../../../package.json";
import { isBelow, PRODUCT_VERSION, versionFaults } from "./versions";

const versions = fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 5 });
const dotted = (parts: readonly number[]) => parts.join(".");

it("is the version of the package [FOOT-02]", () => expect(PRODUCT_VERSION).toBe(ofPackage));

it("compares dotted versions part by part as numbers, however many digits and parts they have [VER-01]", () => {
  expect(isBelow("2.0.9", "2.0.10")).toBe(true);
  expect(isBelow("2.0.10", "2.0.9")).toBe(false);
  expect(isBelow("2.0", "2.0.0")).toBe(false);
  fc.assert(
    fc.property(versions, versions, (one, other) => {
      const at = Array.from({ length: 5 }, (_, part) => (one[part] ?? 0) - (other[part] ?? 0)).find(
        (by) => by,
      );
      expect(isBelow(dotted(one), dotted(other))).toBe((at ?? 0) < 0);
    }),
  );
});

it.each(["", "2.x", "v2.0.0", "2.0.0-beta", "20000.1", "2..0", "-1"])(
  "takes nothing from what is no version: %p [VER-01]",
  (wire) => {
    expect([isBelow(wire, "9.9"), isBelow("0.1", wire)]).toEqual([false, false]);
  },
);

it("says which half is too old for the other, or both [VER-01]", () => {
  const front = { version: "2.0.0", serverVersion: "2.0.0", date: "", build: "" };
  const back = { serverVersion: "2.0.0", webCodeVersion: "2.0.0", date: "" };
  expect(versionFaults(front, back)).toEqual([]);
  expect(versionFaults(front, { ...back, serverVersion: "1.12.3" })).toEqual(["frontNeedsBack"]);
  expect(versionFaults(front, { ...back, webCodeVersion: "2.0.10" })).toEqual(["backNeedsFront"]);
  expect(versionFaults({ ...front, serverVersion: "2.1" }, { ...back, webCodeVersion: "2.1" })).toEqual([
    "frontNeedsBack",
    "backNeedsFront",
  ]);
});
