import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, fail, projectRoot } from "./run.mjs";

const SYSTEM = [
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

const install = (...packages) =>
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

const provideChromium = async () => {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM].find((file) => file && existsSync(file));
  if (found) return found;
  const own = await playwrightsOwn();
  if (own) return own;
  console.log("No Chromium found; installing one …");
  if (quietly(bin("playwright"), ["install", "chromium"])) return playwrightsOwn();
  if (install("chromium", "fontconfig")) return SYSTEM[0];
  return fail(
    "No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its executable.",
  );
};

/** Finds a Chromium to test with: CHROMIUM_PATH, the system's, Playwright's; else installs one. */
export const findChromium = async () => {
  const chromium = await provideChromium();
  provideChineseFont();
  return chromium;
};
