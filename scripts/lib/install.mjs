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

/** Packages that only a deployment with such a setting needs, beside those for development. */
const ON_DEMAND = { S3_URL: ["@aws-sdk/client-s3", "@aws-sdk/lib-storage"] };

const isInstalled = (name) => existsSync(path.join(projectRoot, "node_modules", name));

/** The missing packages that the settings ask for, with their versions. */
export const missingOnDemand = (environment, isThere = isInstalled) => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8"));
  return Object.entries(ON_DEMAND)
    .flatMap(([setting, names]) => (environment[setting] ? names : []))
    .filter((name) => !isThere(name))
    .map((name) => `${name}@${devDependencies[name]}`);
};

/** Whether packages for development are installed as well: not in a folder in which only `npm start` ever ran. */
const hasAll = () => isInstalled("jest");

const npmInstall = async (...words) => {
  console.log("Installing packages …");
  // Not `npm ci`: it refuses a lockfile that lacks optional packages of other systems, as mirrors may lack them.
  const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...words];
  const code = await run("npm", args);
  if (code !== 0)
    fail(`Packages could not be installed (npm install ended with ${code}; its message stands above).`);
};

/** Without packages for development. Of the others none has to run a script of its own: each brings its binaries along. */
const FOR_START = ["--omit=dev", "--ignore-scripts"];

const installLocked = async (forStart) => {
  const lock = path.join(projectRoot, "package-lock.json");
  const installed = path.join(projectRoot, "node_modules/.package-lock.json");
  const stampFile = path.join(projectRoot, "node_modules/.school-portal-lock");
  const stamp = createHash("sha256").update(readFileSync(lock)).digest("hex");
  const isEnough = forStart || hasAll();
  if (isEnough && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (!isEnough || !upToDate) await npmInstall(...(forStart && !hasAll() ? FOR_START : ["--include=dev"]));
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    fail(`The project's folder cannot be written: ${error.message}`);
  }
};

/**
 * Installs the locked packages, unless what is installed already came from this lockfile, and those that the settings ask for.
 * To build and serve the portal needs a fifth of all, so `forStart` leaves out those that only development needs.
 */
export const installPackages = async ({ forStart = false } = {}) => {
  await installLocked(forStart);
  const missing = missingOnDemand(process.env);
  if (missing.length > 0) await npmInstall("--save-prod", ...FOR_START, ...missing);
};
