import { existsSync } from "node:fs";
import path from "node:path";
import { bin, fail, projectRoot, run, TYPESCRIPT } from "./run.mjs";
import { serveFolder } from "./serveFolder.mjs";

/** The folder of the built storybook. */
const STORYBOOK_FOLDER = "dist/storybook";

/**
 * Builds the storybook with everything that it shows; resolves with the exit code. The one for tests warns of mistakes, as
 * React does for developers, is not minified, and has no documentation pages: scripts/docsPages.mjs checks these.
 */
export const buildStorybook = async ({ forTests = false } = {}) => {
  const prepared = await run(process.execPath, [...TYPESCRIPT, "scripts/prepareStorybook.ts"]);
  if (prepared !== 0) return prepared;
  return run(
    bin("storybook"),
    ["build", "-o", STORYBOOK_FOLDER, "--quiet", ...(forTests ? ["--test"] : [])],
    {
      env: forTests
        ? { NODE_ENV: "development", STORYBOOK_FOR_TESTS: "1" }
        : { NODE_ENV: "production", STORYBOOK_FOR_TESTS: "" },
    },
  );
};

/** Serves the built storybook; ends with one clear line when there is none. */
export const serveStorybook = (folder = STORYBOOK_FOLDER) => {
  const root = path.resolve(projectRoot, folder);
  if (!existsSync(path.join(root, "index.json"))) fail(`There is no built storybook in ${root}`);
  return serveFolder(root);
};

/** Runs every story of a served storybook in Chromium, and compares some with their pictures; resolves with the exit code. */
export const testStories = (url, { report, options = [] } = {}) =>
  run(bin("playwright"), ["test", "--config", "playwright.stories.config.ts", ...options], {
    env: { STORYBOOK_URL: url, ...(report && { PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(report) }) },
  });
