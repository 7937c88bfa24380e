import { defineConfig, devices } from "@playwright/test";
import { TEST_SWITCHES } from "./scripts/lib/testSwitches";

const chromium = process.env["CHROMIUM_PATH"];
const launchOptions = (more: readonly string[]) => ({
  ...(chromium ? { executablePath: chromium } : {}),
  args: [...TEST_SWITCHES, ...more],
});

/**
 * Every story in Chromium, and some compared with the pictures kept of them. `scripts/lib/storybook.mjs` serves the storybook
 * (STORYBOOK_URL); `npm run pictures -- --update` renews the pictures.
 */
export default defineConfig({
  testDir: "stories",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  // A picture that is missing is a failure; it is never made on the way.
  updateSnapshots: "none",
  workers: 2,
  fullyParallel: true,
  // A browser may crash as it starts. A second attempt is counted, and is none in a calm run.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Of what is left to the machine, edges alone differ. A colour or a thing that differs is beyond both.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 60, scale: "device" },
  },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["dot"], ["json"]] : [["list"]],
  outputDir: "test-results/stories",
  use: {
    baseURL: process.env["STORYBOOK_URL"] ?? "http://127.0.0.1:6006",
    browserName: "chromium",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "stories",
      testMatch: "everyStory.spec.ts",
      // Storybook lets animations of its own test runner end at once.
      use: {
        launchOptions: launchOptions([]),
        userAgent: `${devices["Desktop Chrome"].userAgent} StorybookTestRunner`,
      },
    },
    {
      name: "pictures",
      testMatch: "pictures.spec.ts",
      use: {
        launchOptions: launchOptions([
          "--font-render-hinting=none",
          "--disable-lcd-text",
          "--force-color-profile=srgb",
          "--hide-scrollbars",
        ]),
      },
    },
  ],
});
