import type { DayItem } from "../../base/core/wire/dayItems";

/** How a day stands at a moment. */
export type DayNow =
  /** Nothing was planned, or all of it is past. */
  | { readonly phase: "none" | "over" }
  /** An item runs; `minutes` until it ends. Or one is next; `minutes` until it begins. */
  | { readonly phase: "running" | "next"; readonly item: DayItem; readonly minutes: number };

const MINUTE = 60_000;

/** Whether an item runs at a moment. */
export const isRunning = ({ from, to }: DayItem, now: number): boolean => from <= now && now < to;

/** What of a day matters at a moment: what runs, else what comes next; cancelled items do not count [DESK-14]. */
export function dayNow(items: readonly DayItem[], now: number): DayNow {
  const held = items.filter(({ mark }) => mark !== "cancelled");
  const running = held.find((item) => isRunning(item, now));
  const minutesTo = (moment: number) => Math.ceil((moment - now) / MINUTE);
  if (running) return { phase: "running", item: running, minutes: minutesTo(running.to) };
  const next = held.find(({ from }) => from > now);
  if (next) return { phase: "next", item: next, minutes: minutesTo(next.from) };
  return { phase: held.length === 0 ? "none" : "over" };
}
