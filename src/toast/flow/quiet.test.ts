import type { Toast } from "../../base/core/wire/text";
import { isQuiet, passesQuiet, quietUntil } from "./quiet";

const MINUTE = 60_000;
const NOW = 1_000_000;
const lessons = (end: number | null, minutes = 45) => ({ end, minutes });

describe("quiet", () => {
  it("lasts for a class, for two, or until it is switched off [MORE-03]", () => {
    expect(quietUntil("class", NOW)).toBe(NOW + 45 * MINUTE);
    expect(quietUntil("twoClasses", NOW)).toBe(NOW + 90 * MINUTE);
    expect(isQuiet(quietUntil("always", NOW), Number.MAX_SAFE_INTEGER)).toBe(true);
  });

  it("lasts as long as the school's lessons do [MORE-03]", () => {
    expect(quietUntil("class", NOW, lessons(null, 40))).toBe(NOW + 40 * MINUTE);
    expect(quietUntil("twoClasses", NOW, lessons(NOW + MINUTE, 40))).toBe(NOW + 80 * MINUTE);
    expect(quietUntil("always", NOW, lessons(null, 40))).toBe(Infinity);
  });

  it("ends with the lesson that runs, where that is known, and after 45 minutes otherwise [MORE-03]", () => {
    expect(quietUntil("class", NOW, lessons(NOW + 12 * MINUTE))).toBe(NOW + 12 * MINUTE);
    for (const end of [NOW, NOW - MINUTE, null])
      expect(quietUntil("class", NOW, lessons(end))).toBe(NOW + 45 * MINUTE);
    expect(quietUntil("twoClasses", NOW, lessons(NOW + 12 * MINUTE))).toBe(NOW + 90 * MINUTE);
    expect(quietUntil("always", NOW, lessons(NOW + 12 * MINUTE))).toBe(Infinity);
  });

  it("is over at its end, and off by default [MORE-03]", () => {
    const until = quietUntil("class", NOW);
    expect([isQuiet(until, until - 1), isQuiet(until, until), isQuiet(null, NOW)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  const toast = (fields: Partial<Toast>): Toast => ({ severity: "info", text: "x", ...fields });

  it.each([
    ["of importance 5", toast({ importance: 5 }), true],
    ["of importance 4", toast({ importance: 4 }), false],
    ["of no importance", toast({}), false],
    ["of a failure in the background", toast({ severity: "error" }), false],
    ["of a failed action of the person's", toast({ severity: "error", answer: true }), true],
    ["of a refused action of the person's", toast({ severity: "warning", answer: true }), true],
    ["of a successful action", toast({ severity: "success", answer: true }), false],
  ])("lets a toast %s pass: %s %s [MORE-03]", (_name, given, passes) => {
    expect(passesQuiet(given)).toBe(passes);
  });
});
