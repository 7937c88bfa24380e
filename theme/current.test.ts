import fc from "fast-check";
import { readFileSync } from "node:fs";
import { sheetOf } from "./lookFiles";
import { anyRgb } from "./testColors";
import { LOOK_NAMES } from "./lookNames";
import { LOOKS, NAMED_COLORS, type Look, type ShownScheme } from "./themes";
import { contrast, luminance, parseHex, toHex, type Rgb } from "./tints";
import { colorTokensOf } from "./tokens";

const SCHEMES: readonly ShownScheme[] = ["light", "dark"];
const rgb = (hex: string): Rgb => parseHex(hex) ?? [-1, -1, -1];

/** How much the entry of the page one is on stands out, and how much the captions beside it do. */
function figuresOf(color: string, look: Look, scheme: ShownScheme) {
  const tokens = colorTokensOf(color, look, scheme);
  const current = rgb(tokens["--brand-current"]);
  const captions = rgb(tokens["--text-secondary"]);
  const darker = luminance(current) <= luminance(captions);
  return {
    lead:
      contrast(current, rgb(tokens["--surface-selected"])) /
      contrast(captions, rgb(tokens["--surface-header"])),
    beyondCaptions: scheme === "light" ? darker : !darker || luminance(current) === luminance(captions),
    atTheEnd: ["#000000", "#ffffff"].includes(toHex(current)),
  };
}

const WORN: readonly (readonly [string, Look])[] = [
  ...LOOK_NAMES.map((look) => [LOOKS[look].color, look] as const),
  ...Object.values(NAMED_COLORS).map((color) => [color, "color"] as const),
];

it.each(SCHEMES)(
  "the current entry has a fifth more contrast than those beside it, %s [THEME-03]",
  (scheme) => {
    for (const [color, look] of WORN) {
      const { lead, atTheEnd } = figuresOf(color, look, scheme);
      expect(`${look} ${color} ${lead >= 1.2 || (atTheEnd && lead > 0.95)}`).toBe(`${look} ${color} true`);
    }
  },
);

it("a look in which it cannot lead so far marks it by a stroke that tells it apart [THEME-03]", () => {
  const behind = LOOK_NAMES.flatMap((look) =>
    SCHEMES.filter((scheme) => figuresOf(LOOKS[look].color, look, scheme).lead < 1.2).map(
      (scheme) => [look, scheme] as const,
    ),
  );
  expect(behind).not.toEqual([]);
  for (const [look, scheme] of behind) {
    const sheet = readFileSync(sheetOf(look), "utf8");
    expect(sheet).toMatch(/\.look-header[^{]*\[aria-current[^{]*\{[^}]*var\(--brand-mark\)/);
    const tokens = colorTokensOf(LOOKS[look].color, look, scheme);
    const marked = contrast(rgb(tokens["--brand-mark"]), rgb(tokens["--surface-selected"]));
    expect(`${look} ${scheme} ${marked >= 3}`).toBe(`${look} ${scheme} true`);
  }
});

it.each(SCHEMES)("it is dimmer than they are in no colour at all, %s [THEME-03]", (scheme) => {
  const colors = fc.sample(anyRgb, 500).map(toHex);
  for (const look of LOOK_NAMES)
    expect(colors.filter((color) => !figuresOf(color, look, scheme).beyondCaptions)).toEqual([]);
});
