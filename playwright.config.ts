import { defineConfig } from "@playwright/test";
import { TEST_SWITCHES } from "./scripts/lib/testSwitches";

const chromium = process.env["CHROMIUM_PATH"];

/** Whole journeys in Chromium; each worker starts a reference platform of its own (e2e/fixture.ts). */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/remotes/globalSetup.ts",
  workers: 2,
  fullyParallel: true,
  // A second attempt tells a slow machine from a fault; `npm test` names every test that needed one.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 60_000,
  // A busy machine is slow to draw; speed is measured in bench/, not here.
  expect: { timeout: 15_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["dot"], ["json"]] : [["list"]],
  outputDir: "test-results/e2e",
  use: {
    browserName: "chromium",
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // A quarter of the time of all journeys goes into what moves. Those about things that move allow it (e2e/moving.ts).
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
    // A worker's requests cannot be answered by a test; the journeys that are about it allow it.
    serviceWorkers: "block",
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: [...TEST_SWITCHES] },
  },
  projects: [
    { name: "pc", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "ipad",
      testMatch: /screens\.spec\.ts/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: "mobile",
      testMatch: /screens\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
