import { CONTROL_MINIMUM, TEXT_MINIMUM, type ColorToken } from "./tokens";

/** Two tokens that the product lays on each other, and the contrast they must reach. */
export interface Pair {
  readonly name: string;
  readonly foreground: ColorToken;
  readonly background: ColorToken;
  readonly minimum: number;
}

/** Plain grounds, on which text and controls stand. */
const SURFACES = [
  "--surface-page",
  "--surface-card",
  "--surface-glass",
  "--surface-header",
  "--surface-raised",
  "--surface-hover",
  "--surface-selected",
  "--surface-mesh1",
  "--surface-mesh2",
  "--surface-mesh3",
  "--brand-tint1",
  "--brand-tint2",
] as const satisfies readonly ColorToken[];

/** Words: body, captions, links and chosen entries, states. */
const TEXTS = [
  "--text-primary",
  "--text-secondary",
  "--brand-accent",
  "--brand-current",
  "--error-main",
  "--warning-main",
  "--info-main",
  "--success-main",
] as const satisfies readonly ColorToken[];

/** Edges of fields and boxes, marks and bars, the focus ring, words of what is switched off. */
const CONTROLS = [
  "--line-control",
  "--brand-mark",
  "--focus-ring",
  "--text-disabled",
] as const satisfies readonly ColorToken[];

const on = (foreground: ColorToken, background: ColorToken, minimum: number): Pair => ({
  name: `${foreground.slice(2)} on ${background.slice(2)}`,
  foreground,
  background,
  minimum,
});

/**
 * Every pair of the theme. A component that lays a token on another adds the pair here, and the test tries it
 * with thousands of colours in each look and scheme [THEME-03].
 */
export const PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text) => on(text, surface, TEXT_MINIMUM))),
  ...SURFACES.flatMap((surface) => CONTROLS.map((control) => on(control, surface, CONTROL_MINIMUM))),
  /* Straight on the art stand body text, captions and the ring alone; all else has a card under it. */
  on("--text-primary", "--surface-art", TEXT_MINIMUM),
  on("--text-secondary", "--surface-art", TEXT_MINIMUM),
  on("--focus-ring", "--surface-art", CONTROL_MINIMUM),
  on("--text-primary", "--brand-tint3", TEXT_MINIMUM),
  on("--text-secondary", "--brand-tint3", TEXT_MINIMUM),
  on("--brand-contrast", "--brand-main", TEXT_MINIMUM),
  on("--brand-glyph", "--brand-main", CONTROL_MINIMUM),
  on("--brand-shade-contrast", "--brand-shade", TEXT_MINIMUM),
  on("--brand-accent-contrast", "--brand-accent", TEXT_MINIMUM),
  on("--brand-accent-contrast", "--brand-accent-hover", TEXT_MINIMUM),
  on("--badge-contrast", "--badge-main", TEXT_MINIMUM),
  on("--tooltip-contrast", "--tooltip-main", TEXT_MINIMUM),
  ...(["error", "warning", "info", "success"] as const).flatMap((state) => [
    on(`--${state}-contrast`, `--${state}-main`, TEXT_MINIMUM),
    on(`--${state}-main`, `--${state}-soft`, TEXT_MINIMUM),
    on("--text-primary", `--${state}-soft`, TEXT_MINIMUM),
  ]),
];
