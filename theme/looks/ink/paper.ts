import { seeded, short } from "../pen";

/** A tile of rice paper: short fibres of one colour, for the sheet to repeat. */
export function drawPaper(fibre: string, size = 480): string {
  const chance = seeded(71);
  let path = "";
  for (let index = 0; index < 70; index += 1) {
    const [x, y, turn] = [30 + chance() * (size - 60), 30 + chance() * (size - 60), chance() * Math.PI];
    const length = 8 + chance() * 22;
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    const bend = (chance() - 0.5) * 12;
    path += `M${short(x)} ${short(y)}q${short(dx / 2 + bend)} ${short(dy / 2 - bend)} ${short(dx)} ${short(dy)}`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="none" stroke="${fibre}" stroke-width=".9" stroke-linecap="round"/></svg>\n`;
}
