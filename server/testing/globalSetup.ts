import { startPostgres, type TestPostgres } from "./postgres";

/** The PostgreSQL of a whole run; each test file makes databases of its own in it. */
let postgres: TestPostgres;

/** Starts it before the first test file; Jest's workers find it by `TEST_DATABASE_URL`. */
export default async function setup(): Promise<void> {
  // Every thread that reads a bucket under Node 20 would write that later versions of the package need a later Node.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
  postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
}

/** Stops it after the last test file. */
export const stop = (): Promise<void> => postgres.stop();
