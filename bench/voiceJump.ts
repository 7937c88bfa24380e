import path from "node:path";
import type { Page } from "@playwright/test";
import { startPlatform } from "../e2e/platform";
import { launchBrowser, signInFor } from "./browser";
import { quantile, type Tell, timeFigure } from "./figure";
import { unlessShort } from "./samples";

/** Chromium's microphone says "open timetable" each time that it is opened; it takes so long, milliseconds. */
const SPOKEN = path.join(__dirname, "../test/voice/open-timetable.wav");
const SENTENCE = 2200;
const RUNS = unlessShort(10);
/** What does not come within so long does not come, milliseconds. */
const TIMEOUT = 10_000;

type JumpWindow = Window & { readonly jump: { released: number; gone: number } };

/** Runs in the page before its scripts: notes when the button was let go, and when the address was another one. */
const watch = () => {
  const jump = { released: 0, gone: 0 };
  Object.assign(window, { jump });
  window.addEventListener("pointerup", ({ timeStamp }) => void (jump.released = timeStamp), true);
  window.addEventListener("hashchange", () => void (jump.gone ||= performance.now()));
};

/** Speaks once; milliseconds from letting go until the portal opens an application; null where it understood none. */
async function speakOnce(page: Page, desktop: string): Promise<number | null> {
  await page.goto(`${desktop}?language=en`);
  await page.getByRole("button", { name: "Voice commands" }).hover();
  await page.mouse.down();
  await page.getByRole("dialog").getByText("Speak, and let go when you have finished.").waitFor();
  await page.waitForTimeout(SENTENCE);
  await page.mouse.up();
  const isGone = await page.waitForURL(/#\/viewport\?app=/, { timeout: TIMEOUT }).then(
    () => true,
    () => false,
  );
  if (!isGone) return null;
  return page.evaluate(() => {
    const { released, gone } = (window as unknown as JumpWindow).jump;
    return gone - released;
  });
}

/** Measures spoken commands in a browser, from the end of the sentence until the application opens. */
export async function measureJump(dist: string, tell: Tell): Promise<void> {
  const platform = await startPlatform({ PORTAL_DIST: dist });
  const browser = await launchBrowser([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${SPOKEN}%noloop`,
  ]);
  try {
    const context = await browser.newContext({ permissions: ["microphone"] });
    await signInFor(context, platform.url, "teacher");
    const page = await context.newPage();
    await page.addInitScript(watch);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const time = await speakOnce(page, `${platform.url}/pages/base/pc_desktop_all/index.html`);
      if (time !== null) times.push(time);
    }
    const [first = NaN] = times;
    const detail = `the first ${first.toFixed(0)}, at most ${Math.max(...times).toFixed(0)}; ${times.length} of ${RUNS} understood`;
    tell(timeFigure("released to jump, median", quantile(times, 0.5), 1000, detail));
  } finally {
    await browser.close();
    await platform.dispose();
  }
}
