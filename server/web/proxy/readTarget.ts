import { unicodeForm } from "../../../src/base/core/text/unicodeForm";

/** What a request asks for, once its target has been read. */
export interface Target {
  /** The path's segments, decoded. The last one is empty where the path ends in a slash. */
  readonly segments: readonly string[];
  /** The path in its one normal form: `/` and the segments, each encoded in the same way however it came. */
  readonly path: string;
  /** The query with its `?`, untouched; empty where there is none. */
  readonly query: string;
}

/** A path and a query as RFC 3986 writes them: no scheme, host or fragment before, between or after. */
const ORIGIN_FORM = /^((?:\/(?:[\w.~!$&'()*+,=:@-]|%[0-9a-f]{2})*)+)(\?[!-"$-~]*)?$/i;
/**
 * What no segment holds once it is decoded: separators that another server may split it at (`;` begins a parameter in some),
 * control characters, and a percent sign, which a second decoding would take for an escape.
 */
const SEPARATOR = /[/\\;%\p{Cc}]/u;
/** Dots, spaces and invisible signs alone: "here" and "one up", also where a server drops spaces, signs and further dots. */
const DOTS = /^[.\s\p{Default_Ignorable_Code_Point}]+$/u;
/** Characters that are literal in a path although `encodeURIComponent` escapes them. */
const PLAIN = /%(?:24|26|2B|2C|3A|3D|40)/g;

/** A segment, decoded, or null where servers could disagree about what it says. */
function readSegment(raw: string): string | null {
  let segment: string;
  try {
    segment = decodeURIComponent(raw);
  } catch {
    return null;
  }
  // Full-width dots and slashes become plain ones on a server that normalises names to their compatibility form.
  const folded = unicodeForm(segment, "NFKC");
  const isSafe = !SEPARATOR.test(segment) && !/[/\\]/.test(folded) && !DOTS.test(folded);
  return isSafe ? segment : null;
}

const writeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(PLAIN, (escape) => decodeURIComponent(escape));

/**
 * Reads a request's raw target strictly, or answers null where it can be read in more than one way: an absolute address,
 * an empty or dot segment, an encoded slash, backslash, semicolon or percent sign, broken escapes, characters that
 * belong in no path. The normal form that is sent on is the form that was checked [SEC-05].
 */
export function readTarget(raw: string): Target | null {
  const [, path, query = ""] = ORIGIN_FORM.exec(raw) ?? [];
  if (path === undefined) return null;
  const segments: string[] = [];
  const parts = path.slice(1).split("/");
  for (const [index, part] of parts.entries()) {
    const isEnd = index === parts.length - 1;
    const segment = readSegment(part);
    if (segment === null || (segment === "" && !isEnd)) return null;
    segments.push(segment);
  }
  return { segments, path: `/${segments.map(writeSegment).join("/")}`, query };
}
