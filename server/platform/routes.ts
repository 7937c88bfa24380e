import type { FastifyRequest } from "fastify";

/** Path parameters that share their segment with other text need to be told where they end. */
const PARAMETER_PATTERNS: Readonly<Record<string, string>> = {
  lang: "(zh-CN|en)",
  providerId: "([A-Za-z0-9-]+)",
};

/** The router's form of a contract path: `{name}` → `:name`. */
export const routePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}${PARAMETER_PATTERNS[name] ?? ""}`);

/** A request's parameters, wherever they stand. */
export function fieldsOf({ body, query, params }: FastifyRequest): Readonly<Record<string, unknown>> {
  const fields = typeof body === "object" && !Array.isArray(body) ? body : {};
  return { ...(query as object), ...fields, ...(params as object) };
}
