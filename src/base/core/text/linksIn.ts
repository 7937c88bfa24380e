/** A stretch of a text: words, or an address that leads somewhere. */
export interface TextPart {
  readonly words: string;
  /** Where it leads; null for words alone. */
  readonly href: string | null;
}

/** An address as people write it: signs of another script, full-width ones among them, are no part of it. */
const ADDRESS = /(?<![a-z0-9@./-])(?:https?:\/\/|www\.)[\w.~:/?#[\]@!$&'()*+,;=%-]+/gi;
/** What ends a sentence rather than an address. */
const ENDS = new Set([".", ",", ";", ":", "!", "?", "'", "*"]);
const OPENING: Readonly<Record<string, string>> = { ")": "(", "]": "[" };
/** More addresses than a person reads are words. */
const MOST = 200;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** An address without the signs of the sentence behind it; brackets that it has opened are its own. */
function trimmed(address: string): string {
  let end = address.length;
  const unmatched: Record<string, number> = {};
  for (const [closing, opening] of Object.entries(OPENING))
    unmatched[closing] = count(address, closing) - count(address, opening);
  for (; end > 0; end -= 1) {
    const sign = address.charAt(end - 1);
    if (sign in OPENING) {
      if ((unmatched[sign] ?? 0) <= 0) break;
      unmatched[sign] = (unmatched[sign] ?? 0) - 1;
    } else if (!ENDS.has(sign)) break;
  }
  return address.slice(0, end);
}

/** A text in stretches, with the addresses that people wrote into it; `allowed` says where one may lead, or null [SEC-02]. */
export function linksIn(text: string, allowed: (address: string) => string | null): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    if (parts.length > 2 * MOST) break;
    const words = trimmed(match);
    const href = allowed(/^www\./i.test(words) ? `https://${words}` : words);
    if (href === null) continue;
    if (index > from) parts.push({ words: text.slice(from, index), href: null });
    parts.push({ words, href });
    from = index + words.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from), href: null });
  return parts;
}
