import { QUERY_LIMITS } from "../wire/queryLimits";
import { decode } from "../wire/decode";

/**
 * An address cut into its pieces. Core has no URL object; the cuts here are exact because `?` and `#` mean the
 * same wherever they first stand.
 */
export interface AddressParts {
  /** Everything before the search and the hash. */
  readonly base: string;
  /** Without its `?`; null where there is none. */
  readonly search: string | null;
  /** The hash before its own query, without the `#`; null where there is no hash. */
  readonly route: string | null;
  /** The query inside the hash (`#/page?a=1`, `#a=1`), without its `?`. */
  readonly hashQuery: string | null;
}

/** Cuts an address. */
export function partsOf(address: string): AddressParts {
  const [beforeHash, hash] = cut(address, "#");
  const [base, search] = cut(beforeHash, "?");
  if (hash === null) return { base, search, route: null, hashQuery: null };
  const [route, hashQuery] = cut(hash, "?");
  if (hashQuery === null && !/^[/!]/.test(route) && route.includes("=")) {
    return { base, search, route: "", hashQuery: route };
  }
  return { base, search, route, hashQuery };
}

/** Puts the pieces together again. */
export function joinParts({ base, search, route, hashQuery }: AddressParts): string {
  const hash = route === null ? "" : `#${route}${after(route === "" ? "" : "?", hashQuery)}`;
  return base + after("?", search) + hash;
}

/** As many parameters are read of a page's own query as of any other [API-15]. */
const MOST_READ = QUERY_LIMITS.parameters;

/** The value of a parameter, from the search or else from the query in the hash. */
export function parameterOf(address: string, name: string): string | null {
  const { search, hashQuery } = partsOf(address);
  return (
    pairsOf(search, MOST_READ).find(named(name))?.value ??
    pairsOf(hashQuery, MOST_READ).find(named(name))?.value ??
    null
  );
}

/** An address without some of its parameters, in its search and in its hash; all else stays letter for letter. */
export function withoutParameters(address: string, dropped: (name: string) => boolean): string {
  const parts = partsOf(address);
  const kept = (query: string | null): string | null => {
    const pairs = pairsOf(query).filter(({ name }) => !dropped(name));
    return pairs.length > 0 ? pairs.map(({ raw }) => raw).join("&") : null;
  };
  const hashQuery = kept(parts.hashQuery);
  const route = parts.route === "" && hashQuery === null ? null : parts.route;
  return joinParts({ base: parts.base, search: kept(parts.search), route, hashQuery });
}

/** A parameter as written in an address, and its decoded value. */
export interface Pair {
  readonly raw: string;
  readonly name: string;
  readonly value: string;
}

/** The parameters of a query in their order, at most so many: what is to be removed from an address is removed from all of it. */
export function pairsOf(query: string | null, most?: number): readonly Pair[] {
  if (query === null || query === "") return [];
  return query.split("&", most).map((raw) => {
    const [name, value] = cut(raw, "=");
    return { raw, name: decode(name), value: decode(value ?? "") };
  });
}

const named = (name: string) => (pair: Pair) => pair.name === name;
const after = (mark: string, text: string | null) => (text === null ? "" : mark + text);

function cut(text: string, mark: string): [before: string, after: string | null] {
  const position = text.indexOf(mark);
  return position < 0 ? [text, null] : [text.slice(0, position), text.slice(position + 1)];
}
