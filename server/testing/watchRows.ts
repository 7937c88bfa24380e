import { DefaultQueryExecutor, type QueryExecutor } from "kysely";

/** Watches how many rows each query answers, on any database, until it is stopped. */
export function watchRows() {
  const seen: number[] = [];
  const { prototype } = DefaultQueryExecutor;
  // Inherited, so that it is there again once the own one is removed.
  const real: QueryExecutor["executeQuery"] = Reflect.get(prototype, "executeQuery");
  Reflect.defineProperty(prototype, "executeQuery", {
    configurable: true,
    async value(this: unknown, ...given: Parameters<typeof real>) {
      const result = await Reflect.apply(real, this, given);
      seen.push(result.rows.length);
      return result;
    },
  });
  return (): readonly number[] => {
    Reflect.deleteProperty(prototype, "executeQuery");
    return seen;
  };
}
