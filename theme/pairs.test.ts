import fc from "fast-check";
import { readFileSync } from "node:fs";
import path from "node:path";
import { LINE_PAIRS, pairsFor } from "./pairs";
import { anyRgb } from "./testColors";
import { LOOK_NAMES } from "./lookNames";
import type { Look, ShownScheme } from "./themes";
import { BLACK, luminance, mix, parseHex, shade, tint, toHex, WHITE } from "./tints";
import {
  colorTokensOf,
  MORE,
  PICTURED,
  tokensOf,
  USUAL,
  VEIL,
  type ColorToken,
  type Contrasts,
} from "./tokens";

const SCHEMES: readonly ShownScheme[] = ["light", "dark"];

/** The pairs by place in a list of their tokens: a lookup by number, for millions of them. */
function indexed(contrasts: Contrasts) {
  const pairs = [...pairsFor(contrasts), ...(contrasts === MORE ? LINE_PAIRS : [])];
  const tokens = [...new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]))];
  return {
    contrasts,
    tokens,
    pairs: pairs.map((pair) => ({
      ...pair,
      one: tokens.indexOf(pair.foreground),
      other: tokens.indexOf(pair.background),
    })),
  };
}
type Indexed = ReturnType<typeof indexed>;
const EVERYONE = indexed(USUAL);
const MORE_CONTRAST = indexed(MORE);
const OVER_A_PICTURE = indexed(PICTURED);

/** Luminance of `#rrggbb`; a token that is no colour counts as -1 and fails all its pairs. */
function lightOf(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) return -1;
  const value = parseInt(hex.slice(1), 16);
  return luminance([value >> 16, (value >> 8) & 255, value & 255]);
}

/** Names and figures of the pairs a colour fails. */
function failuresOf(color: string, look: Look, scheme: ShownScheme, tried: Indexed = EVERYONE): string[] {
  const tokens = colorTokensOf(color, look, scheme, tried.contrasts);
  const lights = tried.tokens.map((token) => lightOf(tokens[token]));
  const failures: string[] = [];
  for (const pair of tried.pairs) {
    const one = (lights[pair.one] ?? -1) + 0.05;
    const other = (lights[pair.other] ?? -1) + 0.05;
    const reached = one > other ? one / other : other / one;
    if (!(reached >= pair.minimum)) {
      failures.push(`${pair.name} ${reached.toFixed(2)} < ${pair.minimum} (${color}, ${look}, ${scheme})`);
    }
  }
  return failures;
}

describe.each(LOOK_NAMES)("pairs of the %s look", (look) => {
  // Only `color` is shown in any colour; the others bring their own, and are tried with fewer against a change of that.
  const count = look === "color" ? 10_000 : 1_000;

  it.each(SCHEMES)(`all reach their contrast over ${count} random colours, %s [THEME-03]`, (scheme) => {
    const colors = fc.sample(anyRgb, count);
    expect(colors).toHaveLength(count);
    expect(colors.flatMap((color) => failuresOf(toHex(color), look, scheme))).toEqual([]);
  });

  it.each(SCHEMES)(
    "all reach more where a reader's system asks for more contrast, %s [A11Y-06]",
    (scheme) => {
      const colors = fc.sample(anyRgb, count);
      const failures = colors.flatMap((color) => failuresOf(toHex(color), look, scheme, MORE_CONTRAST));
      expect(failures.slice(0, 20)).toEqual([]);
    },
  );

  it.each(SCHEMES)("all reach their contrast over any picture of a school's own, %s [THEME-03]", (scheme) => {
    const colors = fc.sample(anyRgb, count);
    const failures = colors.flatMap((color) => failuresOf(toHex(color), look, scheme, OVER_A_PICTURE));
    expect(failures.slice(0, 20)).toEqual([]);
    const { "--surface-page": page, "--surface-art": hardest } = colorTokensOf(
      "#457cd6",
      look,
      scheme,
      PICTURED,
    );
    const veiled = mix(scheme === "dark" ? WHITE : BLACK, parseHex(page) ?? BLACK, VEIL);
    expect(hardest).toBe(toHex(veiled));
  });

  it.each(SCHEMES)("all reach their contrast for the corners of the colour cube, %s [THEME-03]", (scheme) => {
    const steps = [0, 51, 102, 153, 204, 255];
    const corners = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => toHex([r, g, b]))));
    expect(corners.flatMap((color) => failuresOf(color, look, scheme))).toEqual([]);
  });
});

describe("tokens", () => {
  it("name ten tints and one shade as variables [THEME-02]", () => {
    const names = Object.keys(tokensOf("#457cd6", "color", "light"));
    expect(names.filter((name) => name.startsWith("--brand-tint"))).toHaveLength(10);
    expect(names).toContain("--brand-shade");
  });

  const TINTS = Array.from({ length: 10 }, (_, index) => `--brand-tint${index + 1}` as ColorToken);

  it("have the tints on white and the shade of the formula as their values [THEME-02]", () => {
    const color = [0x45, 0x7c, 0xd6] as const;
    const tokens = colorTokensOf(toHex(color), "color", "light");
    expect(TINTS.map((name) => tokens[name])).toEqual(TINTS.map((_, index) => toHex(tint(color, index + 1))));
    expect(tokens["--brand-shade"]).toBe(toHex(shade(color)));
  });

  it("mix the tints on the card in the dark [THEME-02]", () => {
    const tokens = colorTokensOf("#457cd6", "color", "dark");
    expect(tokens["--surface-card"]).toBe("#1a212c");
    expect(TINTS.map((name) => tokens[name])).toEqual([
      "#1e2a3d",
      "#23334e",
      "#273c5f",
      "#2b4570",
      "#304f81",
      "#345892",
      "#3861a3",
      "#3c6ab4",
      "#4173c5",
      "#457cd6",
    ]);
  });

  it("come from a formula that the theme's guide describes [THEME-02]", () => {
    const guide = readFileSync(path.join(__dirname, "../docs/theme.md"), "utf8");
    const [formula = ""] = guide.split("## The formula")[1]?.split("\n## ") ?? [];
    expect(formula).toContain("mix(a, b, t) = a + round((b − a) · t)");
    expect(formula).toContain("`mix(colour, paper, (10 − n) / 10)`");
    expect(formula).toContain("`mix(colour, black, 0.1)`");
  });

  it("have the veil over a picture that the sheets draw [THEME-03]", () => {
    const sheet = readFileSync(path.join(__dirname, "looks/base.css"), "utf8");
    const [, share] =
      /--veil: color-mix\(in srgb, var\(--surface-page\) (\d+)%, transparent\)/.exec(sheet) ?? [];
    expect(Number(share)).toBe(VEIL * 100);
  });

  it("ask for a contrast of 3 of the edges of controls and of marks [THEME-03]", () => {
    expect(USUAL.control).toBe(3);
    const minimum = new Map(pairsFor(USUAL).map((pair) => [pair.name, pair.minimum]));
    expect(minimum.get("line-control on surface-card")).toBe(3);
    expect(minimum.get("brand-mark on surface-card")).toBe(3);
    expect(minimum.get("brand-glyph on brand-main")).toBe(3);
  });

  it("keep the brand colour as it was given [THEME-02]", () => {
    expect(colorTokensOf("#457cd6", "color", "dark")["--brand-main"]).toBe("#457cd6");
  });

  it("are the same set in every look and scheme, so that a switch leaves nothing behind [THEME-06]", () => {
    const expected = Object.keys(tokensOf("#457cd6", "color", "light")).sort();
    for (const look of LOOK_NAMES) {
      for (const scheme of SCHEMES) {
        expect(Object.keys(tokensOf("#68a265", look, scheme)).sort()).toEqual(expected);
      }
    }
  });
});
