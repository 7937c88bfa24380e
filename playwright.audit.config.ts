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
  reporter: [["line"]],
  outputDir: "test-results/a11y",
});
