import type { Browser } from "@playwright/test";

/** Milliseconds for which a process runs before it is stopped. */
const RUN = 8;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Processes of a browser that run pages and their workers. */
async function renderersOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/**
 * Lets the pages of a browser, their workers with them, run for one part in `times` of the time: their processes are stopped and go on
 * again. DevTools' own throttling leaves workers as fast as they are. The answer ends it, and says what part they have had.
 */
export async function throttle(browser: Browser, times: number): Promise<() => Promise<number>> {
  const pids = await renderersOf(browser);
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended meanwhile.
      }
  };
  const state = { isOver: false, ran: 0, began: performance.now() };
  const loop = (async () => {
    while (!state.isOver) {
      const began = performance.now();
      await pause(RUN);
      const ran = performance.now() - began;
      tell("SIGSTOP");
      await pause(ran * (times - 1));
      tell("SIGCONT");
      state.ran += ran;
    }
  })();
  return async () => {
    state.isOver = true;
    await loop;
    return state.ran / (performance.now() - state.began);
  };
}
