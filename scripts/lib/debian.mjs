import { spawnSync } from "node:child_process";

const quietly = (args) => spawnSync("apt-get", args, { stdio: "ignore" }).status === 0;

/** Whether this process may install packages of Debian's: root on Linux may. */
const mayInstall = () => process.platform === "linux" && process.getuid?.() === 0;

/** Installs packages of Debian's, with what `apt-get install` is asked for; answers whether they are there. */
export const installDebian = (...packages) =>
  mayInstall() && quietly(["update"]) && quietly(["install", "-y", ...packages]);
