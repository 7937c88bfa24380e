// Tries the product on each Node that it supports besides the one that runs this, or on those named as arguments (`24.21.0`): the
// build, a start with a sign-in, and the platform's tests. Ends with one line: `N passed, N failed`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { help } from "./lib/help.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { otherNodes, provideNode } from "./lib/otherNodes.mjs";
import { startOn } from "./lib/platformOnNode.mjs";
import { projectRoot, run, TYPESCRIPT } from "./lib/run.mjs";
import { Steps } from "./lib/steps.mjs";
import { writeGroups } from "./lib/testGroups.mjs";

help(import.meta.url);
requireNode();
await installPackages();

const asked = process.argv.slice(2);
const steps = new Steps();
const orThrow = (code) => {
  if (code !== 0) throw new Error(`it ended with ${code}`);
};

for (const version of asked.length > 0 ? asked : otherNodes()) {
  const node = await provideNode(version);
  const dist = mkdtempSync(path.join(tmpdir(), `node-${version}-`));
  const env = { PORTAL_DIST: dist, BUILD_CACHE: "0" };
  try {
    await steps.do(`Node ${version} builds`, async () =>
      orThrow(await run(node, ["--max-semi-space-size=64", ...TYPESCRIPT, "scripts/build.ts"], { env })),
    );
    await steps.do(`Node ${version} starts, and a teacher signs in`, () => startOn(node, dist));
    await steps.do(`Node ${version} passes the platform's tests`, async () => {
      const jest = path.join(projectRoot, "node_modules/jest/bin/jest.js");
      const TEST_GROUPS = await writeGroups("server");
      orThrow(await run(node, [jest, "--selectProjects", "server"], { env: { ...env, TEST_GROUPS } }));
    });
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
console.log(`${steps.passed} passed, ${steps.failed} failed`);
process.exit(steps.failed ? 1 : 0);
