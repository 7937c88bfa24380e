import { DATABASES } from "../../../server/testing/databases";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";
import { databaseOf, TestDrive } from "./testing/TestDrive";

jest.setTimeout(60_000);

const DAY = 24 * 3_600_000;
const refused = (status: number, code: string) => ({ status, code, data: null });
const NOT_FOUND = refused(404, "not_found");
const NO_FOLDER = refused(404, "no_folder");

describe.each(DATABASES)("a drive on %s", (kind) => {
  const platform = platformOn(kind);
  const { student, staff, teacher } = signedInOn(platform, "student", "staff", "teacher");
  const own = new TestDrive(student);
  const foreign = new TestDrive(staff);
  beforeEach(() => own.clear());
  afterEach(() => expect(platform.log).toEqual([]));

  it("lists a folder: folders first, sorted, paged, with the way to it [UP-12]", async () => {
    const top = await own.folder("课程");
    const inner = await own.folder("高一", top);
    const small = await own.file("a.pdf", inner, "1");
    platform.pass(1000);
    const large = await own.file("b.pdf", inner, "22222");
    const folder = await own.folder("z", inner);
    const idsBy = async (sort?: "name" | "size" | "changedAt", order?: "asc" | "desc") =>
      (await own.get(contract.list, { folder: inner, sort, order })).list.map(({ id }) => id);
    expect(await idsBy()).toEqual([folder, small, large]);
    expect(await idsBy("size", "desc")).toEqual([folder, large, small]);
    expect(await idsBy("changedAt", "desc")).toEqual([folder, large, small]);
    const page = await own.get(contract.list, { folder: inner, start: 2, size: 2 });
    expect(page).toMatchObject({
      total: 3,
      path: [
        { id: top, name: "课程" },
        { id: inner, name: "高一" },
      ],
    });
    expect(page.list).toEqual([
      {
        id: large,
        kind: "file",
        name: "b.pdf",
        size: 5,
        changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        url: expect.stringMatching(/^\/api\/storage\/show\/file\/[\w-]+$/),
        shared: false,
        folder: inner,
      },
    ]);
    expect(await (await student.fetch(page.list[0]?.url ?? "")).text()).toBe("22222");
    expect(await own.ask(contract.list, { folder: "none" })).toMatchObject(NO_FOLDER);
    expect(await own.ask(contract.list, { folder: small })).toMatchObject(NO_FOLDER);
  });

  it("sorts names as the language does, with numbers by their value [I18N-07, UP-12]", async () => {
    const sorted = [
      "安.pdf",
      "白.pdf",
      "第2课.pdf",
      "第10课.pdf",
      "Äpfel.pdf",
      "b 2.pdf",
      "B 10.pdf",
      "Zebra.pdf",
    ];
    for (const name of sorted.toReversed()) await own.file(name);
    expect(await own.names()).toEqual(sorted);
    const { list } = await own.get(contract.list, { sort: "name", order: "desc" });
    expect(list.map(({ name }) => name)).toEqual(sorted.toReversed());
    const [folder, other] = [await own.folder("第10周"), await own.folder("第9周")];
    expect((await own.get(contract.folders, {})).list.map(({ id }) => id)).toEqual([other, folder]);
    await own.get(contract.rename, { id: folder, name: "第1周" });
    expect((await own.get(contract.folders, {})).list.map(({ id }) => id)).toEqual([folder, other]);
  });

  it("finds words in names in a folder and all below it, as they are [UP-12]", async () => {
    const top = await own.folder("Plans");
    const inner = await own.folder("More plans", top);
    await own.file("PLAN%_A.pdf", inner);
    await own.file("plan elsewhere.pdf");
    const found = async (keyword: string, folder?: string) =>
      (await own.get(contract.list, { keyword, folder })).list.map(({ name }) => name);
    expect(await found("plan", top)).toEqual(["More plans", "PLAN%_A.pdf"]);
    expect(await found("Plan")).toEqual(["More plans", "Plans", "plan elsewhere.pdf", "PLAN%_A.pdf"]);
    expect(await found("%_a")).toEqual(["PLAN%_A.pdf"]);
    expect(await found("%")).toEqual(["PLAN%_A.pdf"]);
    expect(await found("' or 1=1 --")).toEqual([]);
  });

  it("finds names in any spelling, and takes two spellings of a name for one [UP-12, I18N-07]", async () => {
    const folder = await own.folder("U\u0308bungen（１）");
    await own.file("Über.pdf", folder);
    for (const keyword of ["Übungen", "u\u0308bungen(1)", "ÜBUNGEN（1", "übun\u200Bgen"])
      expect((await own.get(contract.list, { keyword })).list.map(({ id }) => id)).toEqual([folder]);
    const { names } = await own.get(contract.clashes, {
      folder,
      names: ["u\u0308BER.pdf", "Ｕ\u0308ber.pdf", "uber.pdf"],
    });
    expect(names).toEqual(["u\u0308BER.pdf", "Ｕ\u0308ber.pdf"]);
  });

  it("answers one thing, the folders of a folder, and the newest files [UP-12]", async () => {
    const top = await own.folder("甲");
    const second = await own.folder("乙", top);
    const older = await own.file("old.pdf", second);
    platform.pass(1000);
    const newer = await own.file("new.pdf");
    expect(await own.get(contract.one, { id: older })).toMatchObject({
      name: "old.pdf",
      folder: second,
      path: [{ id: top }, { id: second }],
    });
    expect(await own.get(contract.one, { id: top })).toMatchObject({
      folder: "",
      path: [],
      url: "",
      size: 0,
    });
    expect(await own.get(contract.folders, { folder: top })).toEqual({
      total: 1,
      list: [{ id: second, name: "乙" }],
      path: [{ id: top, name: "甲" }],
    });
    expect((await own.get(contract.recent, { size: 1 })).list).toMatchObject([{ id: newer }]);
    expect((await own.get(contract.recent, {})).total).toBe(2);
    await own.get(contract.remove, { ids: [newer] });
    expect((await own.get(contract.recent, {})).list.map(({ id }) => id)).toEqual([older]);
    expect(await own.ask(contract.one, { id: newer })).toMatchObject(NOT_FOUND);
  });

  it("offers what is live of the person's own to be attached, folders first, with the stored files [UP-12, SEC-03]", async () => {
    const folder = await own.folder("作业");
    const inside = await own.file("b.pdf", folder, "22222");
    const removed = await own.file("c.pdf");
    await own.get(contract.remove, { ids: [removed] });
    await foreign.file("foreign b.pdf");
    const { total, list, path } = await own.get(contract.pick, {});
    expect({ total, path }).toEqual({ total: 1, path: [] });
    expect(list).toEqual([{ id: folder, kind: "folder", name: "作业", size: 0, file: "" }]);
    const below = await own.get(contract.pick, { folder });
    expect(below.path).toEqual([{ id: folder, name: "作业" }]);
    const [file] = below.list;
    expect(file).toMatchObject({ id: inside, kind: "file", name: "b.pdf", size: 5 });
    const { url } = await own.get(contract.one, { id: inside });
    expect(url).toMatch(new RegExp(`/${file?.file ?? "none"}$`));
    expect((await own.get(contract.pick, { keyword: "B.PDF" })).list).toEqual([file]);
    expect((await own.get(contract.pick, { folder, start: 2 })).list).toEqual([]);
    expect(await foreign.ask(contract.pick, { folder })).toMatchObject(NO_FOLDER);
  });

  it("answers the portal's search with the person's own, and where each is shown [UP-12, SEC-03, SEC-06]", async () => {
    const folder = await own.folder("Term one");
    const inside = await own.file("the term plan.pdf", folder);
    await foreign.folder(`Term of staff`);
    const { items } = await own.get(contract.search, { q: "TERM" });
    expect(items).toEqual([
      { id: folder, title: "Term one", detail: "我的文件|||My files", at: `/?item=${folder}` },
      { id: inside, title: "the term plan.pdf", detail: "Term one", at: `/?item=${inside}` },
    ]);
    expect(await own.get(contract.search, { q: "%" })).toEqual({ items: [] });
    // Words are compared as far as 60 units of their normal form, however short they are as they are typed.
    const long = await own.folder("⨌".repeat(20));
    const q = `${"⨌".repeat(15)}, and more`;
    expect((await own.get(contract.search, { q })).items).toMatchObject([{ id: long }]);
    expect((await own.get(contract.list, { keyword: q })).list).toMatchObject([{ id: long }]);
  });

  it("refuses a folder whose name is taken, whatever its case, and names that are none [UP-12, I18N-07]", async () => {
    const id = await own.folder("  Caf\u0065\u0301 ");
    expect(await own.get(contract.one, { id })).toMatchObject({ name: "Caf\u00e9" });
    const taken = await own.ask(contract.makeFolder, { name: "CAF\u00c9" });
    expect(taken).toMatchObject(refused(409, "name_taken"));
    expect(taken.message).toMatch(/.+\|\|\|.+/);
    for (const name of [
      "",
      " ",
      "..",
      ".",
      " . ",
      "a/b",
      "a\\b",
      "../a",
      "\u0000",
      "\u000B.",
      "x".repeat(256),
    ])
      expect(await own.ask(contract.makeFolder, { name })).toMatchObject({ status: 400 });
    for (const name of [
      "x".repeat(255),
      "a\u202eb",
      "...a",
      "' or 1=1 --",
      "<script>",
      "a\ud800",
      "a\u0007\u000Bb",
    ])
      expect(await own.ask(contract.makeFolder, { name })).toMatchObject({ status: 200 });
    expect(await own.ask(contract.makeFolder, { name: "a", folder: "none" })).toMatchObject(NO_FOLDER);
    expect(
      await own.get(contract.clashes, { names: ["CAFE\u0301", "caf\u00e9 ", "other", "A\ufffd", "a b"] }),
    ).toEqual({ names: ["CAFE\u0301", "caf\u00e9 ", "A\ufffd", "a b"] });
    expect(await own.ask(contract.clashes, { folder: "none", names: ["a"] })).toMatchObject(NO_FOLDER);
  });

  it("lets one of several win that make a folder, or take a file, at once [UP-12]", async () => {
    const made = await Promise.all(
      ["Race", "race", "RACE", "Race"].map((name) => own.ask(contract.makeFolder, { name })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const file = { id: await own.store("race") };
    const taken = await Promise.all(
      [1, 2, 3, 4].map((n) => own.get(contract.take, { name: "a.pdf", upload: `race-${String(n)}`, file })),
    );
    expect(taken.map((item) => item?.name).sort()).toEqual(["a (2).pdf", "a (3).pdf", "a (4).pdf", "a.pdf"]);
    const same = await Promise.all(
      [1, 2, 3, 4].map(() => own.get(contract.take, { name: "b.pdf", upload: "race-same", file })),
    );
    expect(new Set(same.map((item) => item?.id)).size).toBe(1);
    expect(await own.names()).toHaveLength(6);
  });

  it("makes the folders of paths, and uses those that are there, the next time too [UP-12, SEC-06]", async () => {
    const root = await own.folder("root");
    await own.file("taken", root);
    const paths = [["A", "b"], ["a", "C", "d"], ["taken", "e"], ["A"]];
    const { ids } = await own.get(contract.makeTree, { folder: root, paths });
    expect(new Set(ids).size).toBe(4);
    expect(await own.names(root)).toEqual(["A", "taken (2)", "taken"]);
    expect(await own.names(ids[3])).toEqual(["b", "C"]);
    expect(await own.get(contract.makeTree, { folder: root, paths })).toEqual({ ids });
    expect(await own.ask(contract.makeTree, { folder: "none", paths })).toMatchObject(NO_FOLDER);
    expect(await own.ask(contract.makeTree, { paths: [["a", ".."]] })).toMatchObject({ status: 400 });
    const wrong = Array.from({ length: 120 }, () => Array<string>(32).fill("/"));
    const refused = await own.ask(contract.makeTree, { paths: wrong });
    expect(refused).toMatchObject({ status: 400, fieldErrors: [{ field: "paths" }] });
  });

  it("lets texts be uploaded to it, which other places do not take [UP-05]", async () => {
    const file = { md5: "900150983cd24fb0d6963f7d28e17f72", name: "a.txt", size: 3 };
    expect(await student.call("fileCheck", { ...file, serverid: "drive" })).toMatchObject({
      status: 200,
      data: false,
    });
    expect(await student.call("fileCheck", file)).toMatchObject({ status: 415, code: "file_type" });
  });

  it("takes a stored file once for each upload, and only the person's own [UP-12, SEC-03]", async () => {
    const file = { id: await own.store("take"), url: "/elsewhere", size: 1 };
    const first = await own.get(contract.take, { name: "t.pdf", upload: "take-1", file });
    expect(first).toMatchObject({ name: "t.pdf", size: 4, folder: "" });
    const again = () => own.get(contract.take, { name: "t.pdf", upload: "take-1", file });
    expect(await again()).toEqual(first);
    const id = first?.id ?? "";
    await own.get(contract.rename, { id, name: "u.pdf" });
    expect(await again()).toMatchObject({ id, name: "u.pdf" });
    const take = (input: object) =>
      own.ask(contract.take, { name: "t.pdf", upload: "take-2", file, ...input });
    expect(await take({ file: { id: await foreign.store("of staff") } })).toMatchObject(
      refused(404, "no_file"),
    );
    expect(await take({ file: { id: "none" } })).toMatchObject(refused(404, "no_file"));
    expect(await take({ name: "a.EXE." })).toMatchObject(refused(415, "file_type"));
    expect(await own.ask(contract.rename, { id, name: "u.jsp" })).toMatchObject(refused(415, "file_type"));
    expect(await take({ name: "a.EXE." })).toMatchObject({
      message: expect.stringContaining("This file type isn't allowed (allowed: all but exe, jar, ") as string,
    });
    expect(await own.names()).toEqual(["u.pdf"]);
    // Its folder may be gone by the time that a large file is there: the file is not.
    const gone = await own.folder("gone");
    await own.get(contract.remove, { ids: [gone] });
    expect(await take({ folder: gone, name: "late.pdf" })).toMatchObject({
      data: { folder: "", name: "late.pdf" },
    });
    // The same upload of another person is another one.
    const theirs = { name: "t.pdf", upload: "take-1", file: { id: await foreign.store("take") } };
    expect((await foreign.get(contract.take, theirs))?.id).not.toBe(id);
  });

  it("takes a file where its name is taken: both, in place of the one that is there, or not [UP-12]", async () => {
    const there = await own.file("a.pdf");
    const file = { id: await own.store("new") };
    const take = (clash: "both" | "replace" | "skip", name = "A.pdf") =>
      own.get(contract.take, { name, upload: `clash-${clash}-${name.slice(0, 1)}`, file, clash });
    expect(await take("skip")).toBeNull();
    expect(await take("both")).toMatchObject({ name: "A (2).pdf" });
    expect(await take("replace")).toMatchObject({ name: "A.pdf", size: 3 });
    expect(await own.bin()).toEqual(["a.pdf"]);
    expect(await own.ask(contract.one, { id: there })).toMatchObject(NOT_FOUND);
    await own.folder("F.pdf");
    expect(await take("replace", "f.pdf")).toMatchObject({ name: "f (2).pdf" });
  });

  it("renames a thing, to another case of its own name too, but not to a name that is taken [UP-12, WID-02]", async () => {
    const id = await own.folder("one");
    await own.folder("two");
    expect(await own.get(contract.rename, { id, name: " ONE " })).toMatchObject({ id, name: "ONE" });
    expect(await own.ask(contract.rename, { id, name: "Two" })).toMatchObject({
      ...refused(409, "name_taken"),
      fieldErrors: [{ field: "name" }],
    });
    expect(await own.ask(contract.rename, { id: "none", name: "x" })).toMatchObject(NOT_FOUND);
    expect(await own.ask(contract.rename, { id, name: "a/b" })).toMatchObject({ status: 400 });
  });

  it("moves things with all that is in them, and never into themselves [UP-12]", async () => {
    const from = await own.folder("from");
    const inner = await own.folder("inner", from);
    const file = await own.file("f.pdf", inner);
    const to = await own.folder("to");
    // What is in a folder that moves goes with it.
    expect(await own.get(contract.move, { ids: [file, inner], to })).toEqual({ ids: [inner] });
    expect(await own.names(inner)).toEqual(["f.pdf"]);
    expect(await own.names(to)).toEqual(["inner"]);
    for (const target of [to, inner])
      expect(await own.ask(contract.move, { ids: [to], to: target })).toMatchObject(
        refused(400, "into_itself"),
      );
    expect(await own.get(contract.move, { ids: [inner] })).toEqual({ ids: [inner] });
    expect(await own.get(contract.move, { ids: [inner], clash: "replace" })).toEqual({ ids: [inner] });
    expect(await own.ask(contract.move, { ids: [inner], to: "none" })).toMatchObject(NO_FOLDER);
    expect(await own.ask(contract.move, { ids: [inner, "none"], to })).toMatchObject(NOT_FOUND);
    expect(await own.names()).toEqual(["from", "inner", "to"]);
  });

  it("moves to where a name is taken: both, in place of the one that is there, or not [UP-12]", async () => {
    const [one, two, to] = [await own.folder("one"), await own.folder("two"), await own.folder("to")];
    const first = await own.file("a.pdf", one, "1");
    const second = await own.file("A.pdf", two, "2");
    await own.file("a.pdf", to, "3");
    expect(await own.get(contract.move, { ids: [first], to, clash: "skip" })).toEqual({ ids: [] });
    // Two that come together do not replace each other.
    expect(await own.get(contract.move, { ids: [first, second], to, clash: "replace" })).toEqual({
      ids: [first, second],
    });
    expect(await own.names(to)).toEqual(["A (2).pdf", "a.pdf"]);
    expect(await own.bin()).toEqual(["a.pdf"]);
    // A folder does not replace the one that it comes out of.
    const outer = await own.folder("deep");
    const inner = await own.folder("deep", outer);
    await own.get(contract.move, { ids: [inner], clash: "replace" });
    expect(await own.names()).toEqual(["deep", "deep (2)", "one", "to", "two"]);
    const third = await own.file("deep", to);
    await own.get(contract.move, { ids: [third], clash: "replace" });
    expect(await own.names()).toEqual(["deep", "deep (2)", "one", "to", "two", "deep (3)"]);
  });

  it("copies folders with all that is in them, and no bytes [UP-12]", async () => {
    const folder = await own.folder("f");
    const inner = await own.folder("inner", folder);
    await own.file("a.pdf", inner);
    const { used } = await own.get(contract.space, {});
    const { ids } = await own.get(contract.copy, { ids: [folder, inner] });
    expect(await own.names()).toEqual(["f", "f (2)"]);
    const copied = (await own.get(contract.list, { folder: ids[0], keyword: "a" })).list;
    const source = (await own.get(contract.list, { folder: inner })).list;
    expect(copied).toMatchObject([{ name: "a.pdf", url: source[0]?.url }]);
    expect(copied[0]?.id).not.toBe(source[0]?.id);
    expect((await own.get(contract.space, {})).used).toBe(used);
    expect(await own.ask(contract.copy, { ids: [folder], to: inner })).toMatchObject(
      refused(400, "into_itself"),
    );
    expect(await own.ask(contract.copy, { ids: [folder], to: "none" })).toMatchObject(NO_FOLDER);
    // A thing is not replaced by its own copy.
    await own.get(contract.copy, { ids: [folder], clash: "replace" });
    expect(await own.get(contract.copy, { ids: [folder], clash: "skip" })).toEqual({ ids: [] });
    expect(await own.names()).toEqual(["f", "f (2)", "f (3)"]);
    const there = await own.folder("there");
    await own.file("a.pdf", there);
    await own.get(contract.copy, { ids: [copied[0]?.id ?? ""], to: there, clash: "replace" });
    expect(await own.names(there)).toEqual(["a.pdf"]);
    expect(await own.bin()).toEqual(["a.pdf"]);
  });

  it("puts a folder into the bin as one thing, and takes out of it what went there with it [UP-12]", async () => {
    const folder = await own.folder("f");
    const before = await own.file("before.pdf", folder);
    const inside = await own.file("inside.pdf", folder);
    await own.get(contract.remove, { ids: [before] });
    platform.pass(1000);
    expect(await own.get(contract.remove, { ids: [inside, folder] })).toEqual({ ids: [folder] });
    const bin = await own.get(contract.list, { bin: true, sort: "changedAt", order: "desc" });
    expect(bin).toMatchObject({ total: 2, path: [], list: [{ id: folder }, { id: before, folder }] });
    expect((await own.get(contract.list, { bin: true, keyword: "BEF" })).list).toMatchObject([
      { id: before },
    ]);
    for (const call of [contract.remove, contract.move, contract.copy])
      expect(await own.ask(call, { ids: [inside] })).toMatchObject(NOT_FOUND);
    expect(await own.ask(contract.list, { folder })).toMatchObject(NO_FOLDER);
    // Not what lies in a folder that lies in the bin.
    expect(await own.ask(contract.restore, { ids: [inside] })).toMatchObject(NOT_FOUND);
    await own.get(contract.restore, { ids: [folder] });
    expect(await own.names(folder)).toEqual(["inside.pdf"]);
    await own.get(contract.restore, { ids: [before] });
    expect(await own.names(folder)).toEqual(["before.pdf", "inside.pdf"]);
    expect(await own.ask(contract.restore, { ids: [before] })).toMatchObject(NOT_FOUND);
  });

  it("restores to the top where the folder is gone, with a free name, and folders before what was in them [UP-12]", async () => {
    const folder = await own.folder("f");
    const file = await own.file("a.pdf", folder);
    await own.get(contract.remove, { ids: [file] });
    await own.get(contract.remove, { ids: [folder] });
    expect(await own.get(contract.restore, { ids: [file, folder] })).toEqual({ ids: [folder, file] });
    expect(await own.names(folder)).toEqual(["a.pdf"]);
    const inner = await own.folder("inner", folder);
    const deep = await own.file("deep.pdf", inner);
    await own.get(contract.remove, { ids: [deep] });
    await own.get(contract.remove, { ids: [folder] });
    expect(await own.get(contract.restore, { ids: [deep, folder] })).toEqual({ ids: [folder, deep] });
    expect(await own.names(inner)).toEqual(["deep.pdf"]);
    await own.get(contract.remove, { ids: [file] });
    await own.get(contract.remove, { ids: [folder] });
    await own.file("A.pdf");
    await own.get(contract.restore, { ids: [file] });
    expect(await own.names()).toEqual(
      ["a (2).pdf", "A.pdf"].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    );
    expect(await own.get(contract.one, { id: file })).toMatchObject({ folder: "", name: "a (2).pdf" });
  });

  it("deletes for good, and frees the space of files that nothing names any more [UP-12]", async () => {
    const { used } = await own.get(contract.space, {});
    const file = await own.file("a.pdf", undefined, "free the space");
    const { ids } = await own.get(contract.copy, { ids: [file] });
    const { url } = await own.get(contract.one, { id: file });
    const taken = await own.get(contract.space, {});
    expect(taken.used).toBeGreaterThan(used);
    expect(taken.limit).toBe(10 * 2 ** 30);
    expect(await own.ask(contract.purge, { ids: [file] })).toMatchObject(NOT_FOUND);
    await own.get(contract.remove, { ids: [file] });
    expect(await own.get(contract.purge, { ids: [file] })).toEqual({ count: 1 });
    expect(await own.bin()).toEqual([]);
    // The copy names it still.
    expect(await own.get(contract.space, {})).toEqual(taken);
    await own.get(contract.remove, { ids });
    expect(await own.get(contract.purge, {})).toEqual({ count: 1 });
    expect((await own.get(contract.space, {})).used).toBe(used);
    expect((await student.fetch(url)).status).toBe(404);
    expect(await own.get(contract.purge, {})).toEqual({ count: 0 });
  });

  it("empties the bin of what is older than 30 days [UP-12]", async () => {
    const { used } = await own.get(contract.space, {});
    const folder = await own.folder("old");
    await own.file("old.pdf", folder, "older than 30 days");
    await own.get(contract.remove, { ids: [folder] });
    platform.pass(30 * DAY - 1);
    await student.signIn("student");
    expect(await own.bin()).toEqual(["old"]);
    platform.pass(1);
    expect(await own.ask(contract.restore, { ids: [folder] })).toMatchObject(NOT_FOUND);
    expect(await own.bin()).toEqual([]);
    expect((await own.get(contract.space, {})).used).toBe(used);
    const rows = await databaseOf(platform)
      .selectFrom("drive_item")
      .where((row) => row.or([row("id", "=", folder), row("folder_id", "=", folder)]))
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
    await Promise.all([staff.signIn("staff"), teacher.signIn("teacher")]);
  });

  it("neither shows nor changes another person's things, and answers as if there were none [SEC-03, UP-12]", async () => {
    const id = await own.folder("mine");
    const file = await own.file("mine.pdf", id);
    const gone = await own.file("gone.pdf");
    await own.get(contract.remove, { ids: [gone] });
    const before = await databaseOf(platform)
      .selectFrom("drive_item")
      .where("name", "like", "%mine%")
      .selectAll()
      .execute();
    const theirs = await foreign.folder(`theirs ${kind}`);
    for (const folder of [id, "none"]) {
      expect(await foreign.ask(contract.list, { folder })).toMatchObject(NO_FOLDER);
      expect(await foreign.ask(contract.list, { folder, keyword: "mine" })).toMatchObject(NO_FOLDER);
      expect(await foreign.ask(contract.folders, { folder })).toMatchObject(NO_FOLDER);
      expect(await foreign.ask(contract.clashes, { folder, names: ["mine.pdf"] })).toMatchObject(NO_FOLDER);
      expect(await foreign.ask(contract.makeFolder, { folder, name: "x" })).toMatchObject(NO_FOLDER);
      expect(await foreign.ask(contract.makeTree, { folder, paths: [["x"]] })).toMatchObject(NO_FOLDER);
      expect(await foreign.ask(contract.move, { ids: [theirs], to: folder })).toMatchObject(NO_FOLDER);
      expect(await foreign.ask(contract.copy, { ids: [theirs], to: folder })).toMatchObject(NO_FOLDER);
      const stored = { id: await foreign.store("x") };
      expect(
        await foreign.ask(contract.take, { folder, name: "x.pdf", upload: "foreign", file: stored }),
      ).toMatchObject({ data: { folder: "" } });
    }
    for (const thing of [file, id, gone, "none"]) {
      expect(await foreign.ask(contract.one, { id: thing })).toMatchObject(NOT_FOUND);
      expect(await foreign.ask(contract.rename, { id: thing, name: "x" })).toMatchObject(NOT_FOUND);
      for (const call of [contract.move, contract.copy, contract.remove, contract.restore, contract.purge])
        expect(await foreign.ask(call, { ids: [theirs, thing] })).toMatchObject(NOT_FOUND);
    }
    expect((await foreign.get(contract.search, { q: "mine" })).items).toEqual([]);
    expect((await foreign.get(contract.list, { keyword: "mine" })).total).toBe(0);
    await foreign.get(contract.purge, {});
    expect(await own.bin()).toEqual(["gone.pdf"]);
    const after = await databaseOf(platform)
      .selectFrom("drive_item")
      .where("name", "like", "%mine%")
      .selectAll()
      .execute();
    expect(after).toEqual(before);
    for (const call of [contract.list, contract.remove])
      expect(await new TestDrive(platform.client()).ask(call, { ids: [id] })).toMatchObject({ status: 401 });
  });

  it("gives each demo teacher a few folders to begin with [UP-12]", async () => {
    expect([...(await new TestDrive(teacher).names())].sort()).toEqual(["公开课", "教案", "课件"].sort());
  });

  it("has its place in the menu and on the desktop of everyone [UP-12, VIEW-07]", async () => {
    const area = await platform.client().signIn("area");
    const oftenOf = async (client: typeof student) =>
      (await client.call("myAppIcons", {})).data?.[0]?.iconVMs.map(({ code }) => code);
    expect(await oftenOf(area)).toContain("drive");
    expect(await oftenOf(student)).toContain("drive");
    expect((await oftenOf(teacher))?.slice(0, 5)).toEqual([
      "notices",
      "timetable",
      "homework",
      "attendance",
      "drive",
    ]);
  });
});
