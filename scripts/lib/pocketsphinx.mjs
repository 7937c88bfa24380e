import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebian } from "./debian.mjs";

/** What of Debian's packages a recogniser is made of: the program, and its model of American English. */
export const PACKAGES = ["pocketsphinx", "pocketsphinx-en-us"];

const MODEL = "/usr/share/pocketsphinx/model/en-us/en-us";

/** Whether the platform finds a recogniser here. */
export const hasPocketsphinx = () =>
  existsSync(MODEL) && spawnSync("pocketsphinx_batch", [], { stdio: "ignore" }).error === undefined;

/** Installs the recogniser unless it is there; answers whether it is. `more` are packages that come along. */
export const providePocketsphinx = (...more) =>
  hasPocketsphinx() || (installDebian("--no-install-recommends", ...PACKAGES, ...more) && hasPocketsphinx());

/** The recogniser's packages, unless it is there. */
export const missingRecogniserPackages = () => (hasPocketsphinx() ? [] : PACKAGES);
