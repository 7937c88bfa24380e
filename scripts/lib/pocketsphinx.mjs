import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** What of Debian's packages a recogniser is made of: the program, and its model of American English. */
export const PACKAGES = ["pocketsphinx", "pocketsphinx-en-us"];

const MODEL = "/usr/share/pocketsphinx/model/en-us/en-us";

/** Whether the platform finds a recogniser here. */
export const hasPocketsphinx = () =>
  existsSync(MODEL) && spawnSync("pocketsphinx_batch", [], { stdio: "ignore" }).error === undefined;

/** Installs packages of Debian's; only root can. */
const install = (...packages) =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  [["update"], ["install", "-y", "--no-install-recommends", ...packages]].every(
    (args) => spawnSync("apt-get", args, { stdio: "ignore" }).status === 0,
  );

/** Installs the recogniser unless it is there; answers whether it is. `more` are packages that come along. */
export const providePocketsphinx = (...more) =>
  hasPocketsphinx() || (install(...PACKAGES, ...more) && hasPocketsphinx());
