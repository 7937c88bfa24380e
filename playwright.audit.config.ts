import { defineConfig } from "@playwright/test";
import common from "./playwright.config";

/** The accessibility audit (`npm run a11y`): every screen in every way to see it; not part of `npm test`. */
export default defineConfig({
  ...common,
  projects: [{ name: "audit" }],
  testDir: "e2e/audit",
  testMatch: "grid.audit.ts",
  retries: 0,
  timeout: 180_000,
  // A click that finds nothing ends its screen at once; a trace of each screen would double the time.
  use: { ...common.use, actionTimeout: 15_000, trace: "off" },
  reporter: [["line"]],
  outputDir: "test-results/a11y",
});
