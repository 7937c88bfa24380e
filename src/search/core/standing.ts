import { RANKS } from "./match";

/** What a group of the search has: applications, what people can do, or what is written somewhere, such as messages. */
export type GroupKind = "apps" | "actions" | "contents";

/** A group of what was found, by what decides where it stands. */
export interface Placed {
  readonly kind: GroupKind;
  /** The rank of its best hit; contents have none. */
  readonly best: number;
}

/** Where a group stands, from the top, by how well its best name fits. */
const PLACES = {
  apps: { exact: 0, fits: 2, not: 4 },
  actions: { exact: 1, fits: 3, not: 6 },
} as const;
const CONTENTS = 5;

function placeOf({ kind, best }: Placed): number {
  if (kind === "contents") return CONTENTS;
  const { exact, fits, not } = PLACES[kind];
  if (best === RANKS.exact) return exact;
  return best <= RANKS.key ? fits : not;
}

/**
 * Groups from top to bottom. What is called as was typed, wholly, from its beginning, by a word or by initials, stands above what
 * only says so somewhere: applications first, unless an action has the very name. Other actions come last [DESK-10].
 */
export const inOrder = <Group extends Placed>(groups: readonly Group[]): readonly Group[] =>
  [...groups].sort((one, other) => placeOf(one) - placeOf(other));
