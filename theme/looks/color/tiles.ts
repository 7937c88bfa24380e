import { tintsOf, type LookTiles } from "../tile";

const tints = tintsOf("#ffffff", [
  ["#6594e6", "#3a6fce"],
  ["#35a08d", "#1f8170"],
  ["#dc7c2c", "#c46312"],
  ["#d3688f", "#b04477"],
  ["#8184e4", "#5d60cc"],
  ["#3f98c6", "#287ba6"],
  ["#de6b66", "#c24747"],
  ["#5c9e57", "#3f803c"],
  ["#a877d8", "#8652bd"],
  ["#b28a2c", "#8f6c16"],
  ["#2f9bac", "#1c7c8d"],
  ["#7489a8", "#54698a"],
]);

/** Squircles in twelve hues, the same by day and by night. */
export const tiles: LookTiles = { light: tints, dark: tints };
