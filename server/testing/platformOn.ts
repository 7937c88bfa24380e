import type { DatabaseKind } from "../platform/database/migrations";
import type { ServerOptions } from "../settings/options";
import type { StartOverrides } from "../start";
import { TestDatabases } from "./databases";
import { type Client, TestPlatform } from "./platform";

/** Fills a database as every usual platform does when it starts. */
async function seed(databaseUrl: string): Promise<void> {
  const first = await new TestPlatform().startUncounted(databaseUrl);
  await first.remove();
}

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
    await platform.start(await databases.url(platform.beginsSeeded ? seed : undefined));
    await platform.openDatabase();
  });
  afterAll(async () => {
    await platform.remove();
    await databases.stop();
  });
  return platform;
}

/** The browsers of demo accounts that sign in before the first of a block of tests. */
export function signedInOn<Account extends string>(
  platform: TestPlatform,
  ...accounts: readonly Account[]
): Record<Account, Client> {
  const clients = accounts.map((account) => [account, platform.client()] as const);
  beforeAll(async () => {
    for (const [account, client] of clients) await client.signIn(account);
  });
  return Object.fromEntries(clients) as Record<Account, Client>;
}
