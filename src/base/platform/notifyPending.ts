import type { Ports } from "./ports";

/** Shows the notice that the page before this one had no time to show. */
export function notifyPending({ storage, notify }: Pick<Ports, "storage" | "notify">): void {
  const notice = storage.read("pendingToast");
  if (!notice) return;
  storage.remove("pendingToast");
  notify(notice);
}
