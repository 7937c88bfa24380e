import { comparable, comparableWithin, normalForm, rangeOf } from "./comparable";

describe("a text as it is compared", () => {
  it.each([
    ["Schön-Grün", "SCHO\u0308N-GRU\u0308N"],
    ["Ｔeacher１", "teacher1"],
    ["tea\u200Bcher\u202D", "teacher"],
    ["\uFEFFteacher\u2060", "teacher"],
    ["ﬁle", "file"],
    ["五\u3000班", "五 班"],
    ["a\u00A0 \t b", "a b"],
    ["a\u000Bb", "a b"],
    ["가", "\u1100\u1161"],
  ])("is one for %j and %j [I18N-07]", (one, other) => {
    expect(comparable(one)).toBe(comparable(other));
  });

  it("tells texts apart that people tell apart [I18N-07]", () => {
    expect(
      new Set(["teacher", "teacher1", "tea cher", "schon", "schön", "王", "玉"].map(comparable)).size,
    ).toBe(7);
  });

  it("is its own, for every character [I18N-07]", () => {
    const every = Array.from({ length: 0x1_0000 }, (_, code) => `a${String.fromCharCode(code)}b`);
    const once = comparable(every.join("\n"));
    expect(comparable(once)).toBe(once);
  });

  it("is found at once under a pile of marks [SEC-06]", () => {
    const begun = performance.now();
    const piled = `a${"\u0301\u0323".repeat(50_000)}`;
    expect(comparable(piled)).toBe(comparable(`a${"\u0301\u0323".repeat(15)}`));
    expect(normalForm(piled)).toBe(normalForm(`a${"\u0301\u0323".repeat(15)}`));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

it("has no more units than it may, and no half a character, however long its normal form is [SEC-06]", () => {
  expect(comparable("⨌ﷺ")).toHaveLength(22);
  expect(comparableWithin("⨌".repeat(60), 60)).toBe("∫".repeat(60));
  expect(comparableWithin("a😀", 2)).toBe("a");
  expect(comparableWithin("Schön", 60)).toBe(comparable("Schön"));
});

describe("where words stand in a text", () => {
  it.each([
    ["Das scho\u0308ne Haus", "SCHÖN", "scho\u0308n"],
    ["Room Ｂ１２, upstairs", "b12", "Ｂ１２"],
    ["A\u200Bpril show", "april", "A\u200Bpril"],
    ["two\t\n words", "two words", "two\t\n words"],
    ["the oﬃce door", "fic", "ﬃc"],
    ["⨌⨌ab", "∫a", "⨌a"],
    ["家长会在周五", "周五", "周五"],
  ])("in %j %j is %j [I18N-07, DESK-10]", (text, words, found) => {
    const [from, to] = rangeOf(text, words) ?? [0, 0];
    expect(text.slice(from, to)).toBe(found);
  });

  it("is nowhere for other words, and for none [I18N-07]", () => {
    expect(rangeOf("the office", "school")).toBeNull();
    expect(rangeOf("the office", "\u200B ")).toBeNull();
  });
});
