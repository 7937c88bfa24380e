// Builds what is stale and prints the figures of bench/.
import path from "node:path";
import { findWholeChromium } from "./lib/chromium.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { projectRoot, run } from "./lib/run.mjs";
import { isBuilt } from "./lib/stamp.mjs";

requireNode();
await installPackages();
const node = (...args) => run(process.execPath, ["--import", "tsx", ...args], { env: { CHROMIUM_PATH } });
const CHROMIUM_PATH = await findWholeChromium();
const dist = path.resolve(projectRoot, process.env.PORTAL_DIST ?? "dist");
if (!isBuilt(dist) && (await node("scripts/build.ts")) !== 0) process.exit(1);
process.exit(await node("bench/run.ts", ...process.argv.slice(2)));
