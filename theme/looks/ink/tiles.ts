import { shapeUrl, TINTS, type LookTiles, type TileTint } from "../tile";
import { drawRing } from "./ring";

const all = (tint: TileTint) => Array.from({ length: TINTS }, () => tint);

/** Brush rings: ink on paper by day, light ink on the dark ground by night; no two neighbours alike. */
export const tiles: LookTiles = {
  light: all({ from: "#fffdf7", to: "#f6f0e2", glyph: "#25211c" }),
  dark: all({ from: "#1c1917", to: "#24201d", glyph: "#f0e8da" }),
  shapes: [3, 11, 7, 20].map((seed) => shapeUrl(drawRing(seed))),
};
