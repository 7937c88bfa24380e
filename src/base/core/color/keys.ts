import type { Hsv } from "./hsv";

/** Steps of the arrow keys, and of those with Shift or of Page Up and Page Down. */
const STEP = 1;
const FAR = 10;

const inPercent = (value: number) => Math.max(0, Math.min(100, Math.round(value)));

/** What a key does in the field of saturation and brightness; null for a key that does nothing there. */
export function fieldAfterKey(at: Hsv, key: string, shift: boolean): Hsv | null {
  const step = shift ? FAR : STEP;
  const move = (across: number, up: number): Hsv => ({
    ...at,
    saturation: inPercent(at.saturation + across),
    brightness: inPercent(at.brightness + up),
  });
  switch (key) {
    case "ArrowRight":
      return move(step, 0);
    case "ArrowLeft":
      return move(-step, 0);
    case "ArrowUp":
      return move(0, step);
    case "ArrowDown":
      return move(0, -step);
    case "PageUp":
      return move(0, FAR);
    case "PageDown":
      return move(0, -FAR);
    case "Home":
      return { ...at, saturation: 0 };
    case "End":
      return { ...at, saturation: 100 };
    default:
      return null;
  }
}

/** The last degree of the hue's slider; the next one is red again. */
export const LAST_HUE = 359;

const STEPS: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 1],
  ["ArrowUp", 1],
  ["ArrowLeft", -1],
  ["ArrowDown", -1],
]);

/** The hue after a key that the slider's own keys do not cover: an arrow with Shift; null for every other. */
export function hueAfterKey(hue: number, key: string, shift: boolean): number | null {
  const direction = STEPS.get(key);
  if (direction === undefined || !shift) return null;
  return Math.max(0, Math.min(LAST_HUE, Math.round(hue) + direction * FAR));
}

/** Saturation and brightness at a point of the field, as parts of its width and height from its upper left corner. */
export const fieldAtPoint = (at: Hsv, across: number, down: number): Hsv => ({
  ...at,
  saturation: inPercent(across * 100),
  brightness: inPercent(100 - down * 100),
});
