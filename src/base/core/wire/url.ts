/** What a path parameter may look like. A name without a row takes the general pattern. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  version: /^\d{1,4}(\.\d{1,4}){0,3}$/,
  lang: /^(zh-CN|en)$/,
  file: /^[a-z0-9-]{1,40}\.(css|svg)$/,
  service: /^[a-z][a-z0-9-]{0,30}$/,
};
const GENERAL = /^[\w-][\w.-]{0,79}$/;

/** A path with its parameters filled in, or the name of the parameter that was missing or not allowed. */
export type FilledPath =
  | { readonly path: string; readonly used: ReadonlySet<string> }
  | { readonly refused: string };

/**
 * Fills the `{name}`s of a contract path. Every value has to match its pattern and is encoded all the same, so no
 * value can leave its segment or climb out of it.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): FilledPath {
  const used = new Set<string>();
  const refused: string[] = [];
  const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    used.add(name);
    const segment = segmentOf(name, Object.hasOwn(values, name) ? values[name] : undefined);
    if (segment === null) refused.push(name);
    return segment ?? "";
  });
  const [first] = refused;
  return first === undefined ? { path, used } : { refused: first };
}

/** A value as one encoded path segment, or null where its pattern refuses it. */
export function segmentOf(name: string, value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value);
  const pattern = Object.hasOwn(PATTERNS, name) ? PATTERNS[name] : GENERAL;
  return pattern?.test(text) ? encodeURIComponent(text) : null;
}

/**
 * Whether a path that a sub-application names stays on the platform: one leading slash, no dots-only segments, no
 * backslashes, control characters or encodings of either.
 */
export function isPlatformPath(path: string): boolean {
  const [bare = ""] = path.split(/[?#]/, 1);
  return (
    /^\/(?!\/)[\x21-\x7e]*$/.test(path) &&
    !/[\\#]|%(?:2e|2f|5c|25|[01][0-9a-f]|7f)/i.test(bare) &&
    !path.includes("#") &&
    !bare.split("/").some((segment) => /^\.+$/.test(segment))
  );
}
