/** The addresses of the platform that the portal forwards, and what may come back from each. */
export interface Row {
  /** Literal segments, `:name` for one segment, and at the end `*` for one or more. */
  readonly path: string;
  /**
   * `call`: any method, any kind of answer, none of which runs as a page. `file`: read only, no pages. `words`: read
   * only, JSON alone.
   */
  readonly kind: "call" | "file" | "words";
  /** Whether scripts come from there; pages that load them trust the platform with everything they can do. */
  readonly scripts: boolean;
}

const row = (kind: Row["kind"], path: string): Row => ({ kind, path, scripts: false });

/** The addresses that the contract gives to the platform; `basePath` precedes every call's path. */
export const contractRows = (basePath: string): readonly Row[] => [
  ...[...new Set(["", basePath])].flatMap((base) => [
    row("call", `${base}/api/*`),
    row("call", `${base}/zuul/*`),
  ]),
  row("file", "/common/app-icons/*"),
  row("words", "/common/plugins/common-ph/:version/lang/*"),
  row("words", "/:root/:code/lang/*"),
];

const READ_ONLY = ["GET", "HEAD"] as const;
const METHODS = [...READ_ONLY, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** The methods that an address of a kind takes. */
export const methodsOf = ({ kind }: Pick<Row, "kind">) => (kind === "call" ? METHODS : READ_ONLY);

/** The segments of a path or a pattern. */
export const segmentsOf = (path: string): readonly string[] => path.slice(1).split("/");

/** Whether a path's segments are of a pattern. A segment that `:name` or `*` stands for is never empty. */
export function matches(pattern: string, segments: readonly string[]): boolean {
  const wanted = segmentsOf(pattern);
  const isOpen = wanted.at(-1) === "*";
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? segments.length <= fixed.length : segments.length !== fixed.length) return false;
  if (isOpen && segments[fixed.length] === "") return false;
  return fixed.every((want, index) =>
    want.startsWith(":") ? segments[index] !== "" : want === segments[index],
  );
}
