import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

const MEGABYTE = 2 ** 20;

const figureOf = (file: string, name: string): number => {
  try {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8")) ?? [];
    return (Number(kilobytes ?? 0) * 1024) / MEGABYTE;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
};

/** Megabytes that a process has in memory. */
export const memoryOf = (pid: number): number => figureOf(`/proc/${pid}/status`, "VmRSS");

/** Megabytes that all processes of a browser have in memory, what they share counted once, and without what lies in files anyway. */
export async function memoryOfBrowser(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo
    .flatMap(({ id }) => ["Pss_Anon", "Pss_Shmem"].map((kind) => figureOf(`/proc/${id}/smaps_rollup`, kind)))
    .reduce((sum, megabytes) => sum + megabytes, 0);
}

/** What something was before work, at most while it went on, and after it; asked several times a second. */
export async function whileWorking(
  work: Promise<unknown>,
  ask: () => number | Promise<number>,
): Promise<{ readonly before: number; readonly peak: number; readonly after: number }> {
  const before = await ask();
  let peak = before;
  const done = work.then(() => true);
  const later = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 250));
  while (!(await Promise.race([done, later()]))) peak = Math.max(peak, await ask());
  return { before, peak, after: await ask() };
}
