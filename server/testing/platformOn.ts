import type { DatabaseKind } from "../db/migrations";
import type { ServerOptions } from "../options";
import type { StartOverrides } from "../start";
import { TestDatabases } from "./databases";
import { TestPlatform } from "./platform";

/**
 * The platform of a block of tests on a kind of database: it runs from before the first of them until after the last,
 * and `database` looks into what it has stored. Options that another `beforeAll` makes are given as a function.
 */
export function platformOn(
  kind: DatabaseKind,
  options: Partial<ServerOptions> | (() => Partial<ServerOptions>) = {},
  overrides: StartOverrides = {},
): TestPlatform {
  const databases = new TestDatabases(kind);
  const platform = new TestPlatform({}, overrides);
  beforeAll(async () => {
    platform.configure(typeof options === "function" ? options() : options);
    await platform.start(await databases.url());
    await platform.openDatabase();
  });
  afterAll(async () => {
    await platform.remove();
    await databases.stop();
  });
  return platform;
}
