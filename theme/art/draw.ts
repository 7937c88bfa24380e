import { drawCampus } from "./campus";
import { drawCartoon, drawCloud, drawStars } from "./cartoon";
import { drawInk } from "./ink";
import { drawLotus } from "./lotus";
import { drawPaper } from "./paper";

/** All pictures of the looks by file name, drawn from their palettes; `write.ts` updates the files. */
export const drawArt = (): Readonly<Record<string, string>> => ({
  "ink-light.svg": drawInk({
    bird: "#bdb2a0",
    boat: "#bdb2a0",
    ranges: [
      ["#dcd3c4", "#e0d8ca", "#e6dfd1", "#f0e9dc"],
      ["#d0c6b6", "#d6cdbe", "#ddd4c5", "#ece4d5"],
      ["#c8beae", "#cdc4b4", "#d6ccbc", "#e6dccb"],
      ["#bdb2a0", "#c4baa9", "#d0c5b4", "#e2d7c4"],
    ],
  }),
  "ink-dark.svg": drawInk({
    bird: "#332f2b",
    boat: "#332f2b",
    ranges: [
      ["#24211e", "#211e1b", "#1e1b19", "#181614"],
      ["#292522", "#25221f", "#211e1b", "#191715"],
      ["#2e2a26", "#2a2623", "#24211d", "#1a1816"],
      ["#332f2b", "#2d2926", "#262320", "#1b1917"],
    ],
  }),
  "paper-light.svg": drawPaper("#eae1d1"),
  "paper-dark.svg": drawPaper("#1f1c19"),
  "lotus-light.svg": drawLotus({
    leaves: [
      ["#cfe5cb", "#c3dec0", "#b6d5b3"],
      ["#bcdbb9", "#aed0ab", "#a7cba5"],
      ["#c4e0c0", "#b2d4af", "#a8cca6"],
    ],
    ripple: "#d3e6d2",
    stem: "#a7cba5",
    petals: [
      ["#f0b9c9", "#f9e3e8"],
      ["#f3c3d1", "#fbebee"],
      ["#f6cdd8", "#fdf3f4"],
    ],
    heart: "#f0dc9c",
  }),
  "lotus-dark.svg": drawLotus({
    leaves: [
      ["#14281f", "#12241c", "#193024"],
      ["#193126", "#152b21", "#1d3a2c"],
      ["#16291f", "#12231b", "#1a3326"],
    ],
    ripple: "#15271f",
    stem: "#1d3a2c",
    petals: [
      ["#4a2638", "#31222c"],
      ["#542a3e", "#3a2631"],
      ["#5d2f45", "#432b38"],
    ],
    heart: "#433b21",
  }),
  "cartoon-light.svg": drawCartoon({
    hills: [
      ["#b9eac0", "#a5e0ae"],
      ["#a2e0ac", "#90d79c"],
      ["#8fd89b", "#7fd08c"],
    ],
    crown: ["#9ddfa6", "#86d492"],
    trunk: "#d8bfa4",
    wall: "#fff4dc",
    side: "#ffe9c2",
    roof: "#ffb39d",
    window: "#bfe6fa",
    flag: "#ffb3bd",
    path: "#f6e8bd",
    flowers: ["#ffffff", "#ffe27a", "#ffc2cf"],
  }),
  "cartoon-dark.svg": drawCartoon({
    hills: [
      ["#17365a", "#153252"],
      ["#194058", "#173a52"],
      ["#1b4a5a", "#184254"],
    ],
    crown: ["#215063", "#1a4257"],
    trunk: "#2a3b55",
    wall: "#2c4670",
    side: "#263e66",
    roof: "#3f3a63",
    window: "#5c5330",
    flag: "#6d3a55",
    path: "#23505f",
    flowers: ["#355273", "#5c5330", "#5d4a72"],
  }),
  "cloud-light.svg": drawCloud("#ffffff", "#eef9ff"),
  "cloud-dark.svg": drawCloud("#213b66", "#1a3157"),
  "stars.svg": drawStars("#3a5174"),
  "campus.svg": drawCampus(),
});
