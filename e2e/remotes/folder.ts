import path from "node:path";

/** Where test sub-applications are built to; the platform under test serves them beside the real ones. */
export const TEST_SUBAPPS = path.resolve(
  __dirname,
  "../..",
  process.env["PORTAL_DIST"] ?? "dist",
  "test-subapps",
);
