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
    expect(restoredTheme(answer, stored, null)).toBe(expected),
  );

  it("puts on what the person chose on this device where the platform stores nothing [THEME-05, SEC-03]", () => {
    expect(restoredTheme({ own: "", unit: "" }, "red", "Lotus")).toBe("lotus");
    expect(restoredTheme({ own: "", unit: "" }, "red", "no theme")).toBeNull();
    expect(restoredTheme({ own: "", unit: "ink" }, "red", "lotus")).toBe("ink");
    expect(restoredTheme({ own: "cartoon", unit: "" }, "red", "lotus")).toBe("cartoon");
  });
});
