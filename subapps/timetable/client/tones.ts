/** How a subject is coloured: the ground of its lessons and the bar before them, by the theme's own names. */
export interface Tone {
  readonly ground: string;
  readonly bar: string;
  /** Two thin lines in place of one, so that neighbours differ without their colours too. */
  readonly double: boolean;
}

const tone = (ground: string, bar: string, double = false): Tone => ({ ground, bar, double });

/** Grounds on which the theme has words of the first rank readable, in every look. */
const TONES: readonly [Tone, ...Tone[]] = [
  tone("brand.tint1", "brand.mark"),
  tone("soft.info", "info.main"),
  tone("soft.success", "success.main"),
  tone("soft.warning", "warning.main"),
  tone("brand.tint2", "brand.accent", true),
  tone("soft.info", "info.main", true),
  tone("soft.success", "success.main", true),
  tone("soft.warning", "warning.main", true),
];

/** The tone of a subject; numbers go round. */
export const toneOf = (number: number): Tone =>
  TONES[Math.abs(Math.trunc(number)) % TONES.length] ?? TONES[0];
