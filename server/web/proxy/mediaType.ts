/** What a browser would do with an answer that is opened as a page, or that a page loads. */
type MediaClass = "page" | "script" | "picture" | "pdf" | "json" | "data";

/** An answer's type as the portal passes it on. */
export interface MediaType {
  /** The `Content-Type`, rebuilt. */
  readonly type: string;
  readonly class: MediaClass;
}

const UNKNOWN: MediaType = { type: "application/octet-stream", class: "data" };

/** Which class a type is of; the first row that fits. What no row names is data, which `nosniff` keeps as it is. */
const CLASSES: readonly (readonly [MediaClass, RegExp])[] = [
  ["script", /^(text|application)\/(x-)?(java|ecma|j|live)script(1\.[0-5])?$/],
  ["picture", /^image\/svg\+xml$/],
  ["page", /^(text\/(html|xml|xsl)|application\/(xml|xhtml\+xml)|.*\+xml)$/],
  ["pdf", /^application\/pdf$/],
  ["json", /^((application|text)\/json|.*\+json)$/],
];

/** Parts with types of their own, which no header of ours would hold for. */
const IN_PARTS = /^(multipart|message)\//;

/** Reads a `Content-Type`. What is none, or made of parts, is bytes that browsers only keep as a file. */
export function readMediaType(header: string | undefined): MediaType {
  const [name = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const essence = name.trim();
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(essence) || IN_PARTS.test(essence)) return UNKNOWN;
  const charset = parameters
    .map((parameter) => /^\s*charset="?([\w.:-]+)"?\s*$/.exec(parameter)?.[1])
    .find((found) => found !== undefined);
  return {
    type: charset === undefined ? essence : `${essence}; charset=${charset}`,
    class: CLASSES.find(([, pattern]) => pattern.test(essence))?.[0] ?? "data",
  };
}
