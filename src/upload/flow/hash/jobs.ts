import { chunkSums } from "./chunkSums";
import { digestOf, type Readable } from "./digestOf";
import { type Digest, type Hasher, hasherFor } from "./hashers";

/** What the page asks of the worker; with `each`, the checksums of chunks of so many bytes beside the digest. */
export type HashCommand =
  | { readonly id: number; readonly digest: Digest; readonly file: Blob; readonly each?: number }
  | { readonly id: number; readonly cancel: true };

/** What the worker tells the page; `digest` is null where the browser has no way to work it out. */
export type HashMessage =
  | { readonly id: number; readonly read: number }
  | { readonly id: number; readonly digest: string | null; readonly sums?: readonly string[] }
  | { readonly id: number; readonly unreadable: true };

/** Works out one digest and tells of it; a file that cannot be read is news too. It never rejects. */
export async function work(
  {
    id,
    digest,
    file,
    each,
  }: { readonly id: number; readonly digest: Digest; readonly file: Readable; readonly each?: number },
  tell: (news: HashMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const hasher = await hasherFor(digest);
    if (!hasher) {
      tell({ id, digest: null });
      return;
    }
    const sums = each === undefined ? null : await chunkSums(each);
    const both: Hasher = {
      update: (bytes) => {
        hasher.update(bytes);
        sums?.update(bytes);
      },
      end: hasher.end,
    };
    const known = await digestOf(file, both, (read) => tell({ id, read }), signal);
    tell({ id, digest: known, ...(sums && { sums: sums.end() }) });
  } catch {
    if (!signal.aborted) tell({ id, unreadable: true });
  }
}

/** Takes orders one after the other as they come, several at once, and forgets those that are cancelled. */
export function createJobs(tell: (news: HashMessage) => void): (order: HashCommand) => void {
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
