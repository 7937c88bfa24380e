import { isPlainObject } from "../../base/core/wire/isPlainObject";
import type { ListSource } from "./pageApi";
import type { ListQuery } from "./query";

/** One request for rows, in the words of the portal's request wrapper. */
export interface ListCall {
  readonly method: "get" | "post";
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly json: boolean;
}

/**
 * Words the call for one page. The wrapper sends nested values as dotted keys, or as they are in JSON; paging goes over
 * extra fields of the same name.
 */
export function listCall(source: ListSource, { page, size, sort, fields }: ListQuery): ListCall {
  const { names, paged, method, path } = source;
  const own: readonly (readonly [string, unknown])[] = [
    ...(paged
      ? ([
          [names.page, page],
          [names.size, size],
        ] as const)
      : []),
    ...(sort
      ? ([
          [names.sort, sort.field],
          [names.order, sort.order],
        ] as const)
      : []),
  ];
  return {
    method: method === "get" ? "get" : "post",
    path,
    data: own.reduce((data, [name, value]) => withValue(data, name.split("."), value), fields),
    json: method === "postJson",
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The same fields with a value at a dotted place; a value in the way of a nested name is replaced. */
function withValue(fields: Fields, [name = "", ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return withOwn(fields, name, value);
  const below = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return withOwn(fields, name, withValue(isPlainObject(below) ? below : {}, rest, value));
}

/** Defines instead of assigning: `__proto__` is a name like any other here. */
const withOwn = (fields: Fields, name: string, value: unknown): Fields =>
  Object.fromEntries([...Object.entries(fields).filter(([other]) => other !== name), [name, value]]);
