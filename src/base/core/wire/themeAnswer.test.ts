import fc from "fast-check";
import { readThemeAnswer } from "./themeAnswer";

it.each([
  [
    { color: "ink", defaultColor: "#457CD6" },
    { own: "ink", unit: "#457CD6" },
  ],
  [
    { color: "", defaultColor: "#457CD6" },
    { own: "", unit: "#457CD6" },
  ],
  [
    { color: null, defaultColor: null },
    { own: "", unit: "" },
  ],
  [
    { color: null, theme: " lotus " },
    { own: "lotus", unit: null },
  ],
  [{ default_color: "red" }, { own: "", unit: "red" }],
  ["#457CD6", { own: "#457CD6", unit: null }],
  ['"ink"', { own: "ink", unit: null }],
  ['{"theme":"ink","defaultColor":"red"}', { own: "ink", unit: "red" }],
  [{}, { own: "", unit: null }],
  [null, { own: "", unit: null }],
  [[], { own: "", unit: null }],
  [{ color: { hex: "#457CD6" } }, { own: "", unit: null }],
])("reads the platform's theme values out of %j [THEME-05]", (wire, expected) =>
  expect(readThemeAnswer(wire)).toEqual(expected),
);

it("gives texts, or none for the unit, for any answer [THEME-05]", () => {
  fc.assert(
    fc.property(fc.anything(), (wire) => {
      const { own, unit } = readThemeAnswer(wire);
      expect([typeof own, typeof (unit ?? "")]).toEqual(["string", "string"]);
    }),
  );
});
