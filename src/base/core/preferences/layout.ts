/** The default layout. */
export const USUAL_LAYOUT = "top";

/** The layouts among which a person may choose, and the one that is shown. */
export interface LayoutChoice {
  readonly name: string;
  /** Whether the look leaves no choice [DESK-06]. */
  readonly forced: boolean;
  /** The name of a layout that the unit brings along; null where it brings none. */
  readonly unit: string | null;
}

/** What decides which layout of the portal a person sees: the names of layouts, by their source. */
export interface LayoutWishes {
  /** The look's, as its art takes the whole page. */
  readonly forced?: string | undefined;
  /** The person's choice. */
  readonly chosen: string | null;
  /** The unit's, for its people. */
  readonly unit: string | null;
}

/**
 * The layout to show: the look's, else the person's, else the unit's, if they exist. A look that forces a layout
 * does not change the choice, which returns with the next look [DESK-06].
 */
export function shownLayout<Name extends string>(
  { forced, chosen, unit }: LayoutWishes,
  known: readonly Name[],
): Name | typeof USUAL_LAYOUT {
  return (
    [forced, chosen, unit].find((name): name is Name => known.some((row) => row === name)) ?? USUAL_LAYOUT
  );
}
