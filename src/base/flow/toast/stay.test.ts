import { durationFor, isStay } from "./stay";

describe("how long toasts stay", () => {
  it.each([
    ["normal", undefined, undefined],
    ["normal", 5_000, 5_000],
    ["longer", undefined, 10_000],
    ["longer", 1_000, 10_000],
    ["longer", 5_000, 25_000],
    ["untilDismissed", undefined, 0],
    ["untilDismissed", 60_000, 0],
  ] as const)("%s: a toast of %s ms stays %s ms [MORE-03]", (stay, own, milliseconds) => {
    expect(durationFor(stay, own)).toBe(milliseconds);
  });

  it("is never shortened for a toast that stays until it is closed [A11Y-05]", () => {
    for (const stay of ["normal", "longer", "untilDismissed"] as const) expect(durationFor(stay, 0)).toBe(0);
  });

  it("is one of three choices [MORE-03]", () => {
    expect(["normal", "longer", "untilDismissed", "forever", null].map(isStay)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
