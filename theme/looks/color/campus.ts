import { picture, polyline, seeded, short, type Point } from "../pen";

const WIDTH = 1600;
const HEIGHT = 760;

const ribbon = (base: number, size: number, phase: number): string => {
  const points = Array.from({ length: 9 }, (_, index): Point => [
    index * 200,
    base + Math.sin(index * 0.9 + phase) * size,
  ]);
  const [first = [0, base]] = points;
  const curves = points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, base];
      return `C${fromX + 100} ${short(fromY)} ${x - 100} ${short(y)} ${x} ${short(y)}`;
    })
    .join("");
  return `M${first[0]} ${short(first[1])}${curves}V${HEIGHT}H0Z`;
};

const block = (
  x: number,
  base: number,
  wide: number,
  high: number,
  rows: number,
  columns: number,
): string => {
  let windows = "";
  const [stepX, stepY] = [wide / (columns + 0.6), high / (rows + 0.9)];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + stepX * (column + 0.6);
      const top = base - high + stepY * (row + 0.6);
      windows += `M${short(left)} ${short(top)}v${short(stepY * 0.52)}h${short(stepX * 0.44)}v${short(-stepY * 0.52)}z`;
    }
  }
  return `M${x} ${base}v${-high}h${wide}v${high}z${windows}`;
};

const grove = (seed: number, from: number, to: number, base: number): string => {
  const chance = seeded(seed);
  let path = "";
  for (let x = from; x < to; x += 34 + chance() * 40) {
    const r = 22 + chance() * 20;
    const y = base - r * 1.5;
    path += `M${short(x - 3)} ${base}v${short(-r)}h6v${short(r)}zM${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(r * 2)} 0 ${short(r)} ${short(r)} 0 1 1 ${short(-r * 2)} 0z`;
  }
  return path;
};

/**
 * The campus behind the colour look's sign-in page: a mask, laid over the unit's own tints, so that one drawing
 * serves every colour. Its opacity is its shading.
 */
export function drawCampus(): string {
  const far = polyline([
    [0, 430],
    [160, 360],
    [330, 410],
    [520, 300],
    [700, 400],
    [930, 320],
    [1130, 410],
    [1330, 330],
    [1600, 400],
    [1600, HEIGHT],
    [0, HEIGHT],
  ]);
  const hall =
    block(470, 560, 250, 150, 3, 8) +
    block(880, 560, 250, 150, 3, 8) +
    block(720, 560, 160, 210, 4, 4) +
    "M700 352L800 282 900 352z" +
    "M792 282v-84h6v84zM798 200c18-11 30 9 52-2v32c-22 12-34-8-52 2z";
  const body =
    `<path d="${far}z" fill-opacity=".16"/>` +
    `<path d="${ribbon(520, 34, 0.4)}" fill-opacity=".2"/>` +
    `<g fill-opacity=".62" fill-rule="evenodd"><path d="${hall}"/></g>` +
    `<path d="${grove(4, 300, 470, 566)}${grove(9, 1140, 1330, 566)}" fill-opacity=".5"/>` +
    `<path d="${ribbon(590, 26, 2.1)}" fill-opacity=".55"/>` +
    `<path d="${ribbon(660, 30, 4.2)}" fill-opacity=".8"/>` +
    `<path d="M250 190l92-34-30 82-20-30zM1180 130l70-26-23 62-15-23z" fill-opacity=".5"/>`;
  return picture(WIDTH, HEIGHT, body);
}
