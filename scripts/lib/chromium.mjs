import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebian } from "./debian.mjs";
import { bin, projectRoot } from "./run.mjs";

/** Chromium without a window of any kind: it draws the same pages in little more than half the time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Debian's packages of each browser, with the program that lists fonts. */
const PACKAGES = { shell: ["chromium-headless-shell", "fontconfig"], whole: ["chromium", "fontconfig"] };

const playwrightsOwn = async () => {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const quietly = (command, args) =>
  spawnSync(command, args, { cwd: projectRoot, stdio: "ignore" }).status === 0;

const CHINESE_FONT = "fonts-noto-cjk";

/** Whether a font has Chinese characters; undefined where the program that lists fonts is missing. */
const hasChineseFont = () => {
  const { status, stdout } = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() !== "" : undefined;
};

/** On Linux, a font with Chinese characters, so that Chinese words take the room that they take for people. */
const provideChineseFont = () => {
  if (process.platform !== "linux" || hasChineseFont() !== false || installDebian(CHINESE_FONT)) return;
  console.log("There is no Chinese font (fonts-noto-cjk); Chinese words are drawn as empty boxes.");
};

/** There is no browser on this machine, and none can be installed; the message says what to do. */
export class NoChromium extends Error {
  constructor() {
    const { CHROMIUM_PATH: given } = process.env;
    const missing = given && !existsSync(given) ? ` CHROMIUM_PATH names ${given}, which is not there.` : "";
    super(
      `No Chromium could be found or installed.${missing} Install one and set CHROMIUM_PATH to its executable.`,
    );
  }
}

const isThere = (file) => Boolean(file) && existsSync(file);
const isShell = (file) => /headless[-_]shell/.test(file);

const wholeThere = () =>
  [process.env.CHROMIUM_PATH, ...WHOLE].find((file) => isThere(file) && !isShell(file));
const shellThere = () => [process.env.CHROMIUM_PATH, SHELL].find(isThere);

/** The packages of Debian's that the tests' browsers lack. Playwright may not be installed yet. */
export const missingBrowserPackages = async () => [
  ...(shellThere() ? [] : PACKAGES.shell),
  ...((wholeThere() ?? (await playwrightsOwn().catch(() => undefined))) ? [] : PACKAGES.whole),
  // Without the program nothing is known of fonts; it comes with a browser.
  ...((hasChineseFont() ?? Boolean(shellThere())) ? [] : [CHINESE_FONT]),
];

const provideWhole = async () => {
  const found = wholeThere();
  if (found) return found;
  const own = await playwrightsOwn();
  if (own) return own;
  console.log("No Chromium found; installing one …");
  if (installDebian(...PACKAGES.whole)) return WHOLE[0];
  const installed = quietly(bin("playwright"), ["install", "chromium"]) && (await playwrightsOwn());
  if (!installed) throw new NoChromium();
  return installed;
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
  const ready = shellThere();
  if (!ready && !installDebian(...PACKAGES.shell)) return findWholeChromium();
  provideChineseFont();
  return ready ?? SHELL;
};
