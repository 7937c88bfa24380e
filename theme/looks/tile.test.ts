import { lookFiles, tilesOf } from "../lookFiles";
import { LOOK_NAMES } from "../lookNames";
import { contrast, parseHex, type Rgb } from "../tints";
import { CONTROL_MINIMUM } from "../tokens";
import { TINTS } from "./tile";

const rgb = (hex: string): Rgb => parseHex(hex) ?? [-1, -1, -1];

describe.each(LOOK_NAMES)("tiles of applications in the %s look", (look) => {
  const tiles = tilesOf(look);

  it.each(["light", "dark"] as const)(
    "have a glyph that stands out from each of twelve tints, %s [THEME-03]",
    (scheme) => {
      expect(tiles[scheme]).toHaveLength(TINTS);
      const weak = tiles[scheme].filter(({ from, to, glyph }) =>
        [from, to].some((ground) => contrast(rgb(glyph), rgb(ground)) < CONTROL_MINIMUM),
      );
      expect(weak).toEqual([]);
    },
  );

  it("are rules of its sheet under its name alone, small enough to come with every page [THEME-04, THEME-09]", () => {
    const text = lookFiles.find(({ target }) => target === `${look}.css`)?.text ?? "";
    const selectors = text.match(/^[^{]+(?=\{)/gm) ?? [];
    expect(selectors.length).toBeGreaterThan(2);
    for (const selector of selectors) expect(selector).toContain(`[data-look="${look}"]`);
    expect(text).not.toMatch(/NaN|undefined/);
    expect(text.length).toBeLessThan(8_000);
  });
});

it("of ink are rings by several strokes [THEME-04]", () => {
  const { shapes = [] } = tilesOf("ink");
  expect(new Set(shapes).size).toBe(4);
});
