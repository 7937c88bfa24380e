/** The part of the page that can be seen, as browsers tell it; lengths in CSS pixels. */
export interface SeenPart {
  readonly windowHeight: number;
  readonly height: number;
  /** From the upper edge of the window. */
  readonly top: number;
  /** 1 unless the person has pinched. */
  readonly scale: number;
}

/** Pixels that an on-screen keyboard covers at the window's foot. Who has pinched sees less, but nothing is covered. */
export function coveredBelow({ windowHeight, height, top, scale }: SeenPart): number {
  if (Math.abs(scale - 1) > 0.01) return 0;
  const covered = windowHeight - top - height;
  return covered >= 1 ? covered : 0;
}
