import { CompiledQuery, sql } from "kysely";
import { insertRows } from "../../../server/platform/module";
import { DATABASES } from "../../../server/testing/databases";
import { createInstance } from "../../../server/platform/work/instance";
import { LongWork } from "../../../server/platform/work/longWork";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { watchTransactions } from "../../../server/testing/watchTransactions";
import { watchRows } from "../../../server/testing/watchRows";
import { contract } from "../contract";
import { type Context, FEW, PIECE } from "./drive";
import { newRow, type Row } from "./items";
import { namedAs } from "./names";
import { LOOKED_AT } from "./found";
import { bestIn } from "./search";
import { migrations } from "./tables";
import { foldersIn } from "./trees";
import { databaseOf, TestDrive } from "./testing/TestDrive";

jest.setTimeout(120_000);

/** A folder's things: so many files of its own and a few folders with some more. */
const FILES = 700;
const FOLDERS = 30;
const IN_EACH = 10;
const ALL = FILES + FOLDERS * (1 + IN_EACH);

describe.each(DATABASES)("what is done to thousands of things on %s", (kind) => {
  const platform = platformOn(kind);
  const { student, staff } = signedInOn(platform, "student", "staff");
  const own = new TestDrive(student);
  const foreign = new TestDrive(staff);
  let person = "";
  beforeAll(async () => {
    person = (await student.call("me", {})).data?.userId ?? "";
  });
  beforeEach(() => own.clear());
  afterEach(() => expect(platform.log).toEqual([]));

  const row = (id: string, folder: string, as: Row["kind"] = "file") =>
    newRow({ id, folder_id: folder, kind: as, name: `piece ${id}` }, person, platform.now);

  /** A folder with many things, all with "piece" in their names. */
  async function manyIn(name: string, files = FILES): Promise<string> {
    const folder = await own.folder(name);
    const rows = Array.from({ length: files }, (_, index) => row(`${folder}-${String(index)}`, folder));
    for (let index = 0; index < FOLDERS; index += 1) {
      const inner = `${folder}-f${String(index)}`;
      rows.push(row(inner, folder, "folder"));
      for (let each = 0; each < IN_EACH; each += 1) rows.push(row(`${inner}-${String(each)}`, inner));
    }
    await insertRows(databaseOf(platform), "drive_item", rows);
    return folder;
  }
  const found = async () => (await own.get(contract.list, { keyword: "piece", size: 1 })).total;
  const rowsOf = () =>
    databaseOf(platform)
      .selectFrom("drive_item")
      .where("person_id", "=", person)
      .orderBy("id")
      .selectAll()
      .execute();
  const changesOf = () =>
    databaseOf(platform).selectFrom("drive_change").where("person_id", "=", person).select("token").execute();

  /** How many things people find while something is done. */
  async function foundDuring(work: Promise<unknown>): Promise<readonly number[]> {
    const counts: number[] = [];
    const state = { isDone: false };
    const done = work.finally(() => (state.isDone = true));
    while (!state.isDone) counts.push(await found());
    await done;
    return [...new Set(counts)].toSorted((one, other) => one - other);
  }

  it("is seen as a whole or not at all, by all who look meanwhile [UP-12, SEC-06]", async () => {
    const folder = await manyIn("whole");
    const among = (counts: readonly number[], allowed: readonly number[]) => {
      expect(counts.length).toBeGreaterThan(0);
      expect(allowed).toEqual(expect.arrayContaining([...counts]));
    };
    among(await foundDuring(own.get(contract.remove, { ids: [folder] })), [0, ALL]);
    expect(await found()).toBe(0);
    expect(await own.bin()).toEqual(["whole"]);
    among(await foundDuring(own.get(contract.restore, { ids: [folder] })), [0, ALL]);
    expect(await found()).toBe(ALL);
    among(await foundDuring(own.get(contract.copy, { ids: [folder] })), [ALL, 2 * ALL]);
    expect(await found()).toBe(2 * ALL);
    const to = await own.folder("to");
    await own.folder("whole", to);
    await own.get(contract.move, { ids: [folder], to });
    // A folder with all that is in it goes for another one that has its name.
    const next = await manyIn("whole", 0);
    const few = await found();
    among(await foundDuring(own.get(contract.move, { ids: [next], to, clash: "replace" })), [few, 2 * ALL]);
    expect(await changesOf()).toEqual([]);
    await own.clear();
    expect(await rowsOf()).toEqual([]);
  });

  it("goes one after another for one person, and lets another one's calls pass [SEC-06]", async () => {
    const folder = await manyIn("queue");
    let isRemoved = false;
    const removed = own.get(contract.remove, { ids: [folder] }).then(() => (isRemoved = true));
    const made = await foreign.get(contract.makeFolder, { name: "meanwhile" });
    expect(isRemoved).toBe(false);
    // Not together with the first: of two connections the second may come first.
    const copied = own.ask(contract.copy, { ids: [folder] });
    await removed;
    expect((await copied).status).toBe(404);
    await foreign.get(contract.remove, { ids: [made.id] });
    await foreign.clear();
  });

  it("keeps no list of the same person waiting, the bin's neither [SEC-06]", async () => {
    const folder = await manyIn("bin", 1500);
    await own.get(contract.remove, { ids: [folder] });
    const state = { isDone: false };
    const purged = own.get(contract.purge, {}).finally(() => (state.isDone = true));
    let lists = 0;
    while (!state.isDone) {
      await own.bin();
      await own.get(contract.space, {});
      lists += 1;
    }
    await purged;
    // The first would have ended with the purge if it had waited for it.
    expect(lists).toBeGreaterThan(1);
  });

  // How much a transaction changes is counted the same way on both; SQLite tells it, and has one connection for all.
  if (kind === "sqlite")
    it("is done in small transactions, between which the thread looks at what else has come in [SEC-06]", async () => {
      const folder = await manyIn("small");
      const files = await manyIn("files");
      const to = await own.folder("to");
      const works = [
        () => own.get(contract.copy, { ids: [folder], to }),
        () => own.get(contract.move, { ids: [folder], to, clash: "replace" }),
        () => own.get(contract.remove, { ids: [files] }),
        () => own.get(contract.restore, { ids: [files] }),
        () => own.get(contract.remove, { ids: [files, to] }),
        () => own.get(contract.purge, {}),
        () =>
          own.get(contract.makeTree, {
            paths: Array.from({ length: 400 }, (_, index) => ["t", String(index), "x"]),
          }),
        () => own.clear(),
      ];
      for (const work of works) {
        const stop = watchTransactions();
        await work();
        const seen = stop().filter(({ rows }) => rows > 0);
        // Beside the piece: the person's row, the change's, and a root or two.
        expect(Math.max(...seen.map(({ rows }) => rows))).toBeLessThanOrEqual(PIECE + 8);
        const turns = seen.map(({ turn }) => turn);
        expect(new Set(turns).size).toBe(turns.length);
        expect(seen.length).toBeGreaterThan(5);
      }
    });

  if (kind === "sqlite")
    it("is done a few rows at a time where the machine is slow, until a piece has had its time [SEC-06]", async () => {
      const folder = await manyIn("slow", 100);
      const works = [
        () => own.get(contract.copy, { ids: [folder] }),
        () => own.get(contract.remove, { ids: [folder] }),
        () => own.get(contract.restore, { ids: [folder] }),
        () => own.clear(),
      ];
      let time = performance.now();
      // Each look at the clock is later than a piece may last.
      const clock = jest.spyOn(performance, "now").mockImplementation(() => (time += 100));
      for (const work of works) {
        const stop = watchTransactions();
        await work();
        expect(Math.max(...stop().map(({ rows }) => rows))).toBeLessThanOrEqual(FEW + 4);
      }
      clock.mockRestore();
    });

  it("has its names worked out one at a time where the machine is slow [SEC-06]", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `name ${String(index)}`);
    const works = [
      () => own.get(contract.clashes, { names }),
      () => own.get(contract.makeTree, { paths: names.map((name) => [name, "inner"]) }),
    ];
    for (const work of works) {
      let time = performance.now();
      const clock = jest.spyOn(performance, "now").mockImplementation(() => (time += 100));
      const pieces = jest.spyOn(LongWork.prototype, "piece");
      await work();
      expect(pieces.mock.calls.length).toBeGreaterThanOrEqual(names.length);
      for (const spy of [clock, pieces]) spy.mockRestore();
    }
    await own.clear();
  });

  if (kind === "sqlite")
    it("is searched below a folder without a look at the files on the way to the folders [SEC-06]", async () => {
      const database = databaseOf(platform);
      const query = foldersIn({ database }, ["folder", "other"]).compile();
      const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
      const { rows } = await database.executeQuery(plan);
      expect(JSON.stringify(rows)).toContain("drive_item_folder (folder_id=? AND id>?)");
    });

  it("is searched in pieces: names that begin with the words first, then the newest [SEC-06, UP-12]", async () => {
    const named = (name: string, at: number) => ({
      ...row(name.replaceAll(" ", "-"), ""),
      ...namedAs(name),
      changed_at: at,
    });
    const others = Array.from({ length: LOOKED_AT }, (_, index) =>
      named(`other ${String(index).padStart(4, "0")}`, 1000),
    );
    await insertRows(databaseOf(platform), "drive_item", [
      named("a newer letter", 2000),
      named("letter of old", 1),
      ...others,
      named("an old letter", 2),
    ]);
    const found = async (size: number) =>
      (await own.get(contract.search, { q: "letter", size })).items.map(({ title }) => title);
    expect(await found(3)).toEqual(["letter of old", "a newer letter", "an old letter"]);
    expect(await found(1)).toEqual(["letter of old"]);
    // Two of one moment, the last of the first piece and the first of the next.
    for (const title of ["other 0001", "other 0000"])
      expect((await own.get(contract.search, { q: title, size: 3 })).items).toMatchObject([{ title }]);
    // A list has the order and the number of all, in whichever piece each was found; no query of it looks at all.
    const page = async (asked: Partial<Parameters<typeof own.get<typeof contract.list>>[1]>) => {
      const { total, list } = await own.get(contract.list, { keyword: "e", size: 2, ...asked });
      return [total, ...list.map(({ name }) => name)];
    };
    const total = LOOKED_AT + 3;
    expect(await page({})).toEqual([total, "a newer letter", "an old letter"]);
    expect(await page({ start: 2 })).toEqual([total, "letter of old", "other 0000"]);
    expect(await page({ order: "desc", start: LOOKED_AT + 1, size: 1 })).toEqual([total, "letter of old"]);
    expect(await page({ sort: "changedAt" })).toEqual([total, "letter of old", "an old letter"]);
    expect(await page({ keyword: "letter", folder: "none-such" }).catch(() => "refused")).toBe("refused");
    const stop = watchRows();
    await page({});
    await found(3);
    // All have the word, so that a query looks at as many as it answers.
    expect(Math.max(...stop())).toBe(LOOKED_AT);
    await databaseOf(platform).deleteFrom("drive_item").where("person_id", "=", person).execute();
  });

  it("is searched below a folder in pieces, by its owner and by those it is shared with [SEC-06, UP-12]", async () => {
    const [folder, other] = [await own.folder("searched"), await own.folder("piece other")];
    const inner = Array.from({ length: 2 * PIECE }, (_, index) =>
      row(`in-${String(index)}`, folder, "folder"),
    );
    const files = Array.from({ length: PIECE }, (_, index) =>
      row(`of-${String(index)}`, `in-${String(index)}`),
    );
    const many = Array.from({ length: PIECE + 1 }, (_, index) => row(`last-${String(index)}`, "in-7"));
    const torn = { ...row("torn", folder), binned_with: "never" };
    await insertRows(databaseOf(platform), "drive_item", [...inner, ...files, ...many, torn]);
    // What is shared itself and with a folder above is found once.
    const target = (await staff.call("me", {})).data?.userId ?? "";
    const shares = [folder, "in-7", "last-0", other].map((item_id) => ({
      id: item_id,
      person_id: person,
      item_id,
      kind: "person" as const,
      target,
      unit_id: "2",
      ends_at: null,
      made_at: 1,
      inside: 0,
    }));
    await insertRows(databaseOf(platform), "drive_share", shares);
    const total = inner.length + files.length + many.length;
    const asked = { keyword: "piece", size: 2 };
    const mine = await own.get(contract.list, { ...asked, folder });
    expect([mine.total, mine.list.map(({ id }) => id)]).toEqual([total, ["in-0", "in-1"]]);
    const stop = watchRows();
    const shared = await foreign.get(contract.sharedList, asked);
    expect([shared.total, shared.list.map(({ id }) => id)]).toEqual([total + 1, ["in-0", "in-1"]]);
    const inside = await foreign.get(contract.sharedList, { ...asked, folder, start: total, size: 1 });
    expect([inside.total, inside.list.map(({ id }) => id)]).toEqual([total, ["of-149"]]);
    expect(Math.max(...stop())).toBe(PIECE);
    await own.clear();
  });

  if (kind === "sqlite")
    it("is searched without a look at things that are in other pieces [SEC-06]", async () => {
      const database = databaseOf(platform);
      const span = { before: { at: 2, id: "b" }, from: { at: 1, id: "a" } };
      const query = bestIn({ database, me: { id: person } } as Context, "words", 5, span).compile();
      const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
      expect(JSON.stringify((await database.executeQuery(plan)).rows)).toContain(
        "drive_item_newest (person_id=? AND (changed_at,id)>(?,?) AND (changed_at,id)<(?,?))",
      );
    });

  describe("if it was interrupted", () => {
    /** What a process left that ended in the middle: bound things, and the note of it. */
    async function interrupt(roots: readonly string[], until: number, token = "gone"): Promise<void> {
      const change = { person_id: person, token, until, roots: JSON.stringify(roots) };
      await databaseOf(platform).insertInto("drive_change").values(change).execute();
    }
    const bind = (root: string, folder: string) =>
      databaseOf(platform)
        .updateTable("drive_item")
        .set({ binned_with: root })
        .where("folder_id", "=", folder)
        .execute();
    const isSettled = async () => {
      expect(await changesOf()).toEqual([]);
      const rows = await rowsOf();
      const roots = new Set(rows.flatMap(({ id, live }) => (live === null ? [id] : [])));
      expect(rows.filter((each) => each.binned_with !== null && !roots.has(each.binned_with))).toEqual([]);
    };

    it("is as if it had not begun, and then ended by the next change [UP-12]", async () => {
      const folder = await manyIn("torn");
      const rows = await rowsOf();
      await bind(folder, folder);
      await bind(folder, `${folder}-f1`);
      await interrupt([folder], platform.now);
      expect(await found()).toBe(ALL);
      platform.pass(1);
      await own.folder("next");
      await isSettled();
      expect((await rowsOf()).filter(({ name }) => name !== "next")).toEqual(rows);
    });

    it("leaves no copy that is not whole [UP-12]", async () => {
      await insertRows(
        databaseOf(platform),
        "drive_item",
        Array.from({ length: 2 * PIECE + 1 }, (_, index) => ({
          ...row(`torn-${String(index)}`, "never"),
          binned_with: "never",
        })),
      );
      await interrupt(["never"], platform.now);
      expect(await found()).toBe(0);
      expect((await own.get(contract.search, { q: "piece", size: 5 })).items).toEqual([]);
      expect(await own.ask(contract.one, { id: "torn-1" })).toMatchObject({ status: 404 });
      platform.pass(1);
      await own.folder("next");
      await isSettled();
      expect(await rowsOf()).toHaveLength(1);
    });

    it("stays done where it was done for people [UP-12]", async () => {
      const folder = await manyIn("done");
      await own.get(contract.remove, { ids: [folder] });
      await databaseOf(platform)
        .updateTable("drive_item")
        .set({ live: 1, binned_at: null })
        .where("id", "=", folder)
        .execute();
      await interrupt([folder], platform.now);
      expect(await found()).toBe(ALL);
      platform.pass(1);
      await own.folder("next");
      await isSettled();
      expect(await found()).toBe(ALL);
    });

    it("is ended at once where its process is known to have ended [UP-12]", async () => {
      const folder = await manyIn("killed", 10);
      await bind(folder, folder);
      // The number of this process, which another one had before.
      const { id } = createInstance(platform.database);
      const [machine, pid] = id.split("/");
      await interrupt([folder], platform.now + 10_000, `${machine}/${pid}/1/x token`);
      await own.folder("next");
      await isSettled();
    });

    // Two platforms never have one SQLite database.
    if (kind === "sqlite") return;
    it("is not touched while another process goes on with it: the next change waits [UP-12]", async () => {
      const folder = await own.folder("busy");
      await interrupt([folder], platform.now + 1000);
      let isMade = false;
      const made = own.folder("waits").then(() => (isMade = true));
      await foreign.get(contract.list, {});
      expect(isMade).toBe(false);
      await databaseOf(platform).deleteFrom("drive_change").where("token", "=", "gone").execute();
      await made;
      expect(await own.names()).toEqual(["busy", "waits"]);
    });
  });

  it("finds bins of earlier versions as they were [UP-12]", async () => {
    const folder = await manyIn("old");
    await own.get(contract.remove, { ids: [folder] });
    const database = databaseOf(platform);
    const lost = { ...row("lost", "gone"), live: null, binned_at: platform.now, binned_with: "gone" };
    await insertRows(database, "drive_item", [lost]);
    await database
      .updateTable("drive_item")
      .set({ live: null, binned_at: platform.now })
      .where("binned_with", "=", folder)
      .execute();
    await migrations["005_long_changes"]?.({
      perform: (statement: string) => sql.raw(statement).execute(database),
      table: () => Promise.resolve(),
      index: () => Promise.resolve(),
    } as never);
    expect((await own.bin()).toSorted()).toEqual(["old", "piece lost"]);
    await own.get(contract.restore, { ids: [folder] });
    expect(await found()).toBe(ALL);
  });
});
