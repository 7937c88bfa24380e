import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { picturesOf, putCamera } from "../../e2e/faceActor";
import { launchBrowser } from "../browser";
import { NO_GOAL, quantile, type Tell, timeFigure } from "../figure";
import { unlessShort } from "../samples";
import { type FaceBenchWindow, looksOf, openDialog, watchLooks } from "./page";
import { throttle } from "./throttle";
import { longestTaskOf } from "./trace";

/** For so long a person before the camera is tracked, milliseconds: within the time of a try. */
const TRACKED = unlessShort(10_000, 1_500);
const OPENINGS = unlessShort(7);
const LOOKS = unlessShort(100);
const THROTTLED = 6;

/** Scripts that nothing but faces uses. */
const OWN = /\/face[\w-]*\.\w+\.js$/;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A login page in a browser that knows nothing of it, with a person before its camera who does nothing. */
async function loginPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: "zh-CN" });
  const page = await context.newPage();
  await putCamera(page, { people: ["ann"], acts: false });
  await watchLooks(page, (await picturesOf("ann")).rest);
  await page.goto(`${url}/login/`);
  await page.getByRole("button", { name: "刷脸登录" }).waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

const sizeOf = async (page: Page, address: string): Promise<number> =>
  gzipSync(await (await page.context().request.get(address)).body(), { level: 9 }).length;

/** What comes with the press of the button, and whether any of it had come before. */
async function bytes(browser: Browser, url: string, tell: Tell): Promise<void> {
  const page = await loginPage(browser, url);
  const before = new Set(
    await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)),
  );
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  await openDialog(page);
  const files = [...asked].filter((address) => /\/assets\/[^/]+\.(js|wasm|bin)$/.test(address));
  const sizes = await Promise.all(files.map((address) => sizeOf(page, address)));
  const sum = (kind: RegExp) =>
    sizes.reduce((all, size, index) => all + (kind.test(files[index] ?? "") ? size : 0), 0);
  const own = sum(OWN);
  const early = files.filter((address) => before.has(address));
  await page.context().close();
  tell({
    name: "scripts of faces alone, gzip",
    measured: kilobytes(own),
    wanted: "≤ 60 kB",
    ok: own > 0 && own <= 60_000,
  });
  tell({
    name: "  what comes beside them",
    measured: `${kilobytes(sum(/\.js$/) - own)} of dialogs and workers, ${kilobytes(sum(/wasm$/))} of wasm, ${kilobytes(sum(/bin$/))} of nets`,
    wanted: NO_GOAL,
    ok: true,
  });
  tell({
    name: "  of it before the button is pressed",
    measured: early.length === 0 ? "nothing" : early.join(", "),
    wanted: "nothing",
    ok: early.length === 0,
  });
}

async function openings(browser: Browser, url: string, tell: Tell): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < OPENINGS; run += 1) {
    const page = await loginPage(browser, url);
    await openDialog(page);
    times.push(
      await page.evaluate(() => {
        const { pressed, cued } = (window as unknown as FaceBenchWindow).faceBench.opened;
        return cued - pressed;
      }),
    );
    await page.context().close();
  }
  const most = `at most ${Math.max(...times).toFixed(0)} of ${OPENINGS}, cold`;
  tell(timeFigure("from the press to the first event, median", quantile(times, 0.5), 1200, most));
}

/** Times of looks of the page's own worker. */
const timesOf = (looks: Awaited<ReturnType<typeof looksOf>>): number[] =>
  looks.map(({ sent, answered }) => answered - sent);

async function tracking(browser: Browser, url: string, tell: Tell): Promise<number> {
  const page = await loginPage(browser, url);
  await openDialog(page);
  const longest = await longestTaskOf(page, () => pause(TRACKED));
  const looks = timesOf(await looksOf(page));
  // The page's own worker ends with the dialog.
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const alone = await page.evaluate(
    (count) => (window as unknown as FaceBenchWindow).faceBench.look({ width: 320, height: 240, count }),
    LOOKS,
  );
  await page.context().close();
  tell(timeFigure(`a frame of 320 × 240 in the worker, median of ${LOOKS}`, quantile(alone, 0.5), 20));
  tell(timeFigure("  95 of 100", quantile(alone, 0.95), 20));
  const late = `95 of 100 ${quantile(looks, 0.95).toFixed(1)}`;
  tell(timeFigure("  the page's own, of 320 × 320, while it tracks", quantile(looks, 0.5), 20, late));
  tell(timeFigure("longest task of the page while it tracks", longest, 50, "the drawn camera's among them"));
  return quantile(looks, 0.5);
}

/** Looks a second while a person is tracked, and what the dialog says of it. */
async function paceOf(page: Page) {
  const before = (await looksOf(page)).length;
  const began = performance.now();
  let saysSlow = false;
  while (performance.now() - began < TRACKED) {
    await pause(500);
    saysSlow ||= await page.locator(".quiet").filter({ hasText: "本设备较慢" }).isVisible();
  }
  const seconds = (performance.now() - began) / 1000;
  const looks = (await looksOf(page)).slice(before);
  return { looks: timesOf(looks), saysSlow, pace: looks.length / seconds };
}

async function slowed(browser: Browser, url: string, tell: Tell, usual: number): Promise<void> {
  const page = await loginPage(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLED });
  await openDialog(page);
  const byDevtools = await paceOf(page);
  await page.context().close();
  const say = ({ saysSlow, pace, looks }: Awaited<ReturnType<typeof paceOf>>) =>
    `${pace.toFixed(1)} a second, ${quantile(looks, 0.5).toFixed(0)} ms each${saysSlow ? ", says that it is slow" : ""}`;
  const isFair = ({ saysSlow, pace }: { readonly saysSlow: boolean; readonly pace: number }) =>
    saysSlow || pace >= 3.8;
  const wanted = "4 a second, or told";
  tell({
    name: `looks, the page ${THROTTLED} times slower by DevTools`,
    measured: `${say(byDevtools)} (${usual.toFixed(0)} before)`,
    wanted,
    ok: isFair(byDevtools),
  });
  const other = await loginPage(browser, url);
  await openDialog(other);
  const end = await throttle(browser, THROTTLED);
  const byStops = await paceOf(other);
  const share = await end();
  await other.context().close();
  tell({
    name: `looks, page and worker stopped for ${THROTTLED - 1} parts of ${THROTTLED}`,
    measured: `${say(byStops)}; had ${(share * 100).toFixed(0)} % of the time`,
    wanted,
    ok: isFair(byStops),
  });
}

/** Measures the search for faces in the login page of a platform. */
export async function measureInBrowser(url: string, tell: Tell): Promise<void> {
  const browser = await launchBrowser();
  try {
    await bytes(browser, url, tell);
    await openings(browser, url, tell);
    const usual = await tracking(browser, url, tell);
    await slowed(browser, url, tell, usual);
  } finally {
    await browser.close();
  }
}
