import fc from "fast-check";
import { DATABASES } from "../../../server/testing/databases";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";
import type { Row } from "./items";
import { databaseOf, TestDrive } from "./testing/TestDrive";

jest.setTimeout(120_000);

/** How many series a run tries, which are others each time; on PostgreSQL each takes half as long again. */
const RUNS = { sqlite: 25, postgres: 10 };

/** Few, so that they clash. */
const name = fc.constantFrom("a", "A", "b", "b.pdf", "B.PDF");
/** Which of the things that there are, whatever state they are in. */
const thing = fc.nat(30);
const things = fc.array(thing, { minLength: 1, maxLength: 3 });
/** Which folder; often the top. */
const place = fc.option(thing, { freq: 3 });
const clash = fc.constantFrom("both", "replace", "skip");

const step = fc.oneof(
  fc.record({ call: fc.constant("makeFolder"), folder: place, name }),
  fc.record({
    call: fc.constant("makeTree"),
    folder: place,
    paths: fc.array(fc.array(name, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ call: fc.constant("take"), folder: place, name, clash }),
  fc.record({ call: fc.constant("rename"), id: thing, name }),
  fc.record({ call: fc.constantFrom("move", "copy"), ids: things, to: place, clash }),
  fc.record({ call: fc.constantFrom("remove", "restore", "purge"), ids: things }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What a drive may say no with. */
const REFUSALS = ["ok", "not_found", "no_folder", "no_file", "name_taken", "into_itself"];

/** What is wrong with the rows of a drive. */
function faultsOf(rows: readonly Row[]): readonly string[] {
  const rootOf = new Map(rows.map((row) => [row.id, row]));
  const isThere = (row: Row) => row.live === 1 && row.binned_with === null;
  const live = rows.filter(isThere);
  const byId = new Map(live.map((row) => [row.id, row]));
  const places = live.map(({ folder_id, name: own }) => `${folder_id}/${own.toLowerCase()}`);
  const reaches = (row: Row, steps = 0): boolean => {
    if (row.folder_id === "") return true;
    const folder = byId.get(row.folder_id);
    return folder?.kind === "folder" && steps < 64 && reaches(folder, steps + 1);
  };
  return [
    ...places.filter((each, index) => places.indexOf(each) !== index).map((each) => `twice: ${each}`),
    ...live.filter((row) => !reaches(row)).map(({ id }) => `not below the top: ${id}`),
    ...rows
      .filter(({ id, live: one, binned_at: at, binned_with: root }) =>
        root === id ? one === 1 || at === null : one !== 1 || at !== null,
      )
      .map(({ id }) => `neither live nor in the bin: ${id}`),
    ...rows
      .filter(({ binned_with: root }) => root !== null && rootOf.get(root)?.binned_with !== root)
      .map(({ id }) => `in the bin with nothing: ${id}`),
  ];
}

describe.each(DATABASES)("a drive on %s", (kind) => {
  const platform = platformOn(kind);
  const { student } = signedInOn(platform, "student");
  const own = new TestDrive(student);
  const rowsOf = (person: string) =>
    databaseOf(platform)
      .selectFrom("drive_item")
      .where("person_id", "=", person)
      .orderBy("changed_at")
      .orderBy("id")
      .selectAll()
      .execute();

  it("is whole after any series of changes: no two of one name, no circle, nothing lost, space for all again [UP-12]", async () => {
    const person = (await student.call("me", {})).data?.userId ?? "";
    const mine = () => rowsOf(person);
    const empty = await own.get(contract.space, {});
    let uploads = 0;

    const perform = async (rows: readonly Row[], one: Step): Promise<string> => {
      const idOf = (index: number) => rows[index % Math.max(1, rows.length)]?.id ?? "none";
      const placeOf = (index: number | null) => (index === null ? undefined : idOf(index));
      switch (one.call) {
        case "makeFolder":
          return (await own.ask(contract.makeFolder, { folder: placeOf(one.folder), name: one.name })).code;
        case "makeTree":
          return (await own.ask(contract.makeTree, { folder: placeOf(one.folder), paths: one.paths })).code;
        case "take": {
          const upload = `series-${String((uploads += 1))}`;
          const file = { id: await own.store(String(uploads % 3)) };
          const payload = { folder: placeOf(one.folder), name: one.name, clash: one.clash, upload, file };
          return (await own.ask(contract.take, payload)).code;
        }
        case "rename":
          return (await own.ask(contract.rename, { id: idOf(one.id), name: one.name })).code;
        case "move":
        case "copy":
          return (
            await own.ask(contract[one.call], {
              ids: one.ids.map(idOf),
              to: placeOf(one.to),
              clash: one.clash,
            })
          ).code;
        default:
          return (await own.ask(contract[one.call], { ids: one.ids.map(idOf) })).code;
      }
    };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        let before = await mine();
        for (const one of steps) {
          const code = await perform(before, one);
          expect(REFUSALS).toContain(code);
          const after = await mine();
          expect(faultsOf(after)).toEqual([]);
          // Only what is purged is ever deleted.
          if (one.call !== "purge") {
            const ids = new Set(after.map(({ id }) => id));
            expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
          }
          if (code !== "ok") expect(after).toEqual(before);
          before = after;
        }
        expect((await own.get(contract.space, {})).used).toBeGreaterThanOrEqual(0);
        await own.clear();
        expect(await mine()).toEqual([]);
      }),
      { numRuns: RUNS[kind] },
    );
    expect(platform.log).toEqual([]);
    // Files that a refused call left without a place are of three contents.
    expect((await own.get(contract.space, {})).used).toBeLessThanOrEqual(empty.used + 3 * 5000);
  });
});
