import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fail, projectRoot, run } from "./run.mjs";

const MINIMUM = [20, 19];

/** Ends with one clear line when Node is older than the packages need. */
export const requireNode = (version = process.versions.node) => {
  const [major, minor] = version.split(".").map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1]))
    fail(
      `School Portal needs Node ${MINIMUM.join(".")} or newer; this is Node ${version}. See https://nodejs.org.`,
    );
};

/** Whether packages for development are installed as well: not in a folder in which only `npm start` ever ran. */
const hasAll = () => existsSync(path.join(projectRoot, "node_modules/jest"));

/**
 * Installs the locked packages, unless what is installed already came from this lockfile. To build and serve the portal needs
 * a fifth of them, so `forStart` leaves out those that only development needs. Of these none has to run a script of its own:
 * each brings its binaries along.
 */
export const installPackages = async ({ forStart = false } = {}) => {
  const lock = path.join(projectRoot, "package-lock.json");
  const installed = path.join(projectRoot, "node_modules/.package-lock.json");
  const stampFile = path.join(projectRoot, "node_modules/.school-portal-lock");
  const stamp = createHash("sha256").update(readFileSync(lock)).digest("hex");
  const isEnough = forStart || hasAll();
  if (isEnough && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (!isEnough || !upToDate) {
    console.log("Installing packages …");
    // Not `npm ci`: it refuses a lockfile that lacks optional packages of other systems, as mirrors may lack them.
    const kinds = forStart && !hasAll() ? ["--omit=dev", "--ignore-scripts"] : ["--include=dev"];
    const args = ["install", "--no-save", ...kinds, "--no-audit", "--no-fund", "--loglevel=error"];
    const code = await run("npm", args);
    if (code !== 0)
      fail(`Packages could not be installed (npm install ended with ${code}; its message stands above).`);
  }
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    fail(`The project's folder cannot be written: ${error.message}`);
  }
};
