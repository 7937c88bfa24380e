// Builds what is stale and prints the figures of bench/.
import { requireBuilt } from "./lib/built.mjs";
import { findWholeChromium } from "./lib/chromium.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

requireNode();
await installPackages();
const node = (...args) => run(process.execPath, ["--import", "tsx", ...args], { env: { CHROMIUM_PATH } });
const CHROMIUM_PATH = await findWholeChromium();
await requireBuilt();
process.exit(await node("bench/run.ts", ...process.argv.slice(2)));
