/**
 * A text without the characters of a kind at its end. It takes one pass, while `/[…]+$/` begins again at each such character
 * in the middle [SEC-10].
 */
export function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function withoutEnds(text: string, kind: RegExp): string {
  let start = 0;
  while (start < text.length && kind.test(text.charAt(start))) start += 1;
  return withoutEnd(text.slice(start), kind);
}
