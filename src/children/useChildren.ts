import { useChildCountsQuery, useChildrenQuery } from "./children.api";
import type { Child, ChildCounts } from "../base/core/wire/children";
import { usePerson } from "../base/session/PersonContext";
import { useAppSelector } from "../base/state/hooks";
import { parentIdOf } from "../base/core/wire/user";

const NONE: readonly Child[] = [];
const NO_COUNTS: ChildCounts = {};

/** The children of the parent signed in, the current one, and what waits about each. */
export interface Children {
  /** The active ones; none for people who are no parents. */
  readonly children: readonly Child[];
  readonly current: Child | null;
  readonly counts: ChildCounts;
}

/** The children, and how to ask for them again where they could not be loaded. */
export interface AskedChildren extends Children {
  /** Asks again; null where they are known, or still on their way. */
  readonly retry: (() => void) | null;
}

/** Follows the children of the parent signed in [WHO-01]. */
export function useChildren(): AskedChildren {
  const parentId = parentIdOf(usePerson());
  const skip = parentId === null;
  const asked = useChildrenQuery({ parentId: parentId ?? "" }, { skip });
  const { data: children = NONE, isError, refetch } = asked;
  const { data: counts = NO_COUNTS } = useChildCountsQuery(undefined, { skip: children.length < 2 });
  return {
    children,
    counts,
    current: useAppSelector((state) => state.child),
    retry: isError && asked.data === undefined ? () => void refetch() : null,
  };
}
