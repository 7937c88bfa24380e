// Compares the stories with the pictures kept of them (stories/pictures), or renews these with `--update`;
// everything else goes to Playwright, such as `-g tiles`.
import { findChromium } from "./lib/chromium.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { fail } from "./lib/run.mjs";
import { buildStorybook, serveStorybook, testStories } from "./lib/storybook.mjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

requireNode();
await installPackages();
process.env.CHROMIUM_PATH = await findChromium().catch(({ message }) => fail(message));
const built = await buildStorybook({ forTests: true });
if (built !== 0) process.exit(built);
const { url, close } = await serveStorybook();
const options = process.argv
  .slice(2)
  .map((option) => (option === "--update" ? "--update-snapshots=all" : option));
process.exitCode = await testStories(url, { options: ["--project=pictures", ...options] });
close();
