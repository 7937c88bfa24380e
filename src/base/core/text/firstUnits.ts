/** As many units of a text as fit, without half a character at the end. */
export const firstUnits = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
