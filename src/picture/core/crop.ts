import { fitWithin } from "./fit";
import type { Size } from "./pictureHead";

/** Quarters of a circle, clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** What a square frame shows of a picture. */
export interface CropView {
  /** The middle of the frame on the turned picture, as parts of its width and height. */
  readonly x: number;
  readonly y: number;
  /** 1 shows all of the shorter side. */
  readonly zoom: number;
  readonly turns: Turns;
}

/** A part of a picture, in pixels of the turned one. */
export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where cropping begins: upright, the middle, as much as fits. */
export const WHOLE_VIEW: CropView = { x: 0.5, y: 0.5, zoom: 1, turns: 0 };

/** The closest zoom. */
export const MOST_ZOOM = 4;
/** What a key or a button changes the zoom by. */
export const ZOOM_STEP = 1.15;
/** What a key or a button moves by, as a part of the frame. */
export const MOVE_STEP = 0.05;

/** A picture's size once it is turned. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The square that a view shows, in pixels of the turned picture. */
export function areaOf(view: CropView, size: Size): Area {
  const { width, height } = turnedSize(size, view.turns);
  const side = Math.min(width, height) / view.zoom;
  return { left: view.x * width - side / 2, top: view.y * height - side / 2, width: side, height: side };
}

/** A view whose frame lies within the picture, as near as may be to what is wished for. */
export function withinPicture(view: CropView, size: Size): CropView {
  const zoom = clamp(view.zoom, 1, MOST_ZOOM);
  const { width, height } = turnedSize(size, view.turns);
  const half = Math.min(width, height) / zoom / 2;
  return {
    ...view,
    zoom,
    x: clamp(view.x, half / width, 1 - half / width),
    y: clamp(view.y, half / height, 1 - half / height),
  };
}

/** Moves the picture below the frame by parts of the frame's side: a positive `right` shows more of its left. */
export function moved(
  view: CropView,
  { right, down }: { right: number; down: number },
  size: Size,
): CropView {
  const { width, height } = turnedSize(size, view.turns);
  const side = Math.min(width, height) / view.zoom;
  return withinPicture(
    { ...view, x: view.x - (right * side) / width, y: view.y - (down * side) / height },
    size,
  );
}

/**
 * Zooms by a factor, and keeps a point of the frame where it is: parts of the side from the middle, as under a pointer or between two
 * fingers.
 */
export function zoomed(
  view: CropView,
  factor: number,
  size: Size,
  { right, down }: { readonly right: number; readonly down: number } = { right: 0, down: 0 },
): CropView {
  const zoom = clamp(view.zoom * factor, 1, MOST_ZOOM);
  const { width, height } = turnedSize(size, view.turns);
  const less = Math.min(width, height) * (1 / view.zoom - 1 / zoom);
  return withinPicture(
    { ...view, zoom, x: view.x + (right * less) / width, y: view.y + (down * less) / height },
    size,
  );
}

/** Turns by a quarter, and keeps the middle. */
export function turned(view: CropView, clockwise: boolean): CropView {
  const { x, y, turns } = view;
  return clockwise
    ? { ...view, x: 1 - y, y: x, turns: ((turns + 1) % 4) as Turns }
    : { ...view, x: y, y: 1 - x, turns: ((turns + 3) % 4) as Turns };
}

/** Where the middle of the frame is, in whole percent of the way that it can go: for people who do not see it. */
export function placeOf(view: CropView, size: Size): { readonly across: number; readonly down: number } {
  const { width, height } = turnedSize(size, view.turns);
  const part = Math.min(width, height) / view.zoom / 2;
  const percent = (at: number, half: number) =>
    half >= 0.5 ? 50 : Math.round((100 * (at - half)) / (1 - 2 * half));
  return { across: percent(view.x, part / width), down: percent(view.y, part / height) };
}

/** What a picture is drawn with: as `setTransform` of a canvas takes it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const TURNED: Readonly<Record<Turns, (size: Size) => Matrix>> = {
  0: () => [1, 0, 0, 1, 0, 0],
  1: ({ height }) => [0, 1, -1, 0, height, 0],
  2: ({ width, height }) => [-1, 0, 0, -1, width, height],
  3: ({ width }) => [0, -1, 1, 0, 0, width],
};

/** Draws a picture, turned, so that an area of it fills a canvas to its last pixel. */
export function drawingMatrix(size: Size, turns: Turns, area: Area, canvas: Size): Matrix {
  const [a, b, c, d, e, f] = TURNED[turns](size);
  const across = canvas.width / area.width;
  const down = canvas.height / area.height;
  return [a * across, b * down, c * across, d * down, (e - area.left) * across, (f - area.top) * down];
}

/** The area that is drawn, all of the turned picture without one, and the size of what it becomes. */
export function drawnSize(
  size: Size,
  { turns, area }: { readonly turns: Turns; readonly area: Area | null },
  most: Size,
): { readonly area: Area; readonly canvas: Size } {
  const drawn = area ?? { left: 0, top: 0, ...turnedSize(size, turns) };
  return { area: drawn, canvas: fitWithin(drawn, most) };
}
