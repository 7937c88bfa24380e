/**
 * Which of several regions F6 leads to, Shift+F6 backwards. `current` is −1 when the focus is in none, which is as if it were at the
 * beginning of the first, the page.
 */
export function nextRegion(count: number, current: number, backwards: boolean): number {
  const from = Math.max(current, 0);
  return (backwards ? from - 1 + count : from + 1) % count;
}
