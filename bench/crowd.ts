import type { Browser, CDPSession, Page } from "@playwright/test";
import { AT_SCHOOL, bootInTurn, median, RUNS, slowDown, type Boot, type BootPage, type Kept } from "./boot";
import { unlessShort } from "./samples";
import { launchBrowser, signInFor } from "./browser";

const TILE = "main a";
/** Of the button that unfolds all categories. */
const UNFOLD = "main section button:not([aria-expanded])";
/** A turn of the wheel, in CSS pixels, and the milliseconds until the next one. */
const WHEEL = { turn: 120, pause: 40 } as const;
/** No scrolling takes more turns. */
const MOST_TURNS = unlessShort(150, 5);
/** What a search answers to. */
const LETTER = "k";
/** Milliseconds after which what was begun has come to rest. */
const REST = unlessShort(1_500, 100);

/** A platform's desktop of one person. */
export interface Desk {
  readonly url: string;
  readonly account: string;
  readonly unfolded: boolean;
}

/** What is measured on a desktop that stands, in milliseconds but for the number of frames that took longer than 50. */
export interface Use {
  readonly frame: number;
  readonly frame95: number;
  readonly long: number;
  readonly bell: number;
  readonly centre: number;
  readonly search: number;
  readonly searchScript: number;
}

/** Runs in the page: notes how long each frame takes until it is told to stop. */
const watchFrames = () => {
  const frames: number[] = [];
  const state = { frames, watching: true };
  Object.assign(window, { scrolled: state });
  let last = performance.now();
  const next = (now: number) => {
    frames.push(now - last);
    last = now;
    if (state.watching) requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
};

/** Runs in the page: the frames so far, and whether it stands at its end. */
const readFrames = () => {
  const { frames } = (window as unknown as { scrolled: { frames: number[] } }).scrolled;
  const { scrollHeight, clientHeight } = document.documentElement;
  return { frames, atEnd: Math.ceil(window.scrollY) + clientHeight >= scrollHeight - 1 };
};

const stopFrames = () => {
  (window as unknown as { scrolled: { watching: boolean } }).scrolled.watching = false;
};

/** Scrolls from the top to the end by the wheel. */
const scrollThrough = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate("scrollTo(0, 0)");
  await page.mouse.move(500, 400);
  await page.waitForTimeout(REST);
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await page.mouse.wheel(0, WHEEL.turn);
    await page.waitForTimeout(WHEEL.pause);
    if (turn % 5 === 4 && (await page.evaluate(readFrames)).atEnd) break;
  }
  await page.waitForTimeout(REST / 3);
  const { frames } = await page.evaluate(readFrames);
  await page.evaluate(stopFrames);
  return frames;
};

/** Runs in the page: notes when the first input after now came, and when what matches has been painted after it. */
const watchFor = (selector: string) => {
  const found = { begun: 0, shown: 0 };
  Object.assign(window, { waited: found });
  const begin = ({ timeStamp }: Event) => void (found.begun ||= timeStamp);
  for (const kind of ["pointerdown", "keydown", "hashchange"])
    window.addEventListener(kind, begin, { once: true, capture: true });
  const looking = new MutationObserver(() => {
    if (found.begun === 0 || !document.querySelector(selector)) return;
    looking.disconnect();
    requestAnimationFrame(() => setTimeout(() => void (found.shown = performance.now())));
  });
  looking.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
};

const readWaited = () => {
  const { begun, shown } = (window as unknown as { waited: { begun: number; shown: number } }).waited;
  return shown === 0 ? null : shown - begun;
};

/** Milliseconds from what is done until what matches has been painted. */
const timeUntil = async (page: Page, selector: string, act: () => Promise<unknown>): Promise<number> => {
  await page.waitForTimeout(REST);
  await page.evaluate(watchFor, selector);
  await act();
  for (let waits = 0; waits < 600; waits += 1) {
    const time = await page.evaluate(readWaited);
    if (time !== null) return time;
    await page.waitForTimeout(50);
  }
  throw new Error(`${selector} was not shown`);
};

/** Milliseconds that a page's scripts have run so far. */
const scriptOf = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? NaN);
};

/** A device on which a person has unfolded all categories, or has not. */
const keptBy = async (browser: Browser, { url, account, unfolded }: Desk): Promise<Kept> => {
  const context = await browser.newContext(AT_SCHOOL);
  await signInFor(context, url, account);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(TILE).first().waitFor();
  if (unfolded) await page.locator(UNFOLD).last().click();
  await page.waitForTimeout(REST);
  const { cookies, origins } = await context.storageState();
  await context.close();
  return { cookies: cookies.filter(({ name }) => name === "portal_desk"), origins };
};

const workOnce = async (browser: Browser, { url, account }: Desk, kept: Kept): Promise<Use> => {
  const context = await browser.newContext({ ...AT_SCHOOL, storageState: kept });
  await signInFor(context, url, account);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(TILE).first().waitFor();
  await page.waitForTimeout(2 * REST);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await slowDown(devtools);
  const frames = [...(await scrollThrough(page))].sort((one, other) => one - other);
  await page.evaluate("scrollTo(0, 0)");

  const rows = "[role=dialog] li";
  const bell = await timeUntil(page, rows, () =>
    page.locator("header button[aria-haspopup=dialog]", { hasText: "消息" }).click(),
  );
  await page.keyboard.press("Escape");
  await page.locator(rows).first().waitFor({ state: "detached" });

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.waitForTimeout(REST);
  const option = "[role=option][id$=app-homework], [role=option] mark";
  const before = await scriptOf(devtools);
  const search = await timeUntil(page, option, () => page.keyboard.press(LETTER));
  await page.waitForTimeout(REST);
  const searchScript = (await scriptOf(devtools)) - before;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("combobox").waitFor({ state: "detached" });
  const centre = await timeUntil(page, "main h1 + *, main article, main [role=group] li button", () =>
    page.evaluate("location.hash = '#/messages'"),
  );
  await context.close();
  return {
    frame: frames.reduce((sum, frame) => sum + frame, 0) / frames.length,
    frame95: frames[Math.floor(frames.length * 0.95)] ?? NaN,
    long: frames.filter((frame) => frame > 50).length,
    bell,
    centre,
    search,
    searchScript,
  };
};

const medianUse = (uses: readonly Use[]): Use => {
  const of = (key: keyof Use) => median(uses.map((use) => use[key]));
  return {
    frame: of("frame"),
    frame95: of("frame95"),
    long: of("long"),
    bell: of("bell"),
    centre: of("centre"),
    search: of("search"),
    searchScript: of("searchScript"),
  };
};

/** The boots and the use of an ordinary and of a crowded desktop. */
export interface Crowded {
  readonly ordinary: Boot & Use;
  readonly crowded: Boot & Use;
}

/** Boots and uses both desktops in turn, and answers the medians. */
export const measureCrowd = async (ordinary: Desk, crowded: Desk): Promise<Crowded> => {
  const browser = await launchBrowser();
  const kept = { ordinary: await keptBy(browser, ordinary), crowded: await keptBy(browser, crowded) };
  const uses: Record<"ordinary" | "crowded", Use[]> = { ordinary: [], crowded: [] };
  for (let run = 0; run < RUNS; run += 2) {
    uses.ordinary.push(await workOnce(browser, ordinary, kept.ordinary));
    uses.crowded.push(await workOnce(browser, crowded, kept.crowded));
  }
  await browser.close();
  const pageOf = ({ url, account }: Desk, device: Kept): BootPage => ({
    url,
    selector: TILE,
    signIn: account,
    kept: device,
  });
  const boots = await bootInTurn({
    ordinary: [pageOf(ordinary, kept.ordinary), false],
    crowded: [pageOf(crowded, kept.crowded), false],
  });
  return {
    ordinary: { ...boots.ordinary, ...medianUse(uses.ordinary) },
    crowded: { ...boots.crowded, ...medianUse(uses.crowded) },
  };
};
