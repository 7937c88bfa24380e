import { picture, seeded, short, wash } from "../pen";

/** Colours of the hills and what stands on them in one scheme. */
export interface CartoonPalette {
  readonly hills: readonly (readonly [top: string, bottom: string])[];
  readonly crown: readonly [light: string, dark: string];
  readonly trunk: string;
  readonly wall: string;
  readonly side: string;
  readonly roof: string;
  readonly window: string;
  readonly flag: string;
  readonly path: string;
  readonly flowers: readonly string[];
}

const WIDTH = 1920;
const HEIGHT = 620;
/** Room above the far hill for the school's roof and its flag. */
const SKY = 80;

const HILLS = [
  "M0 200C170 110 330 96 520 150S900 250 1120 190 1500 60 1690 96 1860 150 1920 140V620H0Z",
  "M0 300C220 220 420 210 640 290S1080 370 1300 290 1720 190 1920 268V620H0Z",
  "M0 440C260 352 520 362 800 420S1360 470 1560 408 1800 372 1920 396V620H0Z",
] as const;

/** A round tree standing on its foot. */
const tree = (x: number, y: number, size: number, { crown, trunk }: CartoonPalette): string =>
  `<path d="M${x} ${y}v${short(-size * 0.9)}" stroke="${trunk}" stroke-width="${short(size * 0.16)}" stroke-linecap="round"/>` +
  `<circle cx="${x}" cy="${short(y - size * 1.15)}" r="${short(size * 0.62)}" fill="${crown[1]}"/>` +
  `<circle cx="${short(x - size * 0.12)}" cy="${short(y - size * 1.26)}" r="${short(size * 0.44)}" fill="${crown[0]}"/>`;

/** The little school on the hill, its flag in the wind. */
const school = (x: number, y: number, { wall, side, roof, window, flag, trunk }: CartoonPalette): string =>
  `<g transform="translate(${x} ${y})">` +
  `<path d="M-118-82h236V4h-236z" fill="${side}"/><path d="M-128-78l12-26h232l12 26z" fill="${roof}"/>` +
  `<path d="M-42-118h84V4h-84z" fill="${wall}"/><path d="M-54-112L0-160 54-112z" fill="${roof}"/>` +
  `<path d="M0-158v-62" stroke="${trunk}" stroke-width="5" stroke-linecap="round"/><path d="M2-220c14-9 24 8 42-2v26c-18 10-28-7-42 2z" fill="${flag}"/>` +
  `<circle cx="0" cy="-92" r="16" fill="${window}"/><path d="M0-101v10l7 4" fill="none" stroke="${trunk}" stroke-width="3.5" stroke-linecap="round"/>` +
  `<path d="M-17 4v-38a17 17 0 0 1 34 0V4z" fill="${roof}"/>` +
  [-98, -68, 50, 80]
    .map((at) => `<rect x="${at}" y="-60" width="18" height="28" rx="8" fill="${window}"/>`)
    .join("") +
  `</g>`;

/** Flowers along the path, where no tile's name stands among them. */
function meadow(flowers: readonly string[]): string {
  const chance = seeded(19);
  return Array.from({ length: 34 }, (_, index) => {
    const [x, y] = [1120 + chance() * 790, 480 + chance() * 120];
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(3.4 + chance() * 3)}" fill="${flowers[index % flowers.length]}"/>`;
  }).join("");
}

/** The hills of the cartoon look with trees, flowers and a small school, all opaque. */
export function drawCartoon(palette: CartoonPalette): string {
  const { hills, path, flowers } = palette;
  const defs = hills
    .map(([top, bottom], index) =>
      wash(`h${index}`, [
        [0, top],
        [1, bottom],
      ]),
    )
    .join("");
  const hill = (index: number) => `<path d="${HILLS[index]}" fill="url(#h${index})"/>`;
  const trees = (list: readonly (readonly [number, number, number])[]) =>
    list.map(([x, y, size]) => tree(x, y, size, palette)).join("");
  const body =
    hill(0) +
    trees([
      [1120, 196, 50],
      [1176, 186, 64],
      [1480, 120, 46],
    ]) +
    school(1310, 150, palette) +
    trees([[1448, 124, 58]]) +
    hill(1) +
    trees([[1860, 254, 70]]) +
    hill(2) +
    trees([
      [1590, 416, 60],
      [1646, 404, 76],
    ]) +
    `<path d="M1010 620c60-70 190-96 330-118 80-13 130-26 150-54-40 44-130 52-240 72-190 34-330 56-400 100z" fill="${path}"/>` +
    meadow(flowers);
  return picture(WIDTH, HEIGHT + SKY, `<defs>${defs}</defs><g transform="translate(0 ${SKY})">${body}</g>`);
}

/** One cloud, for the sheet to place and size. */
export const drawCloud = (top: string, bottom: string): string =>
  picture(
    320,
    170,
    `<defs>${wash("c", [
      [0, top],
      [1, bottom],
    ])}</defs><path d="M62 168a54 54 0 0 1-6-108 76 76 0 0 1 142-18 62 62 0 0 1 68 38 45 45 0 0 1-4 88z" fill="url(#c)"/>`,
  );

/** A tile of night sky, for the sheet to repeat. */
export function drawStars(color: string, size = 640): string {
  const chance = seeded(41);
  const stars = Array.from({ length: 34 }, () => {
    const [x, y, r] = [20 + chance() * (size - 40), 20 + chance() * (size - 40), 0.9 + chance() ** 3 * 3.2];
    const arm = r * 2.6;
    return r < 2
      ? `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`
      : `<path d="M${short(x)} ${short(y - arm)}q${short(r * 0.4)} ${short(arm - r * 0.4)} ${short(arm)} ${short(arm)}q${short(-arm + r * 0.4)} ${short(r * 0.4)} ${short(-arm)} ${short(arm)}q${short(-r * 0.4)} ${short(-arm + r * 0.4)} ${short(-arm)} ${short(-arm)}q${short(arm - r * 0.4)} ${short(-r * 0.4)} ${short(arm)} ${short(-arm)}z"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><g fill="${color}">${stars}</g></svg>\n`;
}
