import fc from "fast-check";
import { figureOf, figuresOf } from "./figures";
import { LOOK_NAMES } from "./lookNames";
import { readTheme, resolveTheme } from "./themes";

it.each([
  ["#000000", "#ffffff", 21, true],
  ["#767676", "#ffffff", 4.5, true],
  ["#777777", "#ffffff", 4.4, false],
  ["#ffffff", "#457cd6", 4.1, false],
])("says how well %s reads on %s, never rounded up [THEME-05]", (words, ground, ratio, passes) =>
  expect(figureOf("accent", words, ground)).toEqual({ name: "accent", ratio, passes }),
);

it("are those of the theme's own tokens: enough for any colour, light and dark [THEME-03, THEME-05]", () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(fc.oneof(color, fc.constantFrom(...LOOK_NAMES)), (value) => {
      const theme = readTheme(value) ?? resolveTheme(null);
      for (const scheme of ["light", "dark"] as const)
        for (const { passes, ratio } of figuresOf(theme, scheme)) {
          expect(passes).toBe(true);
          expect(ratio).toBeGreaterThanOrEqual(4.5);
        }
    }),
  );
  expect(figuresOf(resolveTheme("#f5e663"), "light").map(({ name }) => name)).toEqual(["onColor", "accent"]);
});
