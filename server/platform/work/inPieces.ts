import type { LongWork } from "./longWork";
import { pieceTimer } from "./pieceTimer";

/** Who has long work to do. */
interface Worker {
  readonly work: Pick<LongWork, "piece">;
}

/** Does one part of some work after another, until one says that it was the last, in pieces between which others have their turns [SEC-06]. */
export async function inPieces({ work }: Worker, part: () => boolean): Promise<void> {
  const piece = () => {
    const isOver = pieceTimer();
    let isDone = part();
    while (!isDone && !isOver()) isDone = part();
    return Promise.resolve(isDone);
  };
  while (!(await work.piece(piece)));
}

/** What each comes to, worked out in pieces. */
export async function mapInPieces<Each, Result>(
  context: Worker,
  all: readonly Each[],
  of: (each: Each) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const rest = all.values();
  await inPieces(context, () => {
    const next = rest.next();
    if (next.done !== true) results.push(of(next.value));
    return next.done === true;
  });
  return results;
}
