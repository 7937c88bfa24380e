import { picture, polyline, seeded, short, wash, type Point } from "../pen";

const WIDTH = 1920;
const HEIGHT = 760;
const STEP = 7;

/** One range of mountains, from far to near. */
interface Range {
  readonly seed: number;
  /** Peaks as [x, height over the ground, half width]. */
  readonly peaks: readonly (readonly [x: number, height: number, half: number])[];
  readonly ground: number;
  readonly rough: number;
}

const RANGES: readonly Range[] = [
  {
    seed: 5,
    ground: 470,
    rough: 20,
    peaks: [
      [240, 150, 300],
      [760, 110, 260],
      [1130, 235, 330],
      [1720, 260, 320],
    ],
  },
  {
    seed: 11,
    ground: 560,
    rough: 26,
    peaks: [
      [60, 170, 320],
      [480, 235, 230],
      [900, 90, 240],
      [1480, 215, 260],
      [1890, 320, 300],
    ],
  },
  {
    seed: 23,
    ground: 660,
    rough: 24,
    peaks: [
      [-20, 190, 330],
      [330, 95, 220],
      [1010, 60, 260],
      [1390, 190, 250],
      [1700, 290, 240],
    ],
  },
  {
    seed: 37,
    ground: 742,
    rough: 18,
    peaks: [
      [120, 120, 300],
      [620, 50, 320],
      [1250, 70, 260],
      [1830, 200, 330],
    ],
  },
];

/** Colours of a range: at the ridge where the ink pools, below it, and in the mist at its foot. */
type Wash = readonly [pooled: string, ridge: string, body: string, mist: string];

interface InkPalette {
  readonly ranges: readonly Wash[];
  readonly bird: string;
  readonly boat: string;
}

/** A ridge line: bells for the peaks, and ever finer chance upon them. */
function ridgeOf({ seed, peaks, ground, rough }: Range): Point[] {
  const chance = seeded(seed);
  const waves = Array.from({ length: 7 }, (_, octave) => ({
    length: 420 / 1.9 ** octave,
    size: rough / 1.55 ** octave,
    phase: chance() * Math.PI * 2,
  }));
  const points: Point[] = [];
  for (let x = -STEP; x <= WIDTH + STEP; x += STEP) {
    const lift = peaks.reduce((sum, [at, height, half]) => {
      const distance = Math.abs(x - at) / half;
      return distance >= 1 ? sum : Math.max(sum, 0) + height * (1 - distance) ** 1.35 * (1 + 0.35 * distance);
    }, 0);
    const crag = waves.reduce(
      (sum, { length, size, phase }) => sum + (1 - Math.abs(Math.sin(x / length + phase)) * 2) * size,
      0,
    );
    points.push([x, ground - lift - crag * (0.45 + lift / 320) - chance() * 5]);
  }
  return points;
}

/** The wet edge of a ridge: a band that hugs it and frays below. */
function pooled(ridge: readonly Point[], seed: number): string {
  const chance = seeded(seed);
  const band = ridge.map(([x, y], index): Point => {
    const fray = 14 + 26 * Math.abs(Math.sin(index * 0.09 + seed)) + chance() * 16;
    return [x, y + fray];
  });
  return `${polyline([...ridge, ...band.reverse()])}z`;
}

/** Short brush strokes down the slopes, from the ridge into the mist. */
function slopes(ridge: readonly Point[], seed: number, foot: number): string {
  const chance = seeded(seed * 7);
  let path = "";
  for (let index = 4; index < ridge.length - 8; index += 5 + Math.floor(chance() * 9)) {
    const [x, y] = ridge[index] ?? [0, 0];
    const room = foot - y;
    if (room < 90) continue;
    const length = room * (0.22 + chance() * 0.3);
    const lean = (chance() - 0.4) * length * 0.9;
    const wide = 3 + chance() * 8;
    path += `M${short(x)} ${short(y + 10)}q${short(lean * 0.2)} ${short(length * 0.5)} ${short(lean)} ${short(length)}q${short(-lean * 0.5 - wide)} ${short(-length * 0.4)} ${short(-lean)} ${short(-length)}z`;
  }
  return path;
}

/** The washed mountains of the ink look; everything is opaque, so that the words on it have a known ground. */
export function drawInk({ ranges, bird, boat }: InkPalette): string {
  const washes = ranges
    .map(
      ([pool, ridge, body, mist], index) =>
        wash(`r${index}`, [
          [0, ridge],
          [0.45, body],
          [1, mist],
        ]) +
        wash(`p${index}`, [
          [0, pool],
          [1, body],
        ]),
    )
    .join("");
  const layers = RANGES.map((range, index) => {
    const ridge = ridgeOf(range);
    const foot = range.ground + 90;
    const body = `${polyline([...ridge, [WIDTH + STEP, HEIGHT], [-STEP, HEIGHT]])}z`;
    return (
      `<path d="${body}" fill="url(#r${index})"/>` +
      `<path d="${pooled(ridge, range.seed)}" fill="url(#p${index})"/>` +
      `<path d="${slopes(ridge, range.seed, foot)}" fill="url(#p${index})"/>`
    );
  }).join("");
  const birds = `<path d="M1376 90q14-13 24 0 13-12 27-3-15-2-27 9-9-9-24-6zM1452 50q9-8 16 0 9-8 18-2-10-1-18 6-6-6-16-4zM1432 132q8-7 14 0 8-7 16-2-9 0-16 5-5-5-14-3z" fill="${bird}"/>`;
  const skiff = `<path d="M700 716q52 14 112 0-12 17-30 18h-54q-18-2-28-18zM744 716v-9q14-13 32 0v9zM812 714l26-46 2 1-25 47z" fill="${boat}"/>`;
  return picture(WIDTH, HEIGHT, `<defs>${washes}</defs>${birds}${layers}${skiff}`);
}
