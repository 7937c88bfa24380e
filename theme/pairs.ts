import { MORE, USUAL, type ColorToken, type Contrasts } from "./tokens";

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
export const pairsFor = ({ text, control }: Contrasts): readonly Pair[] => [
  ...SURFACES.flatMap((surface) => TEXTS.map((words) => on(words, surface, text))),
  ...SURFACES.flatMap((surface) => CONTROLS.map((part) => on(part, surface, control))),
  /* Straight on the art stand body text, captions and the ring alone; all else has a card under it. */
  on("--text-primary", "--surface-art", text),
  on("--text-secondary", "--surface-art", text),
  on("--focus-ring", "--surface-art", control),
  on("--text-primary", "--brand-tint3", text),
  on("--text-secondary", "--brand-tint3", text),
  on("--brand-contrast", "--brand-main", text),
  on("--brand-glyph", "--brand-main", control),
  on("--brand-shade-contrast", "--brand-shade", text),
  on("--brand-accent-contrast", "--brand-accent", text),
  on("--brand-accent-contrast", "--brand-current", text),
  on("--fill-contrast", "--fill-main", text),
  on("--fill-contrast", "--fill-hover", text),
  on("--badge-contrast", "--badge-main", text),
  on("--tooltip-contrast", "--tooltip-main", text),
  ...(["error", "warning", "info", "success"] as const).flatMap((state) => [
    on(`--${state}-contrast`, `--${state}-main`, text),
    on(`--${state}-main`, `--${state}-soft`, text),
    on("--text-primary", `--${state}-soft`, text),
  ]),
];

/** Lines that only arrange the page, which stand out from it for readers who ask for more contrast [A11Y-06]. */
export const LINE_PAIRS: readonly Pair[] = (["--line-soft", "--line-outline"] as const).flatMap((line) =>
  SURFACES.map((surface) => on(line, surface, MORE.control)),
);

/** The pairs of a page for everyone. */
export const PAIRS = pairsFor(USUAL);
