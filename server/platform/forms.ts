import qs from "qs";

/** The same limits as the client's own parser; prototypes are never touched [API-15]. */
const PARSER = { allowDots: true, depth: 5, arrayLimit: 20, parameterLimit: 1000 } as const;

/**
 * The fields of a query. It is read before a request takes its turn, and no address that the client writes has half as many.
 */
export const parseQuery = (text: string): Record<string, unknown> =>
  qs.parse(text, { ...PARSER, parameterLimit: 100 });

/** The fields of a form, as the client writes them: `a.b=1&c[0]=2`. */
export const parseForm = (text: string): Record<string, unknown> => qs.parse(text, PARSER);

/** A field of a form or a query, empty where there is none. */
export const textIn = (fields: unknown, name: string): string => {
  const value: unknown = typeof fields === "object" && fields !== null ? Reflect.get(fields, name) : null;
  return typeof value === "string" ? value : "";
};
