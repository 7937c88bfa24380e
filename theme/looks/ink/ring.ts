import { short } from "../pen";

/** A brush stroke round the tile: width and edge vary with the angle, the end runs dry. */
interface Stroke {
  readonly radius: number;
  /** Width at the wet beginning. */
  readonly width: number;
  /** Angle at which the brush is set down, in degrees. */
  readonly start: number;
  /** How far it goes round, in degrees. */
  readonly sweep: number;
  readonly roughness: number;
}

const CENTRE = 36;
const STEP = 8;

/** Small waves that never repeat within a turn; the same for the same seed. */
const wobble = (angle: number, seed: number): number =>
  Math.sin(angle * 0.11 + seed * 1.7) * 0.5 +
  Math.sin(angle * 0.23 + seed * 2.9) * 0.3 +
  Math.sin(angle * 0.61 + seed) * 0.2;

const point = (radius: number, angle: number): string => {
  const radians = (angle * Math.PI) / 180;
  return `${short(CENTRE + radius * Math.cos(radians))} ${short(CENTRE + radius * Math.sin(radians))}`;
};

function strokePath({ radius, width, start, sweep, roughness }: Stroke, seed: number): string {
  const steps = Math.round(sweep / STEP);
  const outer: string[] = [];
  const inner: string[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const progress = step / steps;
    const angle = start + step * STEP;
    const press = Math.min(1, progress * 9 + 0.25) * (1 - progress ** 1.6 * 0.82);
    outer.push(point(radius + wobble(angle, seed) * roughness, angle));
    inner.unshift(point(radius - width * press + wobble(angle, seed + 4) * roughness, angle));
  }
  return `M${outer.join("L")}L${inner.join("L")}Z`;
}

/** A ring by one wet stroke, and a dry hair beside its end. */
export function drawRing(seed: number): string {
  const start = -200 + (seed % 5) * 17;
  const wet = strokePath({ radius: 34, width: 8.5, start, sweep: 320, roughness: 0.55 }, seed);
  const dry = strokePath(
    { radius: 31.5, width: 2.2, start: start + 250, sweep: 95, roughness: 0.9 },
    seed + 7,
  );
  return `<path d='${wet}'/><path d='${dry}' opacity='.7'/>`;
}
