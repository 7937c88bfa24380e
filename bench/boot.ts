import { chromium, type Browser } from "@playwright/test";

/** DevTools' "Fast 4G": 9 Mbit/s down and 1.5 up, of which 90 % arrive, and 60 ms × 2.75 of latency. */
const FAST_4G = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
const CPU_SLOWDOWN = 4;
const RUNS = 5;

interface Boot {
  readonly firstPaint: number;
  readonly usable: number;
  readonly blocked: number;
  readonly requests: number;
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Runs in the page: notes when the first element that matches has been drawn, and how long tasks blocked. */
const observe = (selector: string) => {
  const found = { usable: 0, blocked: 0 };
  Object.assign(window, { boot: found });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) found.blocked += Math.max(0, task.duration - 50);
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    if (found.usable || !document.querySelector(selector)) return;
    requestAnimationFrame(() => setTimeout(() => (found.usable = performance.now())));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

/** Opens an address from a cold cache under Fast 4G and a four times slower processor. */
const bootOnce = async (browser: Browser, url: string, selector: string, signIn?: string): Promise<Boot> => {
  const context = await browser.newContext({ locale: "zh-CN" });
  if (signIn) {
    await context.request.post(new URL("/api/uaa/oauth/login", url).href, {
      form: { username: signIn, password: "school-2026" },
      headers: { "X-Device-Type": "pc", "X-App-Code": "portal" },
    });
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...FAST_4G });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  // The loader that runs this file names functions through a helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.addInitScript(observe, selector);
  let requests = 0;
  page.on("request", () => (requests += 1));
  await page.goto(url);
  // Asked again and again from outside: the page's policy forbids what Playwright's own waiting would evaluate in it.
  while ((await page.evaluate(() => (window as unknown as { boot: Boot }).boot.usable)) === 0)
    await page.waitForTimeout(50);
  const boot = await page.evaluate(() => ({
    ...(window as unknown as { boot: Boot }).boot,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  }));
  await context.close();
  return { ...boot, requests };
};

/** The median boot of a page over several cold starts. */
export const measureBoot = async (url: string, selector: string, signIn?: string): Promise<Boot> => {
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  const boots: Boot[] = [];
  for (let run = 0; run < RUNS; run += 1) boots.push(await bootOnce(browser, url, selector, signIn));
  await browser.close();
  const of = (key: keyof Boot) => median(boots.map((boot) => boot[key]));
  return {
    firstPaint: of("firstPaint"),
    usable: of("usable"),
    blocked: of("blocked"),
    requests: of("requests"),
  };
};
