/** The layout where nobody wants another. */
export const USUAL_LAYOUT = "top";

/** The layouts among which a person may choose, and the one that is shown. */
export interface LayoutChoice {
  readonly name: string;
  /** Whether the look leaves no choice [DESK-06]. */
  readonly forced: boolean;
  /** The name of a layout that the unit brings along; null where it brings none. */
  readonly unit: string | null;
}

/** What decides which layout of the portal a person sees: names of layouts, from whoever may have a say. */
export interface LayoutWishes {
  /** What the look needs, as its art takes the whole page. */
  readonly forced?: string | undefined;
  /** What the person has chosen. */
  readonly chosen: string | null;
  /** What the unit brings along for its people. */
  readonly unit: string | null;
}

/**
 * The layout to show: the look's, else the person's, else the unit's, of those that there are. What a look forces
 * changes no choice, so that another look brings it back [DESK-06].
 */
export function shownLayout<Name extends string>(
  { forced, chosen, unit }: LayoutWishes,
  known: readonly Name[],
): Name | typeof USUAL_LAYOUT {
  return (
    [forced, chosen, unit].find((name): name is Name => known.some((row) => row === name)) ?? USUAL_LAYOUT
  );
}
