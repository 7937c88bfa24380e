import { sql } from "kysely";
import { defineModule, insertRows } from "../../../server/platform/module";
import type { Guest } from "../../../server/platform/modules/load";
import { DATABASES } from "../../../server/testing/databases";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";
import type { Database } from "./drive";
import { newRow } from "./items";
import { databaseOf, TestDrive } from "./testing/TestDrive";

jest.setTimeout(120_000);

const HALF = Array.from({ length: 32 }, (_, index) => `f${String(index)}`);
const refused = (status: number, code: string) => ({ status, code, data: null });
const TOO_DEEP = refused(400, "too_deep");
const FULL = refused(409, "drive_full");

/** The files that another application says it needs. */
const needed = new Set<string>();
const both = (text: string) => ({ "zh-CN": text, en: text });
const KEEPER: Guest = {
  folder: "/none",
  module: defineModule()({
    contract: {},
    handlers: {},
    keeps: (ids) => Promise.resolve(ids.filter((id) => needed.has(id))),
  }),
  app: {
    code: "test-keeping",
    name: both("Keeping"),
    version: "1.0.0",
    kit: "^1.5.0",
    icon: "clock",
    category: "administration",
    permissions: [],
    searchKeys: { "zh-CN": [], en: [] },
    keys: [],
    fills: { page: { "test-keeping": "./client/main.tsx" }, badge: false },
  },
};

describe.each(DATABASES)("the bounds of a drive on %s", (kind) => {
  const platform = platformOn(kind, {}, { moreGuests: [KEEPER] });
  const { student, staff } = signedInOn(platform, "student", "staff");
  const own = new TestDrive(student);
  afterEach(() => expect(platform.log).toEqual([]));

  it("are 64 levels, whatever would make more of them [UP-12]", async () => {
    const [middle = ""] = (await own.get(contract.makeTree, { paths: [HALF] })).ids;
    const ends = (await own.get(contract.makeTree, { folder: middle, paths: [HALF.slice(1), HALF] })).ids;
    const [above = "", deepest = ""] = ends;
    expect((await own.get(contract.one, { id: deepest })).path).toHaveLength(63);
    expect((await own.get(contract.list, { folder: deepest })).path).toHaveLength(64);
    const file = { id: await own.store("deep") };
    expect(await own.ask(contract.makeFolder, { folder: deepest, name: "x" })).toMatchObject(TOO_DEEP);
    expect(await own.ask(contract.makeTree, { folder: above, paths: [["x", "y"]] })).toMatchObject(TOO_DEEP);
    expect(
      await own.ask(contract.take, { folder: deepest, name: "x.pdf", upload: "deep", file }),
    ).toMatchObject(TOO_DEEP);
    const outer = await own.folder("outer");
    const inner = await own.folder("inner", outer);
    for (const call of [contract.move, contract.copy]) {
      expect(await own.ask(call, { ids: [outer], to: above })).toMatchObject(TOO_DEEP);
      expect(await own.ask(call, { ids: [inner], to: deepest })).toMatchObject(TOO_DEEP);
    }
    // What lies too deep by now comes back at the top.
    const last = await own.folder("last", inner);
    await own.get(contract.remove, { ids: [last] });
    await own.get(contract.move, { ids: [inner], to: above });
    await own.get(contract.restore, { ids: [last] });
    expect(await own.get(contract.one, { id: last })).toMatchObject({ folder: "" });
    expect((await own.get(contract.list, { keyword: "f31" })).total).toBe(3);
    expect((await own.get(contract.list, { keyword: "f31", folder: middle })).total).toBe(2);
    await own.clear();
  });

  // The counting is the same on both; so many rows take half a minute on PostgreSQL.
  if (kind === "sqlite")
    it("are 10,000 things of a copy, and 100,000 of all [UP-12]", async () => {
      const person = (await student.call("me", {})).data?.userId ?? "";
      const many = await own.folder("many");
      await databaseOf(platform)
        .transaction()
        .execute((trx: Database) =>
          insertRows(
            trx,
            "drive_item",
            Array.from({ length: 9_999 }, (_, index) => {
              const name = `${kind}-${String(index)}`;
              return newRow({ id: name, folder_id: many, kind: "file", name }, person, platform.now);
            }),
          ),
        );
      await own.get(contract.copy, { ids: [many] });
      await own.folder("one more", many);
      expect(await own.ask(contract.copy, { ids: [many] })).toMatchObject(refused(400, "too_many_to_copy"));
      const left = databaseOf(platform).selectFrom("drive_item").where("person_id", "=", person).select("id");
      await own.get(contract.remove, { ids: [many] });
      await own.get(contract.restore, { ids: [many] });
      expect((await own.get(contract.list, { folder: many, size: 1 })).total).toBe(10_000);
      await own.clear();
      expect(await left.execute()).toEqual([]);

      // All but two by one statement, as to write each row takes long, and to delete it as well.
      const folder = await own.folder("all");
      await sql`
        insert into drive_item
          (id, person_id, folder_id, kind, name, name_key, sort_key, live, size, changed_at)
        with recursive file (n) as (select 1 union all select n + 1 from file where n < 99998)
        select 'all-' || n, ${person}, ${folder}, 'file', 'all-' || n, 'all-' || n, 'all-' || n, 1, 0, 1
        from file`.execute(databaseOf(platform));
      expect(await own.ask(contract.makeFolder, { name: "last" })).toMatchObject({ status: 200 });
      const file = { id: await own.store("full") };
      expect(await own.ask(contract.makeFolder, { name: "x" })).toMatchObject(FULL);
      expect(await own.ask(contract.makeTree, { paths: [["x", "y"]] })).toMatchObject(FULL);
      expect(await own.ask(contract.take, { name: "x.pdf", upload: "full", file })).toMatchObject(FULL);
      expect(await own.ask(contract.copy, { ids: ["all-1"] })).toMatchObject(FULL);
      expect((await own.get(contract.list, { folder, keyword: "99", size: 1 })).total).toBeGreaterThan(1000);
      await databaseOf(platform).deleteFrom("drive_item").where("person_id", "=", person).execute();
    });

  it("are those of a stored file's other users: what another application keeps does not vanish [UP-12]", async () => {
    const drive = new TestDrive(staff);
    const [kept, free] = [await drive.store("kept"), await drive.store("free")];
    needed.add(kept);
    for (const [name, id] of Object.entries({ kept, free }))
      await drive.get(contract.take, { name: `${name}.pdf`, upload: name, file: { id } });
    await drive.clear();
    const files = await platform.database
      .selectFrom("stored_file")
      .where("id", "in", [kept, free])
      .select("id")
      .execute();
    expect(files).toEqual([{ id: kept }]);
    // One that no application has taken goes when it is given up; what is needed, or another one's, stays.
    const [alone, old, taken] = [
      await drive.store("alone"),
      await drive.store("old"),
      await own.store("theirs"),
    ];
    await platform.database
      .updateTable("stored_file")
      .set({ created_at: platform.now - 24 * 3_600_000 })
      .where("id", "=", old)
      .execute();
    for (const fileId of [alone, old, kept, taken, "none"])
      expect(await staff.call("releaseFile", { fileId })).toMatchObject({ status: 200 });
    const statusOf = async (client: typeof staff, id: string) =>
      (await client.fetch(`/api/storage/show/file/${id}`)).status;
    expect(await statusOf(staff, alone)).toBe(404);
    for (const id of [old, kept]) expect(await statusOf(staff, id)).toBe(200);
    expect(await statusOf(student, taken)).toBe(200);
    await drive.get(contract.take, { name: "kept.pdf", upload: "again", file: { id: kept } });
    needed.delete(kept);
    await drive.clear();
    expect((await staff.fetch(`/api/storage/show/file/${kept}`)).status).toBe(404);
  });
});
