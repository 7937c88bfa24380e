import { digestOf, type Readable } from "./digestOf";
import { type Digest, hasherFor } from "./hashers";

/** What the page asks of the worker. */
export type HashOrder =
  | { readonly id: number; readonly digest: Digest; readonly file: Blob }
  | { readonly id: number; readonly cancel: true };

/** What the worker tells the page; `digest` is null where the browser has no way to work it out. */
export type HashNews =
  | { readonly id: number; readonly read: number }
  | { readonly id: number; readonly digest: string | null }
  | { readonly id: number; readonly unreadable: true };

/** Works out one digest and tells of it; a file that cannot be read is news too. It never rejects. */
export async function work(
  { id, digest, file }: { readonly id: number; readonly digest: Digest; readonly file: Readable },
  tell: (news: HashNews) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const hasher = await hasherFor(digest);
    if (!hasher) tell({ id, digest: null });
    else tell({ id, digest: await digestOf(file, hasher, (read) => tell({ id, read }), signal) });
  } catch {
    if (!signal.aborted) tell({ id, unreadable: true });
  }
}

/** Takes orders one after the other as they come, several at once, and forgets those that are cancelled. */
export function createJobs(tell: (news: HashNews) => void): (order: HashOrder) => void {
  const running = new Map<number, AbortController>();
  return (order) => {
    if ("cancel" in order) {
      running.get(order.id)?.abort();
      return;
    }
    const cancelled = new AbortController();
    running.set(order.id, cancelled);
    void work(order, tell, cancelled.signal).finally(() => running.delete(order.id));
  };
}
