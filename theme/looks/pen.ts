/** A source of chance that gives the same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** A number as short as a path needs it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Straight steps from point to point, written relative to keep the file small. */
export function polyline(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let path = "";
  points.forEach((point, index) => {
    const next: Point = [Math.round(point[0]), Math.round(point[1])];
    path += index === 0 ? `M${next[0]} ${next[1]}l` : `${next[0] - x} ${next[1] - y} `;
    [x, y] = next;
  });
  return path.trim().replace(/ -/g, "-");
}

/** A vertical wash from one colour to another. */
export const wash = (
  id: string,
  stops: readonly (readonly [offset: number, color: string])[],
  slant = 0,
): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${slant}" y2="1">${stops
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join("")}</linearGradient>`;

/** A complete SVG file that fills its box from the bottom up. */
export const picture = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">${body}</svg>\n`;
