import { unicodeForm } from "../text/unicodeForm";
import { withoutEnd } from "../text/withoutEnds";

/** Extensions that no upload may have, unless the site or a place has its own list [UP-05]. */
export const REJECTED_EXTENSIONS: ReadonlySet<string> = new Set([
  "exe",
  "jar",
  "jsp",
  "asp",
  "dll",
  "php",
  "aspx",
  "bat",
  "sh",
  "html",
  "com",
  "cgi",
  "class",
  "txt",
  "jspx",
]);

/** The shorter list, of places that take pages, texts and scripts as well [UP-05]. */
export const REJECTED_FEW: ReadonlySet<string> = new Set(["jspx", "jsp", "exe"]);

/** What a place does not take: the site's own list, or else the usual one without what the place takes by itself [UP-05]. */
export const rejectedAt = (
  site: ReadonlySet<string> | null,
  takes: readonly string[] = [],
): ReadonlySet<string> =>
  site ?? new Set([...REJECTED_EXTENSIONS].filter((extension) => !takes.includes(extension)));

/** What careless web servers run wherever it stands in a name: `x.php.jpg`, `x.asp;.jpg`. */
const RUN_INSIDE: ReadonlySet<string> = new Set(
  "asa asax ascx ashx asmx asp aspx cer cfm cgi fcgi jsp jspf jspx phar php php3 php4 php5 php7 php8 phps phtml pl py rb shtml".split(
    " ",
  ),
);

/** What no reader sees and some systems drop: controls, direction and joining marks, variation selectors, combining marks of no letter. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Variation_Selector}\u034f\u115f\u1160\u3164\uffa0]/gu;

/** Dots of other scripts that people take for one; NFKC has turned the fullwidth one into a plain dot already. */
const DOTS = /[\u2024\u3002\u06d4\u0701\u0702\uff61]/gu;

const ESCAPE = /^%([0-7][0-9a-f])$/i;

/**
 * A name without percent signs that stand for letters, as a server takes it that decodes a name once too often, or twice: each
 * escape is decoded as soon as it is complete, so that one pass is enough however many are nested [SEC-10].
 */
function decoded(name: string): string {
  const read: string[] = [];
  const escape = () => ESCAPE.exec(read.slice(-3).join(""))?.[1];
  for (const sign of name.split("")) {
    read.push(sign);
    for (let code = escape(); code !== undefined; code = escape())
      read.splice(-3, 3, String.fromCharCode(Number.parseInt(code, 16)));
  }
  return read.join("");
}

/**
 * A name as the most careless file system would read it: fullwidth letters as plain ones, decoded, without what is not seen, without the
 * name of an NTFS stream, and without dots and blanks at its end.
 */
function plainest(name: string): string {
  const plain = decoded(unicodeForm(name, "NFKC")).replace(UNSEEN, "").replace(DOTS, ".").toLowerCase();
  const [file = ""] = plain.split(":");
  return withoutEnd(file, /[.\s]/);
}

/** All extensions of a name, in lower case: of `a.php.jpg` both. Blanks around the dots count for nothing. */
export const extensionsOf = (name: string): readonly string[] =>
  plainest(name)
    .split(".")
    .slice(1)
    .map((part) => part.trim());

/** A name as it is, and as far as a server reads it that ends a name at its first zero byte. */
const readings = (name: string): readonly string[] => {
  const plain = decoded(unicodeForm(name, "NFKC"));
  const end = plain.indexOf("\0");
  return end === -1 ? [name] : [name, plain.slice(0, end)];
};

/**
 * Whether the last extension of a name is of a list, in whatever disguise: case, dots and blanks behind it, marks that are not seen. One
 * before it counts only where a web server would run it: `www.school.com.pdf` is a pdf, `x.php.jpg` may be a program [UP-05].
 */
export const isRejectedName = (name: string, extensions: ReadonlySet<string>): boolean =>
  readings(name).some((reading) => {
    const all = extensionsOf(reading);
    const inside = all.slice(0, -1).flatMap((extension) => extension.split(";"));
    return (
      extensions.has(all.at(-1) ?? "") ||
      inside.some((extension) => RUN_INSIDE.has(extension.trim()) && extensions.has(extension.trim()))
    );
  });
