import { ended, fakeDatabases } from "../../../../test/fakeDatabase";
import type { PersonKey } from "../../core/wire/user";
import { createDatabase, type DatabaseParts, OPEN_WITHIN } from "./database";
import { defineStore, keysOf, type StorePlan } from "./store";

interface Job {
  readonly person: PersonKey;
  readonly id: string;
  readonly at: number;
}

const jobs = defineStore<Job, [PersonKey, string]>()({
  name: "job",
  since: 1,
  key: ["person", "id"],
  indexes: { byTime: { on: ["person", "at"] } },
});
const notes = defineStore<string, number>()({ name: "note", since: 1 });
const STORES = [jobs, notes];

const job = (person: PersonKey, id: string, at: number): Job => ({ person, id, at });

const filled = async () => {
  const databases = fakeDatabases();
  const tab = databases.tab(STORES);
  await tab.run(STORES, "readwrite", async (rows) => {
    for (const each of [job("1:7", "b", 1), job("1:7", "a", 2), job("1:7", "c", 3), job("1:70", "a", 4)])
      await rows(jobs).put(each);
    await rows(notes).put("one", 1);
  });
  return { ...databases, database: tab };
};

const ids = (list: readonly Job[]) => list.map(({ id }) => id);

describe("a transaction", () => {
  it("reads one person's rows by their keys or by an index, and none of another's [SEC-03]", async () => {
    const { database } = await filled();
    const read = await database.run([jobs], "readonly", async (rows) => ({
      one: await rows(jobs).get(["1:7", "c"]),
      byKey: ids(await rows(jobs).list({ keys: keysOf("1:7") })),
      byTime: ids(await rows(jobs).list({ index: "byTime", keys: keysOf("1:7") })),
      first: ids(await rows(jobs).list({ index: "byTime", keys: keysOf("1:7"), most: 1 })),
      count: await rows(jobs).count({ keys: keysOf("1:70") }),
    }));
    expect(read).toEqual({
      data: {
        one: job("1:7", "c", 3),
        byKey: ["a", "b", "c"],
        byTime: ["b", "a", "c"],
        first: ["b"],
        count: 1,
      },
    });
  });

  it("visits rows one after the other, changes them, and stops when told to", async () => {
    const { database } = await filled();
    const seen: string[] = [];
    await database.run([jobs], "readwrite", (rows) =>
      rows(jobs).visit({ index: "byTime", keys: keysOf("1:7"), backwards: true }, async (row, change) => {
        seen.push(row.id);
        if (row.id === "c") await change.remove();
        if (row.id === "a") {
          await change.replace({ ...row, at: 9 });
        }
        return row.id !== "a";
      }),
    );
    expect(seen).toEqual(["c", "a"]);
    const left = await database.run([jobs], "readonly", (rows) => rows(jobs).list({ keys: keysOf("1:7") }));
    expect(left).toEqual({ data: [job("1:7", "a", 9), job("1:7", "b", 1)] });
  });

  it("removes all of a person's rows at once [SEC-03]", async () => {
    const { database } = await filled();
    await database.run([jobs], "readwrite", (rows) => rows(jobs).remove(keysOf("1:7")));
    const left = await database.run([jobs], "readonly", (rows) => rows(jobs).list());
    expect(left).toEqual({ data: [job("1:70", "a", 4)] });
  });

  it("is undone as a whole by a fault of the code in it, which is thrown on", async () => {
    const { database } = await filled();
    const broken = database.run(STORES, "readwrite", async (rows) => {
      await rows(notes).put("two", 2);
      throw new Error("no luck");
    });
    await expect(broken).rejects.toThrow("no luck");
    expect(await database.run([notes], "readonly", (rows) => rows(notes).list())).toEqual({ data: ["one"] });
  });
});

describe("versions", () => {
  const older = [
    { name: "note", since: 1 },
    { name: "gone", since: 1 },
  ] as const;
  const changed = {
    name: "note",
    since: 1,
    migrations: {
      2: (row) => (row === "drop" ? null : { text: row }),
      3: (row) => ({ ...(row as object), long: (row as { text: string }).text.length > 3 }),
    },
    indexes: { byText: { on: "text", since: 2, unique: true } },
  } satisfies StorePlan;
  const newer = [changed, { name: "gone", since: 1, until: 3 }, { name: "added", since: 3, key: "id" }];
  const note = defineStore<unknown, number>()(changed);

  it("change rows, indexes and stores one after the other, from whichever was kept", async () => {
    const { factory, tab } = fakeDatabases();
    await tab(older).run(older, "readwrite", async (rows) => {
      const put = rows(defineStore<string, number>()(older[0])).put;
      for (const [key, text] of ["one", "drop", "three"].entries()) await put(text, key);
    });
    const read = await tab(newer).run([note], "readonly", async (rows) => ({
      all: await rows(note).list(),
      found: await rows(note).count({ index: "byText", keys: "three" }),
    }));
    expect(read).toEqual({
      data: {
        all: [
          { text: "one", long: false },
          { text: "three", long: true },
        ],
        found: 1,
      },
    });
    const raw = await ended(factory.open("test"));
    expect([raw.version, ...raw.objectStoreNames]).toEqual([3, "added", "note"]);
    raw.close();
  });

  it("give a new browser the newest at once", async () => {
    const { factory, tab } = fakeDatabases();
    expect(await tab(newer).run([note], "readonly", (rows) => rows(note).count())).toEqual({ data: 0 });
    const raw = await ended(factory.open("test"));
    expect([...raw.objectStoreNames]).toEqual(["added", "note"]);
    expect([...raw.transaction("note").objectStore("note").indexNames]).toEqual(["byText"]);
    raw.close();
  });

  it("leave everything as it was where a change of rows fails", async () => {
    const { tab } = fakeDatabases();
    const plain = defineStore<string, number>()({ name: "note", since: 1 });
    await tab([plain]).run([plain], "readwrite", (rows) => rows(plain).put("kept", 1));
    const faulty = defineStore<string, number>()({
      ...plain,
      migrations: {
        2: () => {
          throw new Error("no luck");
        },
      },
    });
    expect(await tab([faulty]).run([faulty], "readonly", (rows) => rows(faulty).list())).toEqual({
      failure: "broken",
    });
    expect(await tab([plain]).run([plain], "readonly", (rows) => rows(plain).list())).toEqual({
      data: ["kept"],
    });
  });

  it("are upgraded by another tab while this one is open, which says that it is too old from then on [REL-03]", async () => {
    const { tab } = fakeDatabases();
    const here = tab(older);
    const count = () => here.run([older[1]], "readonly", (rows) => rows(older[1]).count());
    expect(await count()).toEqual({ data: 0 });
    expect(await tab(newer).run([note], "readonly", (rows) => rows(note).count())).toEqual({ data: 0 });
    expect(await count()).toEqual({ failure: "newer" });
  });

  it("wait no longer than ten seconds for a tab that does not let go, and close what opens later [REL-03]", async () => {
    const { factory, tab, advance, waiting: timers } = fakeDatabases();
    await tab(older).run(older, "readonly", () => Promise.resolve());
    // A build that never closes.
    const held = await ended(factory.open("test", 1));
    const here = tab(newer);
    const waiting = here.run([note], "readonly", (rows) => rows(note).count());
    while (timers() === 0) await new Promise((resolve) => setTimeout(resolve));
    advance(OPEN_WITHIN);
    expect(await waiting).toEqual({ failure: "blocked" });
    held.close();
    expect(await here.run([note], "readonly", (rows) => rows(note).count())).toEqual({ data: 0 });
    // Nothing is held open by now but what answers to a deletion by closing.
    await ended(factory.deleteDatabase("test"));
  });
});

describe("a browser", () => {
  const databaseOn = (factory: DatabaseParts["factory"]) =>
    createDatabase({ name: "test", stores: [notes], factory, clock: fakeDatabases().clock });
  const list = (database: ReturnType<typeof databaseOn>) =>
    database.run([notes], "readonly", (rows) => rows(notes).list());
  const dom = (name: string) => new DOMException("", name);

  it.each<[string, DatabaseParts["factory"]]>([
    ["has no databases", () => undefined],
    [
      "forbids the very question",
      () => {
        throw dom("SecurityError");
      },
    ],
    [
      "refuses to open one",
      () =>
        ({
          open: () => {
            throw dom("InvalidStateError");
          },
        }) as never,
    ],
  ])("that %s refuses, and nothing is thrown [REL-03]", async (_what, factory) => {
    expect(await list(databaseOn(factory))).toEqual({ failure: "refused" });
  });

  it.each([
    ["QuotaExceededError", "full"],
    ["UnknownError", "broken"],
  ])("that meets %s while it writes answers %s and keeps what was there [REL-03]", async (name, failure) => {
    const { database, factory } = await filled();
    const raw = await ended(factory.open("test"));
    const prototype = Object.getPrototypeOf(raw.transaction("note").objectStore("note")) as IDBObjectStore;
    const put = jest.spyOn(prototype, "put").mockImplementationOnce(() => {
      throw dom(name);
    });
    raw.close();
    const write = () => database.run([notes], "readwrite", (rows) => rows(notes).put("two", 2));
    expect(await write()).toEqual({ failure });
    put.mockRestore();
    expect(await list(database)).toEqual({ data: ["one"] });
    expect(await write()).toEqual({ data: 2 });
  });

  it("that has closed the database by itself is asked to open it again [REL-03]", async () => {
    const { factory, tab } = fakeDatabases();
    const opened: IDBDatabase[] = [];
    const open = factory.open.bind(factory);
    jest.spyOn(factory, "open").mockImplementation((...given) => {
      const request = open(...given);
      request.addEventListener("success", () => opened.push(request.result));
      return request;
    });
    const database = tab([notes]);
    await list(database);
    // As a browser does that loses its storage process: no event comes before the next use.
    opened[0]?.close();
    expect(await list(database)).toEqual({ data: [] });
    expect(opened).toHaveLength(2);
  });
});
