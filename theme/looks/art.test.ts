import { readFileSync } from "node:fs";
import { lookFiles, lookPictures, sheetOf } from "../lookFiles";
import { LOOK_NAMES, WHOLE_LOOKS } from "../lookNames";
import { LOOKS, type Look, type ShownScheme } from "../themes";
import { luminance, mix, parseHex, toHex, type Rgb } from "../tints";

const rgb = (hex: string): Rgb => parseHex(hex) ?? [-1, -1, -1];
const sheet = (look: Look) => readFileSync(sheetOf(look), "utf8");

/** The rules of one scheme in a look's sheet: the first block, or the one for the dark. */
function blockOf(look: Look, scheme: ShownScheme): string {
  const [, light = "", dark = ""] = sheet(look).split(/^\[data-look="\w+"\](?:\[data-scheme="dark"\])? \{$/m);
  return (scheme === "dark" ? dark : light).split(/^\}$/m)[0] ?? "";
}

/** Colours painted behind the page: those of the pictures a sheet names, and those of its own gradients. */
function paintedColors(look: Look, scheme: ShownScheme): readonly Rgb[] {
  const block = blockOf(look, scheme).replace(/--(?:icon-)?shadow[^;]+;|--card[^;]+;/g, "");
  const pictures = [...block.matchAll(/url\("([^"]+)"\)/g)].map(([, name = ""]) => lookPictures[name] ?? "");
  const hexes = [block, ...pictures].flatMap((text) => text.match(/#[\da-f]{6}\b/g) ?? []);
  const washes = [...block.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g)].map(([, r, g, b, alpha]) =>
    mix(rgb(LOOKS[look][scheme].page), [Number(r), Number(g), Number(b)], Number(alpha)),
  );
  return [...hexes.map(rgb), ...washes];
}

/** The colours whose luminance fails, each once. */
const beyond = (colors: readonly Rgb[], fails: (light: number) => boolean): string[] => [
  ...new Set(
    colors
      .filter((color) => fails(luminance(color)))
      .map((color) => `${toHex(color)} ${luminance(color).toFixed(3)}`),
  ),
];

describe.each(WHOLE_LOOKS)("art of the %s look", (look) => {
  it("paints nothing darker than the ground its words are computed for [THEME-03]", () => {
    const limit = luminance(rgb(LOOKS[look].light.art));
    const colors = paintedColors(look, "light");
    expect(colors.length).toBeGreaterThan(12);
    expect(beyond(colors, (light) => light < limit - 0.002)).toEqual([]);
  });

  it("paints nothing lighter in the dark [THEME-03]", () => {
    const limit = luminance(rgb(LOOKS[look].dark.art));
    const colors = paintedColors(look, "dark");
    expect(colors.length).toBeGreaterThan(12);
    expect(beyond(colors, (light) => light > limit + 0.002)).toEqual([]);
  });
});

describe("pictures", () => {
  it.each(Object.keys(lookPictures))(
    "%s is small, complete and free of scripts and outside references",
    (name) => {
      const svg = lookPictures[name] ?? "";
      expect(svg.length).toBeLessThan(40 * 1024);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>\n$/s);
      expect(svg).not.toMatch(/<(?:script|style|filter|image|foreignObject)\b|\bon\w+=|href=|NaN|undefined/);
    },
  );
});

describe("lookFiles", () => {
  it("names one sheet for each look, and every picture that a sheet asks for [THEME-09]", () => {
    const targets = lookFiles.map(({ target }) => target);
    for (const look of LOOK_NAMES) {
      expect(targets).toContain(`${look}.css`);
      for (const [, url = ""] of sheet(look).matchAll(/url\("([^"]+)"\)/g)) expect(targets).toContain(url);
    }
    expect(new Set(targets).size).toBe(targets.length);
  });

  it("joins files that exist", () => {
    for (const source of lookFiles.flatMap(({ sources }) => sources)) {
      expect(readFileSync(source, "utf8").length).toBeGreaterThan(0);
    }
  });

  it("styles each look apart, under its own name alone [THEME-04]", () => {
    for (const look of LOOK_NAMES) {
      const selectors = sheet(look)
        .replace(/\/\*.*?\*\//gs, "")
        .match(/^ *[^\s{}@][^{}]*\{/gm);
      expect(selectors?.length).toBeGreaterThan(0);
      for (const selector of selectors ?? []) expect(selector).toContain(`[data-look="${look}"]`);
    }
  });
});
