// The Nodes that the product is tried on besides the one that runs the tests; npm has each as a package.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./run.mjs";

const VERSIONS = ["22.23.3", "24.21.0"];
const SYSTEM = process.platform === "win32" ? "win" : process.platform;

/** Those of another major version than the one that runs this. */
export const otherNodes = (running = process.versions.node) =>
  VERSIONS.filter((version) => version.split(".")[0] !== running.split(".")[0]);

/** The executable of a Node, which npm downloads the first time; throws where npm has none for this system or cannot be reached. */
export const provideNode = (version) => {
  const name = `node-${SYSTEM}-${process.arch}`;
  const folder = path.join(projectRoot, "node_modules/.cache/nodes", version);
  const file = path.join(
    folder,
    "node_modules",
    name,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", [...args, `${name}@${version}`], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0 || !existsSync(file))
    throw new Error(`Node ${version} cannot be had here: ${stderr.trim().split("\n")[0]}`);
  return file;
};
