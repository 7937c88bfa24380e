import { mix, parseHex, toHex, BLACK } from "../../tints";
import { shapeUrl, tintsOf, type LookTiles } from "../tile";

const PAIRS = [
  ["#5a9a66", "#3c7a4a"],
  ["#d0708f", "#b94d72"],
  ["#7a9d4e", "#5f8436"],
  ["#c66a9f", "#a94d84"],
  ["#46917f", "#2f7566"],
  ["#d37394", "#c66486"],
  ["#6c9a5f", "#4f7c46"],
  ["#b679b0", "#985a93"],
  ["#8a9740", "#6c7a28"],
  ["#cf7a7a", "#b35858"],
  ["#3f8f70", "#2a7257"],
  ["#d0795f", "#b35c44"],
] as const;

/** By night the leaves lie in the shade. */
const shaded = (color: string) => toHex(mix(parseHex(color) ?? BLACK, BLACK, 0.2));

const VEINS = "M6 66C22 58 52 42 60 14M24 56C21 44 22 34 27 24M38 45C46 46 56 45 63 40";

/** Leaves in the greens and pinks of the pond, with their veins. */
export const tiles: LookTiles = {
  light: tintsOf("#ffffff", PAIRS),
  dark: tintsOf(
    "#ffffff",
    PAIRS.map(([from, to]) => [shaded(from), shaded(to)] as const),
  ),
  shapes: [
    shapeUrl(`<path d='${VEINS}' fill='none' stroke='#000' stroke-width='1.6' stroke-linecap='round'/>`),
  ],
};
