import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The longest task of the main threads of pages while something goes on, milliseconds; Chromium's own record, as DevTools shows it. */
export async function longestTaskOf(page: Page, meanwhile: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  await browser.startTracing(page, { categories: CATEGORIES });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith("RunTask") && event.dur !== undefined && main.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error("The record has no task of a page.");
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
