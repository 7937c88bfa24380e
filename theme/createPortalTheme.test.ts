import { readFileSync } from "node:fs";
import { pageStyles } from "./pageStyles";
import { createPortalTheme } from "./createPortalTheme";
import { partComponents } from "./partComponents";
import { BREAKPOINTS, LAYERS } from "./layouts";
import { sheetOf } from "./lookFiles";
import { LOOK_NAMES, WHOLE_LOOKS } from "./lookNames";
import { LOOKS, type Look } from "./themes";
import { tokensOf } from "./tokens";

const theme = createPortalTheme(partComponents);
const css = JSON.stringify(theme.generateStyleSheets());

/** All texts in a nested value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe("createPortalTheme", () => {
  it("holds no colour but variables in what the portal uses, so that a switch repaints by CSS alone [THEME-06]", () => {
    const { primary, secondary, error, warning, info, success, text, background, divider, action } =
      theme.palette;
    const { brand, surface, line, fill, badge, soft } = theme.palette;
    const own = { brand, surface, line, fill, badge, soft };
    const mui = { primary, secondary, error, warning, info, success, text, background, divider, action };
    for (const value of textsIn({ ...own, ...mui })) expect(value).toMatch(/^var\(--[\w-]+\)$/);
    expect(textsIn(theme.components).filter((value) => /#[\da-f]{3,8}\b/i.test(value))).toEqual([]);
  });

  it("refers to no token that does not exist, and to no variable that no sheet of a look sets [THEME-06]", () => {
    const ofSheets = LOOK_NAMES.flatMap(
      (look) => readFileSync(sheetOf(look), "utf8").match(/--[\w-]+(?=:)/g) ?? [],
    );
    const known = new Set([...Object.keys(tokensOf("#457cd6", "color", "light")), ...ofSheets]);
    const used = [
      ...textsIn(theme.components),
      css,
      JSON.stringify(theme.typography),
      JSON.stringify(theme.shadows),
    ];
    const names = used.join(" ").match(/var\(--(?!p-|_)[\w-]+/g) ?? [];
    expect(names.length).toBeGreaterThan(50);
    expect([...new Set(names.map((name) => name.slice(4)))].filter((name) => !known.has(name))).toEqual([]);
  });

  it("offers the tints in sx and as CSS variables [THEME-02]", () => {
    expect(theme.vars.palette.brand.tint3).toContain("var(--p-palette-brand-tint3");
    expect(css).toContain('"--p-palette-brand-tint3":"var(--brand-tint3)"');
    expect(css).toContain('"--p-palette-brand-tint10":"var(--brand-tint10)"');
  });

  it("resolves the variables again inside a preview [THEME-06]", () => {
    expect(css).toContain(":root, [data-look]");
  });

  it("writes no words under 12.5 px [A11Y-04]", () => {
    const fontSizes = JSON.stringify([theme.typography, theme.components]).matchAll(
      /"fontSize":"([\d.]+)rem"/g,
    );
    const rems = [...fontSizes].map((match) => Number(match[1]));
    expect(rems.length).toBeGreaterThan(15);
    expect(Math.min(...rems)).toBeGreaterThanOrEqual(12.5 / 16);
  });

  it("follows reduced motion and keeps the ring of the focus in forced colours [THEME-07]", () => {
    expect(theme.motion.reducedMotion).toBe("system");
    expect(theme.focusVisible).toMatchObject({ outlineStyle: "solid", outlineColor: "var(--focus-ring)" });
    // A transition however short holds each change of look up by a frame, and there is one within another.
    expect(pageStyles["@media (prefers-reduced-motion: reduce)"]["*, ::before, ::after"]).toMatchObject({
      transition: "none !important",
    });
  });

  it("moves for 150 to 200 ms", () => {
    for (const time of Object.values(theme.transitions.duration)) {
      expect(time).toBeGreaterThanOrEqual(150);
      expect(time).toBeLessThanOrEqual(200);
    }
  });

  it("has the device classes for breakpoints [DESK-08]", () => {
    expect(theme.breakpoints.values).toEqual(BREAKPOINTS);
    expect(theme.breakpoints.up("pc")).toBe("@media (min-width:64.0625em)");
  });

  it("lays dialogs, menus and drawers from 200000, tooltips above them and notices above all [WID-01]", () => {
    const { drawer, modal, tooltip, snackbar, appBar } = theme.zIndex;
    expect([drawer, modal]).toEqual([200_000, 200_000]);
    expect(appBar).toBeLessThan(LAYERS.kit);
    expect(tooltip).toBeGreaterThan(modal);
    expect(snackbar).toBeGreaterThan(tooltip);
  });
});

describe("shape", () => {
  it("is set by every look alike [THEME-04]", () => {
    const names = (look: Look) => Object.keys(LOOKS[look].shape).sort();
    for (const look of WHOLE_LOOKS) expect([look, ...names(look)]).toEqual([look, ...names("color")]);
  });
});
