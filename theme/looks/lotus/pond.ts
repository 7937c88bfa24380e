import { picture, short, wash } from "../pen";

/** Colours of the pond in one scheme. */
export interface LotusPalette {
  /** Leaves from far to near: upper edge, lower edge, vein. */
  readonly leaves: readonly (readonly [top: string, bottom: string, vein: string])[];
  readonly ripple: string;
  readonly stem: string;
  /** Petals from back to front: tip and base. */
  readonly petals: readonly (readonly [tip: string, base: string])[];
  readonly heart: string;
}

/** A floating leaf: an ellipse with its notch, seen from the side, and veins from the middle. */
function leaf(x: number, y: number, wide: number, high: number, tone: number, notch: number): string {
  const at = (degrees: number, share = 1) => {
    const radians = (degrees * Math.PI) / 180;
    return `${short(x + Math.cos(radians) * wide * share)} ${short(y + Math.sin(radians) * high * share)}`;
  };
  const veins = Array.from({ length: 11 }, (_, index) => notch + 28 + index * 30.4)
    .map((degrees) => `M${at(degrees, 0.06)}Q${at(degrees + 5, 0.5)} ${at(degrees, 0.9)}`)
    .join("");
  return (
    `<path d="M${at(notch - 9)}A${wide} ${high} 0 1 0 ${at(notch + 9)}L${at(notch, 0.04)}Z" fill="url(#l${tone})"/>` +
    `<path d="${veins}" fill="none" stroke="url(#v${tone})" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

/** A petal standing on the flower's heart, turned by some degrees. */
function petal(angle: number, length: number, wide: number, tone: number): string {
  const d = `M0 0C${-wide} ${short(-length * 0.28)} ${short(-wide * 0.92)} ${short(-length * 0.74)} 0 ${-length}C${short(wide * 0.92)} ${short(-length * 0.74)} ${wide} ${short(-length * 0.28)} 0 0Z`;
  return `<path d="${d}" transform="rotate(${angle})" fill="url(#f${tone})"/>`;
}

const mirrored = (angles: readonly number[], draw: (angle: number) => string): string =>
  angles.flatMap((angle) => (angle === 0 ? [draw(0)] : [draw(-angle), draw(angle)])).join("");

function flower(x: number, y: number, scale: number, { heart }: LotusPalette): string {
  const back = mirrored([74, 52, 28, 0], (angle) => petal(angle, 212 - Math.abs(angle) * 0.35, 47, 0));
  const middle = mirrored([62, 38, 14], (angle) => petal(angle, 182 - Math.abs(angle) * 0.2, 45, 1));
  const front = mirrored([84, 48, 24], (angle) => petal(angle, 132 - Math.abs(angle) * 0.1, 38, 2));
  const last = petal(0, 124, 40, 2);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${back}${middle}<ellipse cx="0" cy="-34" rx="34" ry="16" fill="${heart}"/>${front}${last}</g>`;
}

const bud = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-7) scale(${scale})">${petal(0, 120, 38, 0)}${petal(-14, 104, 27, 1)}${petal(14, 104, 27, 2)}</g>`;

/** The pond of the lotus look: leaves, ripples, a bud and one flower, all opaque. */
export function drawLotus(palette: LotusPalette): string {
  const { leaves, ripple, stem, petals } = palette;
  const defs =
    leaves
      .map(
        ([top, bottom, vein], index) =>
          wash(
            `l${index}`,
            [
              [0, top],
              [1, bottom],
            ],
            0.3,
          ) +
          wash(`v${index}`, [
            [0, vein],
            [1, vein],
          ]),
      )
      .join("") +
    petals
      .map(([tip, base], index) =>
        wash(`f${index}`, [
          [0, tip],
          [0.55, base],
          [1, base],
        ]),
      )
      .join("");
  const ripples = [
    [430, 470, 190],
    [980, 430, 150],
    [1180, 560, 230],
    [210, 590, 150],
    [1760, 420, 120],
    [700, 640, 210],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `M${x - r} ${y}q${r} ${short(r * 0.09)} ${r * 2} 0M${short(x - r * 0.6)} ${y + 13}q${short(r * 0.6)} ${short(r * 0.06)} ${short(r * 1.2)} 0`,
    )
    .join("");
  const body =
    `<path d="${ripples}" fill="none" stroke="${ripple}" stroke-width="2.2" stroke-linecap="round"/>` +
    leaf(1010, 520, 170, 30, 0, 205) +
    leaf(690, 536, 190, 34, 0, -30) +
    leaf(1810, 520, 250, 46, 0, 160) +
    `<path d="M1654 560Q1642 500 1660 430" fill="none" stroke="${stem}" stroke-width="8" stroke-linecap="round"/>` +
    bud(1660, 436, 0.78) +
    leaf(210, 618, 400, 78, 1, -24) +
    leaf(1440, 610, 480, 92, 1, 214) +
    `<path d="M1430 620Q1437 560 1430 500" fill="none" stroke="${stem}" stroke-width="10" stroke-linecap="round"/>` +
    flower(1430, 528, 1.02, palette) +
    leaf(880, 668, 360, 66, 2, 32) +
    leaf(-40, 700, 300, 70, 2, -14) +
    leaf(1890, 690, 360, 84, 2, 196);
  return picture(1920, 740, `<defs>${defs}</defs>${body}`);
}
