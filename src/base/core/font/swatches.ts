/** A colour on offer: the last part of its message's id, and its value. Each reads on white [THEME-08]. */
export interface FontSwatch {
  readonly name: "black" | "grey" | "red" | "orange" | "green" | "cyan" | "blue" | "purple";
  readonly color: string;
}

/** The colours on offer for text. */
export const FONT_SWATCHES: readonly FontSwatch[] = [
  { name: "black", color: "#000000" },
  { name: "grey", color: "#5b6472" },
  { name: "red", color: "#c62839" },
  { name: "orange", color: "#a85b00" },
  { name: "green", color: "#21804a" },
  { name: "cyan", color: "#0e7490" },
  { name: "blue", color: "#1f6fb8" },
  { name: "purple", color: "#7446b8" },
];
