import path from "node:path";
import { defineConfig } from "@playwright/test";
import { TEST_SWITCHES } from "./scripts/lib/testSwitches";

const chromium = process.env["CHROMIUM_PATH"];

/**
 * Chromium's own camera shows a dial and no face, its microphone says "open timetable" once, each time that it is opened. Another
 * name of this machine is no localhost. Journeys without them would need a browser, and with it a worker and a platform, of their own.
 */
const DEVICES = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-audio-capture=${path.join(__dirname, "test/voice/open-timetable.wav")}%noloop`,
  "--host-resolver-rules=MAP school.example 127.0.0.1",
];

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
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [...TEST_SWITCHES, ...DEVICES],
    },
  },
  projects: [{ name: "pc", use: { viewport: { width: 1440, height: 900 } } }],
});
