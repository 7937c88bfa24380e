/* Draws the looks' pictures into this folder: `npx tsx theme/art/write.ts`. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { drawArt } from "./draw";

for (const [name, svg] of Object.entries(drawArt())) writeFileSync(path.join(__dirname, name), svg);
