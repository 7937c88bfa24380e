import path from "node:path";
import { fail, projectRoot, run } from "./run.mjs";
import { isBuilt } from "./stamp.mjs";

/** The folder of the built site. */
export const distFolder = () => path.resolve(projectRoot, process.env.PORTAL_DIST ?? "dist");

const BUILD = ["--import", "tsx", "scripts/build.ts"];
const runHere = (args) => run(process.execPath, args);

/**
 * Builds what is stale, and throws unless the build is there afterwards: a process can end with 0 and leave nothing behind.
 * `isThere` says which build is enough, `runNode` how Node is started.
 */
export const ensureBuilt = async ({ isThere = isBuilt, runNode = runHere } = {}) => {
  const dist = distFolder();
  if (isThere(dist)) return;
  const code = await runNode(BUILD);
  if (code !== 0) throw new Error("The portal could not be built; the messages stand above.");
  if (!isThere(dist))
    throw new Error("The portal could not be built: the build ended before it had finished.");
};

/** The same for a command that cannot go on without a build: it ends with one line. */
export const requireBuilt = (options) => ensureBuilt(options).catch((error) => fail(error.message));
