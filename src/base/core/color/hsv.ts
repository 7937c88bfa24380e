/** A colour as people pick it: the hue in degrees (0 to 360), saturation and brightness in per cent. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/**
 * Reads `#rrggbb`; null for everything else. A grey has no hue and black no saturation: both are `former`'s, so that a picker
 * does not jump while a colour passes through them.
 */
export function hsvOf(
  color: string,
  former: Pick<Hsv, "hue" | "saturation"> = { hue: 0, saturation: 0 },
): Hsv | null {
  const match = HEX.exec(color);
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((digits) => Number.parseInt(digits, 16) / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most === 0) return { ...former, brightness: 0 };
  if (range === 0) return { hue: former.hue, saturation: 0, brightness: most * 100 };
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: (sixth * 60 + 360) % 360, saturation: (range / most) * 100, brightness: most * 100 };
}

/** Writes a colour as `#rrggbb`. */
export function hexOf({ hue, saturation, brightness }: Hsv): string {
  const value = brightness / 100;
  const channel = (shift: number) => {
    const sixth = (shift + hue / 60) % 6;
    const part = value - value * (saturation / 100) * Math.max(0, Math.min(sixth, 4 - sixth, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

/** Names of hues, each with the degree at which it ends. */
const HUES = [
  [15, "red"],
  [42, "orange"],
  [68, "yellow"],
  [160, "green"],
  [195, "cyan"],
  [255, "blue"],
  [290, "purple"],
  [340, "pink"],
  [361, "red"],
] as const;

/** A hue in a word. */
export type HueName = (typeof HUES)[number][1];

/** What people call a hue. */
export const hueName = (hue: number): HueName => HUES.find(([end]) => hue < end)?.[1] ?? "red";
