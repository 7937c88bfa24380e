import { useChildCountsQuery, useChildrenQuery } from "../../api/children.api";
import type { Child, ChildCounts } from "../../core/wire/children";
import { usePerson } from "../../session/PersonContext";
import { useAppSelector } from "../../state/hooks";
import { parentIdOf } from "../../core/wire/user";

const NONE: readonly Child[] = [];
const NO_COUNTS: ChildCounts = {};

/** The children of the parent signed in, the current one, and what waits about each. */
export interface Children {
  /** The active ones; none for people who are no parents. */
  readonly children: readonly Child[];
  readonly current: Child | null;
  readonly counts: ChildCounts;
}

/** Follows the children of the parent signed in [WHO-01]. */
export function useChildren(): Children {
  const parentId = parentIdOf(usePerson());
  const skip = parentId === null;
  const { data: children = NONE } = useChildrenQuery({ parentId: parentId ?? "" }, { skip });
  const { data: counts = NO_COUNTS } = useChildCountsQuery(undefined, { skip: children.length < 2 });
  return { children, counts, current: useAppSelector((state) => state.child) };
}
