/**
 * Which of several regions F6 leads to, Shift+F6 backwards; `current` is −1 when the focus is in none, and then the
 * first and the last are next.
 */
export const nextRegion = (count: number, current: number, backwards: boolean): number =>
  backwards ? (current <= 0 ? count : current) - 1 : (current + 1) % count;
