import { drawCartoon, drawCloud, drawStars } from "./hills";
import type { LookPictures } from "../row";

/** The pictures that the sheet names. */
export const pictures: LookPictures = {
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
};
