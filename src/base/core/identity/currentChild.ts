import type { Child } from "../wire/children";

/** What is known when a parent comes. */
export interface KnownChildren {
  /** The active ones. */
  readonly children: readonly Child[];
  /** Chosen last on this device, by id. */
  readonly remembered: string | null;
  /** Chosen last anywhere, by id, as the platform keeps it. */
  readonly chosen: string | null;
}

/** Which child the portal is about, and what else there is to do. */
export interface ChildAtStart {
  readonly child: Child | null;
  /** Another one was chosen on another device: the parent is asked. */
  readonly ask: boolean;
  /** The platform keeps none of the active ones, and is told. */
  readonly tell: boolean;
}

/**
 * The child with which a parent begins: the previous one if still active, else the first active one. The previous one is
 * what the platform keeps, because its answers are about that; where this device remembers another, the parent is asked
 * which it should be [WHO-01].
 */
export function childAtStart({ children, remembered, chosen }: KnownChildren): ChildAtStart {
  const [first = null] = children;
  const find = (id: string | null) => children.find((child) => child.id === id);
  const [here, anywhere] = [find(remembered), find(chosen)];
  const child = anywhere ?? here ?? first;
  return {
    child,
    ask: here !== undefined && anywhere !== undefined && here.id !== anywhere.id,
    tell: children.length > 1 && anywhere === undefined,
  };
}
