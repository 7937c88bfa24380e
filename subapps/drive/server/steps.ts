import { pieceTimer } from "../../../server/platform/module";
import { type Context, FEW, PIECE, type Step } from "./drive";

/** Does a part of a change once more as long as there is more to do and time in a piece; a part answers whether it was the last. */
export async function inTime(part: () => Promise<boolean>): Promise<boolean> {
  const isOver = pieceTimer();
  let parts = 0;
  do {
    if (await part()) return true;
    parts += 1;
  } while (!isOver() && parts * FEW < PIECE);
  return false;
}

/** Does what has parts in as many pieces as it takes. */
export async function inSteps(step: Step, part: (within: Context) => Promise<boolean>): Promise<void> {
  while (!(await step((within) => inTime(() => part(within)))));
}

/** Changes things, a few by each statement, in as many pieces as it takes. */
export async function changeAll<Each>(
  step: Step,
  all: readonly Each[],
  change: (within: Context, some: readonly Each[]) => Promise<unknown>,
): Promise<void> {
  if (all.length === 0) return;
  let at = 0;
  await inSteps(step, async (within) => {
    await change(within, all.slice(at, at + FEW));
    at += FEW;
    return at >= all.length;
  });
}
