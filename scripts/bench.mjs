// Builds what is stale and prints the figures of bench/, or with `--short` only tries its parts.
import { requireBuilt } from "./lib/built.mjs";
import { findWholeChromium } from "./lib/chromium.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { fail, run, TYPESCRIPT } from "./lib/run.mjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

requireNode();
await installPackages();
const asked = process.argv.slice(2);
const parts = asked.filter((word) => word !== "--short");
const env = {
  CHROMIUM_PATH: await findWholeChromium().catch(({ message }) => fail(message)),
  ...(parts.length < asked.length && { BENCH_SHORT: "1" }),
};
await requireBuilt();
process.exit(await run(process.execPath, [...TYPESCRIPT, "bench/run.ts", ...parts], { env }));
