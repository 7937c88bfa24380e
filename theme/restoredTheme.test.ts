import { restoredTheme } from "./restoredTheme";

describe("restoredTheme", () => {
  it.each([
    ["the person's own", { own: "Ink", unit: "lotus" }, "red", "ink"],
    ["the unit's, where the person has none", { own: "", unit: "#457CD6" }, "red", "#457cd6"],
    ["the stored one, where the person's is no theme", { own: "pink", unit: "lotus" }, "red", undefined],
    ["the unit's, where the stored one is no theme either", { own: "pink", unit: "lotus" }, "{}", "lotus"],
    ["the unit's, where none is stored", { own: "#12", unit: "lotus" }, null, "lotus"],
    ["the stored one, where the unit's is no theme", { own: "", unit: "undefined" }, "red", undefined],
    [
      "the stored one, where the platform says nothing of the unit",
      { own: "", unit: null },
      "red",
      undefined,
    ],
    ["none, where neither the person nor the unit has one", { own: "", unit: "" }, "red", null],
  ])("puts on %s [THEME-01, THEME-05, SEC-03]", (_title, answer, stored, expected) =>
    expect(restoredTheme(answer, stored)).toBe(expected),
  );
});
