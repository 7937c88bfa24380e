import type { LongChange } from "./changing";
import type { Context } from "./drive";
import type { Row } from "./items";
import { type Arrival, type OnClash, settleNames } from "./place";
import { intoItself, tooDeep } from "./refusals";
import { DEEPEST, type Crumb, type Placed } from "./tree";
import { bindTrees } from "./trees";

/** Refuses to put a thing, of so many levels, where it would lie in itself or too deep. */
export function demandFits({ id }: Pick<Row, "id">, way: readonly Crumb[], height: number): void {
  if (way.some((step) => step.id === id)) throw intoItself();
  if (way.length + height > DEEPEST) throw tooDeep();
}

/** What things are called in the folder that they are put into; never one of those that they lie in goes for them. */
export function namesFor(
  context: Context,
  to: string,
  things: readonly Placed[],
  { clash, spared }: OnClash,
): ReturnType<typeof settleNames> {
  const above = new Set(things.flatMap((each) => [...each.above]));
  const arrivals: readonly Arrival[] = things.map(({ row: { kind, name } }) => ({ kind, name, above }));
  return settleNames(context, to, arrivals, { clash, ...(spared && { spared }) });
}

/** Notes the roots of a change, and binds what is in the folders that it replaces; answers all that it replaces, by the ids. */
export async function bindReplaced(
  context: Context,
  { note, step }: LongChange,
  replaced: readonly Row[],
  others: readonly string[] = [],
): Promise<readonly string[]> {
  const folders = replaced.filter(({ kind }) => kind === "folder").map(({ id }) => id);
  if (folders.length + others.length > 0) await note([...folders, ...others]);
  await bindTrees(context, step, folders);
  return replaced.map(({ id }) => id);
}
