import type { Browser, BrowserContext, CDPSession } from "@playwright/test";
import { launchBrowser, signInFor } from "./browser";
import { runsOf, unlessShort } from "./samples";

/** DevTools' "Fast 4G": 9 Mbit/s down and 1.5 up, of which 90 % arrive, and 60 ms × 2.75 of latency. */
const FAST_4G = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: unlessShort(165, 0) };
const CPU_SLOWDOWN = unlessShort(4);
/** One load is off by ±60 ms; the median of so many by about ±15 ms. */
export const RUNS = runsOf(11);
/** A boot fails after so many waits of 50 ms. */
const MOST_WAITS = 1_200;

/** What a device keeps of a person. */
export type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A page to boot: its address, what shows that it can be used, who is signed in, and what their device keeps. */
export interface BootPage {
  readonly url: string;
  readonly selector: string;
  readonly signIn?: string | undefined;
  readonly kept?: Kept | undefined;
}

/** Milliseconds, but for the requests. */
export interface Boot {
  readonly firstPaint: number;
  readonly usable: number;
  /** When React has the element: of a page that the build has drawn, later than it can be used. */
  readonly live: number;
  readonly blocked: number;
  /** What was asked over the network until then. */
  readonly requests: number;
}

/** The middle one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Runs in the page: notes when the first element that matches has been drawn, and how long tasks blocked. */
const observe = (selector: string) => {
  const found = { usable: 0, live: 0, blocked: 0 };
  Object.assign(window, { boot: found });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) found.blocked += Math.max(0, task.duration - 50);
  }).observe({ type: "longtask", buffered: true });
  const watch = () => {
    const element = document.querySelector(selector);
    if (element && Object.keys(element).some((key) => key.startsWith("__reactProps")))
      found.live = performance.now();
    else requestAnimationFrame(watch);
  };
  const look = () => {
    if (!document.querySelector(selector)) return;
    looking.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        found.usable = performance.now();
        // Not before: asking for every frame makes the browser paint frames that are not needed.
        watch();
      }),
    );
  };
  const looking = new MutationObserver(look);
  looking.observe(document, { childList: true, subtree: true });
};

/** Runs in the page: what was noted, and when content was first painted; 0 for what has not come yet. */
const readBoot = () => {
  const { boot } = window as unknown as { boot: Pick<Boot, "usable" | "live" | "blocked"> };
  const paints = performance.getEntriesByType("paint");
  const paintedAt = (name: string) => paints.find((paint) => paint.name === name)?.startTime;
  // The entry for content may come much later than the frame, or not at all for a page of one plain colour.
  const settled = boot.usable > 0 && performance.now() > boot.usable + 3_000;
  const firstPaint = paintedAt("first-contentful-paint") ?? (settled ? paintedAt("first-paint") : undefined);
  return { ...boot, firstPaint: firstPaint ?? 0 };
};

/** Counts what a page asks over the network, and not what its caches answer. */
const countRequests = (devtools: CDPSession) => {
  const sent = new Set<string>();
  devtools.on("Network.requestWillBeSent", ({ requestId }) => sent.add(requestId));
  devtools.on("Network.requestServedFromCache", ({ requestId }) => sent.delete(requestId));
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) sent.delete(requestId);
  });
  return sent;
};

/** Browsers and clocks as pupils and teachers have them. */
export const AT_SCHOOL = { locale: "zh-CN", timezoneId: "Asia/Shanghai" } as const;

/** Has a page's processor run four times slower. */
export const slowDown = async (devtools: CDPSession) => {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
};

/** Opens an address under Fast 4G and a four times slower processor, from a cold cache or once more. */
const bootOnce = async (
  browser: Browser,
  { url, selector, signIn, kept }: BootPage,
  again: boolean,
): Promise<Boot> => {
  const context = await browser.newContext({ ...AT_SCHOOL, ...(kept && { storageState: kept }) });
  if (signIn) await signInFor(context, url, signIn);
  const page = await context.newPage();
  // People do not open the page in the moment of their sign-in, whose hash keeps the machine busy.
  await page.waitForTimeout(unlessShort(1_000, 50));
  if (again) {
    await page.goto(url, { waitUntil: "networkidle" });
    await page.goto("about:blank");
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...FAST_4G });
  await slowDown(devtools);
  await page.addInitScript(observe, selector);
  const sent = countRequests(devtools);
  await page.goto(url);
  // Asked again and again from outside: the page's policy forbids what Playwright's own waiting would evaluate in it.
  let boot = await page.evaluate(readBoot);
  for (let waits = 0; boot.usable === 0 || boot.live === 0 || boot.firstPaint === 0; waits += 1) {
    if (waits === MOST_WAITS)
      throw new Error(`${url} was not painted or not usable: ${JSON.stringify(boot)}`);
    await page.waitForTimeout(50);
    boot = await page.evaluate(readBoot);
  }
  const requests = sent.size;
  await context.close();
  return { ...boot, requests };
};

/** The median of each figure. */
const medianOf = (boots: readonly Boot[]): Boot => {
  const of = (key: keyof Boot) => median(boots.map((boot) => boot[key]));
  return {
    firstPaint: of("firstPaint"),
    usable: of("usable"),
    live: of("live"),
    blocked: of("blocked"),
    requests: of("requests"),
  };
};

/** What is booted, and whether from a cold cache or once more. */
type Booted<Name extends string> = Readonly<Record<Name, readonly [page: BootPage, again: boolean]>>;

/** The median boots of pages over many starts, taken in turn so that a slow minute is slow for all. */
export const bootInTurn = async <Name extends string>(pages: Booted<Name>): Promise<Record<Name, Boot>> => {
  const browser = await launchBrowser();
  const names = Object.keys(pages) as Name[];
  const boots = new Map<Name, Boot[]>(names.map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const name of names) {
      const [page, again] = pages[name];
      boots.get(name)?.push(await bootOnce(browser, page, again));
    }
  await browser.close();
  return Object.fromEntries(names.map((name) => [name, medianOf(boots.get(name) ?? [])])) as Record<
    Name,
    Boot
  >;
};

/** The median boots of a bare page, ours, and ours opened once more. */
export const measureBoots = (
  floor: BootPage,
  ours: BootPage,
): Promise<Record<"floor" | "ours" | "again", Boot>> =>
  bootInTurn({ floor: [floor, false], ours: [ours, false], again: [ours, true] });
