import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { projectRoot } from "./run.mjs";

const END_WITH_PARENT = pathToFileURL(fileURLToPath(new URL("endWithParent.mjs", import.meta.url))).href;
const STOPPING = ["SIGINT", "SIGTERM", "SIGHUP"];
const LOOK_MS = 300;
/** How long a process that was told to end may take, milliseconds. */
const PATIENCE_MS = 5000;

const children = new Set();
let ending = false;

/** Ends all that was started, by force after a while, and then this process. */
const end = () => {
  if (children.size === 0) process.exit(143);
  if (!ending) setTimeout(() => children.forEach((child) => child.kill("SIGKILL")), PATIENCE_MS).unref();
  ending = true;
  // Never the signal that came: what a terminal sends goes to the children as well, and would count twice there.
  for (const child of children) child.kill("SIGTERM");
};

/** A process's parent and how it was called; null where the system does not tell. */
const lookAt = (pid) => {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return {
        parent: Number(parent),
        called: readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" "),
      };
    }
    const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
    const [, parent, called] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
    return parent === undefined ? null : { parent: Number(parent), called };
  } catch {
    return null;
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/**
 * Ends this process when the npm that runs it has ended. npm passes the signal only to its script's shell, which does not
 * pass it on; killed by force, npm passes it on to no process at all.
 */
const watchNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const seen = lookAt(shell);
  const npm = seen !== null && /^\S*sh -c /.test(seen.called) ? seen.parent : null;
  const isGone = () => {
    if (process.ppid !== shell || !isAlive(shell)) return true;
    if (npm === null) return false;
    return process.platform === "linux" ? lookAt(shell)?.parent !== npm : !isAlive(npm);
  };
  setInterval(() => {
    if (!ending && isGone()) end();
  }, LOOK_MS).unref();
};

/** From now on whatever this process has started ends with it, however it is told or made to end. */
export const endTogether = () => {
  for (const signal of STOPPING) process.on(signal, end);
  watchNpm();
};

/** Starts Node in the project's folder with our own output; it ends when this process does. */
export const startNode = (args, { stdio = ["inherit", "inherit", "inherit"], env = {}, ...options } = {}) => {
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, ...args], {
    cwd: projectRoot,
    stdio: stdio.includes("ipc") ? stdio : [...stdio, "ipc"],
    env: { ...process.env, ...env, SCHOOL_PORTAL_COMMAND: String(process.pid) },
    ...options,
  });
  children.add(child);
  child.once("exit", (code) => {
    children.delete(child);
    if (ending && children.size === 0) process.exit(code ?? 143);
  });
  return child;
};

/** Starts Node as `startNode` does and resolves with its exit code; never, where this process is ending itself. */
export const runNode = (args, options) =>
  new Promise((resolve) => {
    startNode(args, options).once("exit", (code) => {
      if (!ending) resolve(code ?? 1);
    });
  });
