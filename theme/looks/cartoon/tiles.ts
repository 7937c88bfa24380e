import { tintsOf, type LookTiles } from "../tile";

const tints = tintsOf("#10283f", [
  ["#4cc4ef", "#34b3e2"],
  ["#ffac54", "#ff9836"],
  ["#ff8296", "#ff6b82"],
  ["#8bdd97", "#74d083"],
  ["#bb98f8", "#a982f2"],
  ["#ffd656", "#ffca38"],
  ["#5fd8cb", "#43c6b8"],
  ["#ff9fd0", "#f985c0"],
  ["#9ab8ff", "#83a4f5"],
  ["#c4df5e", "#b0d044"],
  ["#ffb99a", "#ffa37c"],
  ["#8fd0ff", "#73bff8"],
]);

/** Candy in twelve colours, which shine by night as they do by day. */
export const tiles: LookTiles = { light: tints, dark: tints };
