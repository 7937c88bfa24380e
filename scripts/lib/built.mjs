import { existsSync } from "node:fs";
import path from "node:path";
import { fail, projectRoot, run, TOLD, TYPESCRIPT } from "./run.mjs";
import { isBuilt } from "./stamp.mjs";

/** The folder of the built site. */
export const distFolder = () => path.resolve(projectRoot, process.env.PORTAL_DIST ?? "dist");

/** A build makes many objects that live for a moment: with room for them it collects a third as often. */
const BUILD = ["--max-semi-space-size=64", ...TYPESCRIPT, "scripts/build.ts"];
const runHere = (args, options) => run(process.execPath, args, options);
/** The first build of a clone is perhaps its only one, and keeping it for the next takes a sixth of its time. */
const isFirst = () => !existsSync(path.join(projectRoot, "node_modules/.cache/webpack"));

/**
 * Builds what is stale, and throws unless the build is there afterwards: a process can end with 0 and leave nothing behind.
 * `isThere` says which build is enough, `runNode` how Node is started, `once` that no later build is expected.
 */
export const ensureBuilt = async ({ isThere = isBuilt, runNode = runHere, once = false } = {}) => {
  const dist = distFolder();
  if (isThere(dist)) return;
  const code = await runNode(BUILD, once && isFirst() ? { env: { BUILD_CACHE: "0" } } : {});
  if (code === TOLD) process.exit(TOLD);
  if (code !== 0) throw new Error("The portal could not be built; the messages stand above.");
  if (!isThere(dist))
    throw new Error("The portal could not be built: the build ended before it had finished.");
};

/** The same for a command that cannot go on without a build: it ends with one line. */
export const requireBuilt = (options) => ensureBuilt(options).catch((error) => fail(error.message));
