import { drawLotus } from "./pond";
import type { LookPictures } from "../row";

/** The pictures that the sheet names. */
export const pictures: LookPictures = {
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
};
