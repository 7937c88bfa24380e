import { readlinkSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import switches from "../scripts/lib/chromiumSwitches.json";
import { drawn } from "../test/drawn";
import { choose, files, type Lesson, lesson, MEGABYTE, row, storedDigest } from "./filesPage";
import { expect, Portal, test } from "./fixture";
import { address } from "./viewportPage";
import { countJourneyWork } from "./work";

const whole = process.env["WHOLE_CHROMIUM_PATH"];
/** Requests of a file in four chunks: it is checked, each chunk is asked about and sent, and they are merged. */
const REQUESTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A browser with a profile that outlives it. */
class LastingBrowser {
  readonly #profile = test.info().outputPath("profile");
  #context: BrowserContext | null = null;

  constructor(private readonly baseURL: string) {}

  /** Starts it, signs a teacher in, and opens the application. */
  async open(): Promise<Page> {
    countJourneyWork("contexts");
    countJourneyWork("loads");
    const context = await chromium.launchPersistentContext(this.#profile, {
      ...(whole && { executablePath: whole }),
      args: switches,
      baseURL: this.baseURL,
      locale: "zh-CN",
      serviceWorkers: "block",
    });
    this.#context = context;
    const page = context.pages()[0] ?? (await context.newPage());
    const portal = new Portal(page);
    await portal.signInQuickly("teacher");
    await portal.openDesktop(address("t-files"));
    await expect(files(page)).toBeVisible();
    return page;
  }

  /** Ends all of it at once, as a crash does. */
  async kill(): Promise<void> {
    const closed = new Promise((resolve) => this.#context?.once("close", resolve));
    const [pid] = /\d+$/.exec(readlinkSync(path.join(this.#profile, "SingletonLock"))) ?? [];
    process.kill(Number(pid), "SIGKILL");
    await closed;
  }

  close(): Promise<void> {
    return this.#context?.close() ?? Promise.resolve();
  }
}

/** Uploads a file, and kills the browser at one of its requests. */
async function killAt(request: number, browser: LastingBrowser, page: Page, file: Lesson): Promise<void> {
  const reached = new Promise<void>((resolve) => {
    let made = 0;
    page.on("request", (one) => {
      if (one.url().includes("/api/storage/") && (made += 1) === request) resolve();
    });
  });
  await choose(page, file);
  await reached;
  await browser.kill();
}

test("a browser that is killed at any request of an upload asks for the file when it is opened again, and stores it bit for bit [UP-04, REL-02]", async ({
  platform,
}) => {
  test.skip(!whole, "It needs the whole Chromium, whose profile outlives it.");
  test.setTimeout(180_000);
  const browser = new LastingBrowser(platform.url);
  let page = await browser.open();
  for (const request of drawn(REQUESTS)) {
    const file = lesson(`crash-${request}.mp4`, 6 * MEGABYTE + request);
    await killAt(request, browser, page, file);
    page = await browser.open();
    await expect(row(page, file.name)).toContainText("lost");
    await choose(page, file);
    await expect(row(page, file.name)).toContainText("done");
    expect(await storedDigest(page, file.name)).toBe(file.digest);
  }
  await browser.close();
});
