import { drawInk } from "./mountains";
import { drawPaper } from "./paper";
import type { LookPictures } from "../row";

/** The pictures that the sheet names. */
export const pictures: LookPictures = {
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
};
