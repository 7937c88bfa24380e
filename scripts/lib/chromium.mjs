import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, fail, projectRoot } from "./run.mjs";

/** Chromium without a window of any kind: it draws the same pages in little more than half the time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const playwrightsOwn = async () => {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const quietly = (command, args) =>
  spawnSync(command, args, { cwd: projectRoot, stdio: "ignore" }).status === 0;

/** Installs packages of Debian's; only root can. */
const install = (...packages) =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  quietly("apt-get", ["update"]) &&
  quietly("apt-get", ["install", "-y", ...packages]);

/** On Linux, a font with Chinese characters, so that Chinese words take the room that they take for people. */
const provideChineseFont = () => {
  if (process.platform !== "linux") return;
  const { status, stdout } = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
  if (status !== 0 || stdout.trim() || install("fonts-noto-cjk")) return;
  console.log("There is no Chinese font (fonts-noto-cjk); Chinese words are drawn as empty boxes.");
};

const isThere = (file) => Boolean(file) && existsSync(file);
const isShell = (file) => /headless[-_]shell/.test(file);

const provideWhole = async () => {
  const found = [process.env.CHROMIUM_PATH, ...WHOLE].find((file) => isThere(file) && !isShell(file));
  if (found) return found;
  const own = await playwrightsOwn();
  if (own) return own;
  console.log("No Chromium found; installing one …");
  if (install("chromium", "fontconfig")) return WHOLE[0];
  if (quietly(bin("playwright"), ["install", "chromium"])) return playwrightsOwn();
  return fail(
    "No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its executable.",
  );
};

/**
 * Finds the browser that people use: CHROMIUM_PATH, the system's, Playwright's; else installs one. For measurements, and for
 * what Chromium's headless shell lacks.
 */
export const findWholeChromium = async () => {
  const chromium = await provideWhole();
  provideChineseFont();
  return chromium;
};

/** Finds a browser to test with: CHROMIUM_PATH, Debian's headless shell, which root installs; else a whole browser. */
export const findChromium = async () => {
  const ready = [process.env.CHROMIUM_PATH, SHELL].find(isThere);
  if (!ready && !install("chromium-headless-shell", "fontconfig")) return findWholeChromium();
  provideChineseFont();
  return ready ?? SHELL;
};
