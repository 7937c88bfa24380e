import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Whether a module is the script that Node was asked to run, perhaps by the name of a link to its folder. */
export const isMain = (url) => {
  const [, script = ""] = process.argv;
  return existsSync(script) && realpathSync(script) === fileURLToPath(url);
};

/** The executable of an installed package, so that no shell and no npx start-up is in between. */
export const bin = (name) =>
  path.join(projectRoot, "node_modules/.bin", process.platform === "win32" ? `${name}.cmd` : name);

/** Node's arguments before a file of ours in TypeScript. */
export const TYPESCRIPT = [path.join(projectRoot, "scripts/ts.cjs")];

/** TypeScript's compiler; `typescript` itself is an older one, for the tools that read its tree. */
export const tsc = (...args) => ({
  command: process.execPath,
  args: [path.join(projectRoot, "node_modules/typescript-7/bin/tsc"), ...args],
});

/** Runs a command in the project's folder with our own output; resolves with its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
      env: { ...process.env, ...options.env },
    });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Runs a command in the project's folder and keeps what it prints; resolves with that and its exit code. */
export const runQuietly = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, shell: process.platform === "win32" });
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** The exit code of a command that has told in one line what a person has to do; nothing need be added. */
export const TOLD = 3;

/** Ends the process with one line that says what is wrong and what to do. */
export const fail = (line) => {
  console.error(line);
  process.exit(1);
};
