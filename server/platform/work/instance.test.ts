import {
  Kysely,
  PostgresAdapter,
  SqliteAdapter,
  DummyDriver,
  PostgresQueryCompiler,
  type DialectAdapter,
} from "kysely";
import type { Tables } from "../database/schema";
import { createInstance, type ProcessFiles } from "./instance";

const databaseWith = (adapter: DialectAdapter) =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error("Not asked for.");
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** A machine with processes, by when each started. */
function machine(boot: string, processes: Readonly<Record<string, number>>): ProcessFiles {
  const statOf = (pid = "") =>
    processes[pid] === undefined ? null : `${pid} (a (node) ) S ${"0 ".repeat(18)}${processes[pid]} 0`;
  return {
    text: (path) =>
      path.endsWith("boot_id") ? `${boot}\n` : statOf(/^\/proc\/(\d+)\/stat$/.exec(path)?.[1]),
    link: () => "pid:[1]",
  };
}

describe("a platform on PostgreSQL", () => {
  const own = String(process.pid);
  const here = machine("one", { [own]: 50 });
  const instanceIn = (files: ProcessFiles) => createInstance(databaseWith(new PostgresAdapter()), files);
  const other = instanceIn(here).id;

  it("goes on for others as long as its process does [UP-12]", () => {
    expect(instanceIn(here).hasEnded(other)).toBe(false);
  });

  it("has ended once its process has, also where another one has its number [UP-12]", () => {
    expect(instanceIn(machine("one", {})).hasEnded(other)).toBe(true);
    expect(instanceIn(machine("one", { [own]: 51 })).hasEnded(other)).toBe(true);
  });

  it("is not said to have ended where that is not known: on another machine, or one that says nothing [UP-12]", () => {
    expect(instanceIn(machine("two", {})).hasEnded(other)).toBe(false);
    const silent = { text: () => null, link: () => null };
    expect(instanceIn(silent).hasEnded(instanceIn(silent).id)).toBe(false);
    expect(instanceIn(silent).hasEnded("an older version's")).toBe(false);
  });
});

it("a platform on SQLite is alone, so that all others have ended [UP-12]", () => {
  const instance = createInstance(databaseWith(new SqliteAdapter()));
  expect(instance.hasEnded(instance.id)).toBe(false);
  expect(instance.hasEnded("another")).toBe(true);
});
