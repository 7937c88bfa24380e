import type { Calls } from "./useDrive";

/** What becomes of a thing whose name is taken. */
export type Clash = "both" | "replace" | "skip";

/** The most names of one question, so that the longest ones still fit into a request. */
const MANY = 100;

/** Which of these names are taken in a folder; null where that cannot be found out. */
export async function takenNames(
  calls: Calls,
  folder: string | null,
  names: readonly string[],
): Promise<readonly string[] | null> {
  const taken: string[] = [];
  for (let first = 0; first < names.length; first += MANY) {
    const answer = await calls.clashes({
      names: names.slice(first, first + MANY),
      ...(folder !== null && { folder }),
    });
    if (!answer.ok) return null;
    taken.push(...answer.data.names);
  }
  return taken;
}
