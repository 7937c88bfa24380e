import fc from "fast-check";
import type { Rgb } from "./tints";

const channel = fc.integer({ min: 0, max: 255 });

/** Any colour at all, for property tests. */
export const anyRgb: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
