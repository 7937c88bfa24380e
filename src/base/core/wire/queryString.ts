import { decode } from "./decode";
import { QUERY_LIMITS } from "./queryLimits";

/** A parsed query: texts, lists and objects of them. Objects have no prototype, so no name reaches an inherited one. */
type QueryValue = string | QueryValue[] | QueryObject;

/** The named values of a query or of one level in it. */
export interface QueryObject {
  [name: string]: QueryValue;
}

const REFUSED_NAMES: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses `a=1&b.c=2&d[0].e=3` (with or without a leading `?`); dotted and bracketed names are equal, an empty
 * bracket or a repeated name makes a list. Where a name is first a text and then an object, the first stands.
 */
export function parseQuery(text: string): QueryObject {
  const root = emptyObject();
  for (const pair of (text.startsWith("?") ? text.slice(1) : text).split("&", QUERY_LIMITS.parameters)) {
    const equals = pair.indexOf("=");
    const key = decode(equals < 0 ? pair : pair.slice(0, equals));
    const path = pathOf(key);
    if (path) assign(root, path, equals < 0 ? "" : decode(pair.slice(equals + 1)));
  }
  return compact(root);
}

/** The text of a name in a query; null where it has none, or more than a text. */
export function textInQuery(query: string, name: string): string | null {
  const { [name]: value } = parseQuery(query);
  return typeof value === "string" && value !== "" ? value : null;
}

const STEP = /\.?([^.[\]]+)|\[([^[\]]*)\]/y;

/** `a.b[0]` as its steps; null for a name that is empty, malformed, too deep or refused. */
function pathOf(key: string): string[] | null {
  const steps: string[] = [];
  for (STEP.lastIndex = 0; STEP.lastIndex < key.length;) {
    const match = STEP.exec(key);
    if (!match) return null;
    const step = match[1] ?? match[2] ?? "";
    if (REFUSED_NAMES.has(step) || steps.push(step) > QUERY_LIMITS.depth + 1) return null;
  }
  return steps.length > 0 && steps[0] !== "" ? steps : null;
}

const isIndex = (step: string) => /^\d{1,9}$/.test(step);
const emptyObject = (): QueryObject => Object.create(null) as QueryObject;

function assign(root: QueryObject, path: readonly string[], text: string): void {
  let holder: QueryObject | QueryValue[] = root;
  for (const [position, step] of path.entries()) {
    const next = path[position + 1];
    if (next === undefined) {
      put(holder, step, text);
      return;
    }
    const child = descend(holder, step, next === "" || isIndex(next));
    if (!child) return;
    holder = child;
  }
}

function descend(
  holder: QueryObject | QueryValue[],
  step: string,
  asList: boolean,
): QueryObject | QueryValue[] | null {
  const existing = at(holder, step);
  if (typeof existing === "string") return null;
  if (existing) return existing;
  const made = asList ? [] : emptyObject();
  return set(holder, step, made) ? made : null;
}

function put(holder: QueryObject | QueryValue[], step: string, text: string): void {
  const existing = at(holder, step);
  if (existing === undefined) set(holder, step, text);
  else if (Array.isArray(existing)) set(existing, "", text);
  else if (typeof existing === "string") set(holder, step, [existing, text]);
}

const at = (holder: QueryObject | QueryValue[], step: string): QueryValue | undefined =>
  Array.isArray(holder) ? (isIndex(step) ? holder[Number(step)] : undefined) : holder[step];

function set(holder: QueryObject | QueryValue[], step: string, value: QueryValue): boolean {
  if (!Array.isArray(holder)) {
    holder[step] = value;
    return true;
  }
  if (step !== "" && !isIndex(step)) return false;
  const index = step === "" ? holder.length : Number(step);
  if (index >= QUERY_LIMITS.list) return false;
  holder[index] = value;
  return true;
}

/** Closes the holes that list positions left out of the query would make. */
function compact(object: QueryObject): QueryObject {
  for (const [name, value] of Object.entries(object)) object[name] = compactValue(value);
  return object;
}

function compactValue(value: QueryValue): QueryValue {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return Object.values(value).map(compactValue);
  return compact(value);
}
