// Sends the storybook to Chromatic, for teams that review pictures there. Needs a project's token; what is given after
// `--` goes to Chromatic. Without it, `npm run pictures` compares the pictures kept here.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { installPackages, requireNode } from "./lib/install.mjs";
import { bin, fail, projectRoot, run } from "./lib/run.mjs";
import { buildStorybook } from "./lib/storybook.mjs";
import { help } from "./lib/help.mjs";

help(import.meta.url);

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  fail(
    "Chromatic needs the token of a project: set CHROMATIC_PROJECT_TOKEN to it (chromatic.com, the project's Manage page). " +
      "`npm run pictures` needs none.",
  );
requireNode();
await installPackages();
const built = await buildStorybook();
if (built !== 0) process.exit(built);
mkdirSync(path.join(projectRoot, "test-results"), { recursive: true });
process.exit(
  await run(bin("chromatic"), ["--config-file", "chromatic.config.json", ...process.argv.slice(2)]),
);
