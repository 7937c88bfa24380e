/** The part of `pg` that the platform uses; the package is optional and has no types. */
declare module "pg" {
  import type { PostgresPool } from "kysely";

  interface PoolOptions {
    readonly connectionString: string;
    readonly max: number;
    readonly connectionTimeoutMillis: number;
  }
  interface Pool extends PostgresPool {
    on(event: "error", listener: (error: Error) => void): this;
  }
  const pg: {
    Pool: new (options: PoolOptions) => Pool;
    types: { setTypeParser(oid: number, parse: (text: string) => unknown): void };
  };
  export default pg;
}
