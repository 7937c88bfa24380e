// The Nodes that the product is tried on besides the one that runs the tests; npm has each as a package.
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { projectRoot, runQuietly } from "./run.mjs";

const VERSIONS = ["22.23.3", "24.21.0"];
const SYSTEM = process.platform === "win32" ? "win" : process.platform;

/** Those of another major version than the one that runs this. */
export const otherNodes = (running = process.versions.node) =>
  VERSIONS.filter((version) => version.split(".")[0] !== running.split(".")[0]);

const PACKAGE = `node-${SYSTEM}-${process.arch}`;
const folderOf = (version) => path.join(projectRoot, "node_modules/.cache/nodes", version);
const executableOf = (version) =>
  path.join(
    folderOf(version),
    "node_modules",
    PACKAGE,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );

const downloads = new Map();

const download = async (version) => {
  const file = executableOf(version);
  if (existsSync(file)) return { file };
  const folder = folderOf(version);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    return { fault: error.message };
  }
  const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runQuietly("npm", [...args, `${PACKAGE}@${version}`]);
  return code === 0 && existsSync(file) ? { file } : { fault: output.trim().split("\n")[0] };
};

/** Downloads the other Nodes one after the other, so that they are there by the time they are needed. */
export const downloadNodes = (versions) => {
  let before = Promise.resolve();
  for (const version of versions) {
    before = before.then(() => download(version));
    downloads.set(version, before);
  }
};

/** The executable of a Node, which npm downloads the first time; throws where npm has none for this system or cannot be reached. */
export const provideNode = async (version) => {
  const { file, fault } = await (downloads.get(version) ?? download(version));
  if (fault !== undefined) throw new Error(`Node ${version} cannot be had here: ${fault}`);
  return file;
};
