import { insertRows } from "../../../server/platform/module";
import { DATABASES } from "../../../server/testing/databases";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";
import { contract } from "../contract";
import type { Database } from "./drive";
import { databaseOf, TestDrive } from "./testing/TestDrive";

jest.setTimeout(60_000);

const DAY = 24 * 3_600_000;
const CLASS = "5（2）班";
const OTHER_CLASS = "3（1）班";
const refused = (status: number, code: string) => ({ status, code, data: null });
const NOT_FOUND = refused(404, "not_found");
const NO_AUDIENCE = refused(403, "no_audience");

const STUDENT = { kind: "person", target: "2002" } as const;
const FIFTH = { kind: "class", target: CLASS } as const;

const namesOf = ({ list }: { readonly list: readonly { readonly name: string }[] }) =>
  list.map(({ name }) => name);

describe.each(DATABASES)("what is shared from a drive on %s", (kind) => {
  const platform = platformOn(kind);
  const people = signedInOn(
    platform,
    "teacher",
    "linked-teacher",
    "student",
    "student-b",
    "parent",
    "linked-parent",
    "staff",
    "teacher2",
    "student2",
  );
  const teacher = new TestDrive(people.teacher);
  const student = new TestDrive(people.student);
  const classmateOfNone = new TestDrive(people["student-b"]);
  const parent = new TestDrive(people.parent);
  const stranger = new TestDrive(people.teacher2);
  const others = [
    classmateOfNone,
    new TestDrive(people["linked-parent"]),
    stranger,
    new TestDrive(people.student2),
  ];
  beforeEach(() => teacher.clear());
  afterEach(() => expect(platform.log).toEqual([]));

  const urlOf = async (id: string) => (await teacher.get(contract.one, { id })).url;
  const lastDayIn = (days: number): string =>
    new Date(platform.now + days * DAY + 8 * 3_600_000).toISOString().slice(0, 10);

  it("is read by the person it is shared with, as deep as it goes, and by no other person [UP-12]", async () => {
    const folder = await teacher.folder("资料");
    const inner = await teacher.folder("第一课", folder);
    const file = await teacher.file("a.pdf", inner, `deep ${kind}`);
    const beside = await teacher.file("mine.pdf", undefined, `mine ${kind}`);
    await teacher.get(contract.share, { ids: [folder], to: [STUDENT] });

    const top = await student.get(contract.sharedList, {});
    expect(top).toMatchObject({ total: 1, path: [] });
    expect(top.list[0]).toMatchObject({ id: folder, owner: "王雅琴", mine: false, lastDay: "" });
    expect(await student.get(contract.sharedList, { folder: inner })).toMatchObject({
      list: [{ id: file, name: "a.pdf" }],
      path: [
        { id: folder, name: "资料" },
        { id: inner, name: "第一课" },
      ],
    });
    expect(namesOf(await student.get(contract.sharedList, { keyword: "A.P" }))).toEqual(["a.pdf"]);
    expect(await student.get(contract.sharedOne, { id: file })).toMatchObject({
      id: file,
      path: [{ id: folder }, { id: inner }],
    });
    expect(await (await people.student.fetch(await urlOf(file))).text()).toBe(`deep ${kind}`);

    expect((await people.student.fetch(await urlOf(beside))).status).toBe(404);
    expect(await student.ask(contract.sharedOne, { id: beside })).toMatchObject(NOT_FOUND);
    for (const drive of others) {
      expect((await drive.get(contract.sharedList, {})).total).toBe(0);
      expect(await drive.ask(contract.sharedList, { folder })).toMatchObject(refused(404, "no_folder"));
      expect(await drive.ask(contract.sharedOne, { id: file })).toMatchObject(NOT_FOUND);
      expect((await drive.client.fetch(await urlOf(file))).status).toBe(404);
      expect((await drive.client.fetch(`${contract.zip.path}?ids=${folder}`)).status).toBe(404);
    }
  });

  it("changes only by its owner: to read is all that a share allows [UP-12]", async () => {
    const folder = await teacher.folder("只读");
    const file = await teacher.file("a.pdf", folder);
    await teacher.get(contract.share, { ids: [folder], to: [STUDENT] });
    const [share] = (await teacher.get(contract.shares, { id: folder })).list;
    expect(await student.ask(contract.rename, { id: file, name: "b.pdf" })).toMatchObject(NOT_FOUND);
    expect(await student.ask(contract.remove, { ids: [folder] })).toMatchObject(NOT_FOUND);
    expect(await student.ask(contract.move, { ids: [file] })).toMatchObject(NOT_FOUND);
    expect(await student.ask(contract.makeFolder, { folder, name: "x" })).toMatchObject(
      refused(404, "no_folder"),
    );
    expect(await student.ask(contract.shares, { id: folder })).toMatchObject(NOT_FOUND);
    expect(
      await student.ask(contract.share, { ids: [folder], to: [{ kind: "person", target: "2001" }] }),
    ).toMatchObject(NOT_FOUND);
    expect(await student.get(contract.unshare, { ids: [share?.id ?? ""] })).toEqual({ count: 0 });
    expect((await student.get(contract.sharedList, {})).total).toBe(1);
  });

  it("is taken off their list by the person it is shared with, and by nobody else [UP-12]", async () => {
    const file = await teacher.file("一份.pdf", undefined, `left ${kind}`);
    await teacher.get(contract.share, { ids: [file], to: [STUDENT, FIFTH] });
    expect(await parent.get(contract.leave, { ids: [file] })).toEqual({ count: 0 });
    expect(namesOf(await student.get(contract.sharedList, {}))).toEqual(["一份.pdf"]);
    expect(await student.get(contract.leave, { ids: [file, "unknown"] })).toEqual({ count: 1 });
    expect((await student.get(contract.sharedList, {})).total).toBe(0);
    const left = (await teacher.get(contract.shares, { id: file })).list.map(({ target }) => target);
    expect(left).toEqual([CLASS]);
    expect((await people.student.fetch(await urlOf(file))).status).toBe(200);
    await teacher.get(contract.unshare, {
      ids: (await teacher.get(contract.shares, { id: file })).list.map(({ id }) => id),
    });
    expect((await people.student.fetch(await urlOf(file))).status).toBe(404);
  });

  it("takes a new last day where it is shared again, and refuses one that is over [UP-12]", async () => {
    const file = await teacher.file("a.pdf");
    const share = (lastDay?: string) => teacher.ask(contract.share, { ids: [file], to: [STUDENT], lastDay });
    const lastDays = async () =>
      (await teacher.get(contract.shares, { id: file })).list.map(({ lastDay }) => lastDay);
    await share(lastDayIn(3));
    await share();
    expect(await lastDays()).toEqual([""]);
    await share(lastDayIn(0));
    expect(await lastDays()).toEqual([lastDayIn(0)]);
    for (const day of [lastDayIn(-1), "2026-02-31", "0000-00-00"])
      expect(await share(day)).toMatchObject(refused(400, "day_over"));
  });

  it("goes to the classes that a teacher teaches: their pupils and those pupils' parents read it [UP-12]", async () => {
    expect(await teacher.get(contract.classes, {})).toMatchObject({ shares: true });
    expect((await teacher.get(contract.classes, {})).list.map(({ code }) => code)).toContain(CLASS);
    expect(await student.get(contract.classes, {})).toEqual({
      list: [{ code: CLASS, name: `${CLASS}|||Class 5(2)` }],
      shares: false,
    });
    const folder = (await teacher.get(contract.classFolder, { class: CLASS })).id;
    expect((await teacher.get(contract.classFolder, { class: CLASS })).id).toBe(folder);
    const file = await teacher.file("作业.pdf", folder, `class ${kind}`);
    const shared = await teacher.file("讲义.pdf", undefined, `shared ${kind}`);
    await teacher.get(contract.share, { ids: [shared], to: [FIFTH] });
    for (const drive of [student, parent]) {
      const list = await drive.get(contract.sharedList, { class: CLASS, sort: "changedAt" });
      expect(list).toMatchObject({ total: 2, path: [] });
      expect(list.list.map(({ id }) => id).toSorted()).toEqual([file, shared].toSorted());
      expect(await (await drive.client.fetch(await urlOf(file))).text()).toBe(`class ${kind}`);
      expect((await drive.get(contract.sharedList, {})).total).toBe(0);
    }
    expect((await teacher.get(contract.sharedList, { class: CLASS })).list.every(({ mine }) => mine)).toBe(
      true,
    );
    for (const drive of others) {
      expect(await drive.ask(contract.sharedList, { class: CLASS })).toMatchObject(refused(404, "no_class"));
      expect((await drive.client.fetch(await urlOf(file))).status).toBe(404);
    }
    expect((await parent.get(contract.sharedList, { class: OTHER_CLASS })).total).toBe(0);
  });

  it("is told to the person it is shared with, in one message until they have read it, which leads to the thing or to all [UP-12, MSG-01, SEC-11]", async () => {
    const told = async () =>
      ((await people.student.call("unreadMessages", {})).data ?? []).filter(({ module }) =>
        module.endsWith("|||Drive"),
      );
    await people.student.call("readAllMessages", {});
    const [one, other] = [await teacher.file("a.pdf", undefined, `told ${kind}`), await teacher.folder("b")];
    const share = (...ids: string[]) => teacher.get(contract.share, { ids, to: [STUDENT, FIFTH] });
    // The answer before sends no message; people who have it already get no second one.
    const sharing = () => teacher.get(contract.sharing, { id: one, person: STUDENT.target });
    expect((await sharing()).sending).toEqual({
      count: 1,
      about: ["李思涵"],
      title: "王雅琴与您共享了“a.pdf”|||Wang Yaqin shares “a.pdf” with you",
      text: [],
    });
    expect(await told()).toEqual([]);
    await share(one);
    expect((await sharing()).sending).toBeNull();
    await share(one);
    expect(await told()).toMatchObject([
      {
        messageMeno: "王雅琴与您共享了“a.pdf”|||Wang Yaqin shares “a.pdf” with you",
        url: `?app=drive&fileId=drive&at=${encodeURIComponent(`/shared?item=${one}`)}`,
      },
    ]);
    const third = await teacher.folder("c");
    await share(one, other, third);
    const ofSeveral = (name: string) => [
      {
        messageMeno: `王雅琴与您共享了“${name}”等多项|||Wang Yaqin shares “${name}” and more with you`,
        url: `?app=drive&fileId=drive&at=${encodeURIComponent("/shared")}`,
      },
    ];
    expect(await told()).toMatchObject(ofSeveral("b"));
    // Ended, renamed and shared again: still the one message.
    const again = async (name: string) => {
      const { list } = await teacher.get(contract.shares, { id: one });
      await teacher.get(contract.unshare, { ids: list.map(({ id }) => id) });
      await teacher.get(contract.rename, { id: one, name });
      await share(one);
    };
    for (const name of ["1.pdf", "2.pdf", "3.pdf"]) await again(name);
    expect(await told()).toMatchObject(ofSeveral("3.pdf"));
    await people.student.call("readAllMessages", {});
    const more = [await teacher.folder("d"), await teacher.folder("e")];
    await share(...more);
    expect((await told()).map(({ messageMeno }) => messageMeno)).toEqual([
      "王雅琴与您共享了“d”等 2 项|||Wang Yaqin shares “d” and 1 more with you",
    ]);
  });

  it("fills no other person's messages, however often it is ended and given again after each was read [UP-12, SEC-11]", async () => {
    const file = await student.file("mine.pdf", undefined, `often ${kind}`);
    const to = [{ kind: "person", target: "2001" } as const];
    const { database } = platform;
    const sent = database
      .selectFrom("message")
      .where("person_id", "=", "2001")
      .where("sender_id", "=", "2002");
    for (let turn = 0; turn < 14; turn += 1) {
      await student.get(contract.share, { ids: [file], to });
      await people.teacher.call("readAllMessages", {});
      const { list } = await student.get(contract.shares, { id: file });
      await student.get(contract.unshare, { ids: list.map(({ id }) => id) });
    }
    expect((await sent.select("id").execute()).length).toBe(10);
    await student.clear();
  });

  it("goes to no person who may not be addressed [UP-12]", async () => {
    const file = await teacher.file("a.pdf");
    const own = await student.file("own.pdf", undefined, `own ${kind}`);
    const to = (
      drive: TestDrive,
      id: string,
      ...targets: readonly { kind: "person" | "class"; target: string }[]
    ) => drive.ask(contract.share, { ids: [id], to: [...targets] });
    for (const target of ["3001", "2001", "none", "%"])
      expect(await to(teacher, file, STUDENT, { kind: "person", target })).toMatchObject(NO_AUDIENCE);
    expect(await to(teacher, file, { kind: "class", target: "9（9）班" })).toMatchObject(NO_AUDIENCE);
    expect(await to(student, own, FIFTH)).toMatchObject(NO_AUDIENCE);
    expect(await student.ask(contract.classFolder, { class: CLASS })).toMatchObject(NO_AUDIENCE);
    // Neither a pupil of another class, nor a parent.
    for (const target of ["2003", "2005"])
      expect(await to(student, own, { kind: "person", target })).toMatchObject(NO_AUDIENCE);
    expect(await to(student, own, { kind: "person", target: "2001" })).toMatchObject({ status: 200 });
    expect((await teacher.get(contract.shares, { id: file })).list).toEqual([]);
    const found = async (drive: TestDrive, q: string) =>
      (await drive.get(contract.audience, { q })).people.map(({ name }) => name);
    expect(await found(teacher, "李思")).toEqual(["李思成", "李思涵", "李思雨", "李思远"]);
    expect(await found(student, "李")).toEqual([]);
    expect(await found(student, "王")).toEqual(["王雅琴"]);
    for (const q of ["lisihan", "Li Sihan", "si han"]) expect(await found(teacher, q)).toContain("李思涵");
    for (const q of ["wyq", "Wang Yaqin", "yaqin"]) expect(await found(student, q)).toEqual(["王雅琴"]);
    for (const q of ["", " ", "%", "_", "刘文博"]) expect(await found(teacher, q)).toEqual([]);
    await student.clear();
  });

  it("is 200 people and classes at most [UP-12]", async () => {
    const file = await teacher.file("a.pdf");
    const row = (index: number) => ({
      id: `${kind}-${String(index)}`,
      person_id: "2001",
      item_id: file,
      kind: "person" as const,
      target: `gone-${String(index)}`,
      unit_id: "2",
      ends_at: null,
      made_at: platform.now,
      inside: 0,
    });
    await databaseOf(platform)
      .insertInto("drive_share")
      .values(Array.from({ length: 199 }, (_, index) => row(index)))
      .execute();
    const share = (target: string) =>
      teacher.ask(contract.share, { ids: [file], to: [{ kind: "person", target }] });
    expect(await share("2002")).toMatchObject({ status: 200 });
    expect(await share("2002")).toMatchObject({ status: 200 });
    expect(await share("2003")).toMatchObject(refused(409, "too_many_shares"));
    expect((await teacher.get(contract.shares, { id: file })).list).toHaveLength(200);
  });

  it("lasts as long as the longest of several on the way, and its ended ones do not count [UP-12]", async () => {
    const folder = await teacher.folder("外");
    const inner = await teacher.folder("内", folder);
    const file = await teacher.file("a.pdf", inner, `longest ${kind}`);
    const share = (id: string, lastDay?: string) =>
      teacher.get(contract.share, { ids: [id], to: [STUDENT], lastDay });
    await share(folder, lastDayIn(1));
    await share(inner, lastDayIn(3));
    const lastDay = async () => (await student.get(contract.sharedOne, { id: file })).lastDay;
    expect(await lastDay()).toBe(lastDayIn(3));
    await share(inner);
    expect(await lastDay()).toBe("");
    const inOuter = databaseOf(platform).updateTable("drive_share").where("item_id", "=", folder);
    await inOuter.set({ ends_at: platform.now }).execute();
    await share(inner);
    const left = databaseOf(platform).selectFrom("drive_share").where("item_id", "=", folder).select("id");
    expect(await left.execute()).toEqual([]);
  });

  it("shows a class what is put among its files, whatever last day their folder was given before [UP-12]", async () => {
    const folder = (await teacher.get(contract.classFolder, { class: CLASS })).id;
    const ofFolder = databaseOf(platform).updateTable("drive_share").where("item_id", "=", folder);
    await ofFolder.set({ ends_at: platform.now }).execute();
    expect((await teacher.get(contract.classFolder, { class: CLASS })).id).toBe(folder);
    await teacher.file("b.pdf", folder, `again ${kind}`);
    expect(namesOf(await student.get(contract.sharedList, { class: CLASS }))).toEqual(["b.pdf"]);
  });

  it("is not for the parents of a child who has left, or is at another school [UP-12, SEC-03]", async () => {
    const codes = async () => (await parent.get(contract.classes, {})).list.map(({ code }) => code);
    const child = databaseOf(platform).updateTable("person").where("id", "=", "2002");
    expect(await codes()).toContain(CLASS);
    for (const [change, back] of [
      [{ status: 0 }, { status: 1 }],
      [{ unit_id: "3" }, { unit_id: "2" }],
    ] as const) {
      await child.set(change).execute();
      expect(await codes()).not.toContain(CLASS);
      await child.set(back).execute();
    }
  });

  it("is 5,000 times of one person at most [UP-12, SEC-06]", async () => {
    const file = await teacher.file("a.pdf");
    const row = (index: number) => ({
      id: `${kind}-of-${String(index)}`,
      person_id: "2001",
      item_id: `gone-${String(index)}`,
      kind: "person" as const,
      target: "2002",
      unit_id: "2",
      ends_at: null,
      made_at: platform.now,
      inside: 0,
    });
    const rows = Array.from({ length: 5000 }, (_, index) => row(index));
    await databaseOf(platform)
      .transaction()
      .execute((trx: Database) => insertRows(trx, "drive_share", rows));
    const share = () => teacher.ask(contract.share, { ids: [file], to: [STUDENT] });
    expect(await share()).toMatchObject(refused(409, "too_many_shares"));
    await databaseOf(platform).deleteFrom("drive_share").where("item_id", "like", "gone-%").execute();
    expect(await share()).toMatchObject({ status: 200 });
  });

  it("ends on its last day, when it is ended, in the bin and for good with what was shared [UP-12]", async () => {
    const [dated, ended, binned] = [
      await teacher.file("dated.pdf"),
      await teacher.file("ended.pdf"),
      await teacher.file("binned.pdf"),
    ];
    await teacher.get(contract.share, { ids: [dated], to: [STUDENT], lastDay: lastDayIn(1) });
    await teacher.get(contract.share, { ids: [ended, binned], to: [STUDENT] });
    const listed = async () => namesOf(await student.get(contract.sharedList, {}));
    expect(await listed()).toEqual(["binned.pdf", "dated.pdf", "ended.pdf"]);
    expect((await student.get(contract.sharedOne, { id: dated })).lastDay).toBe(lastDayIn(1));
    expect((await teacher.get(contract.list, {})).list.find(({ id }) => id === dated)?.shared).toBe(true);

    const [share] = (await teacher.get(contract.shares, { id: ended })).list;
    expect(share).toMatchObject({ ...STUDENT, name: "李思涵", lastDay: "" });
    await teacher.get(contract.unshare, { ids: [share?.id ?? ""] });
    const url = await urlOf(binned);
    await teacher.get(contract.remove, { ids: [binned] });
    expect(await listed()).toEqual(["dated.pdf"]);
    expect((await people.student.fetch(url)).status).toBe(404);
    await teacher.get(contract.restore, { ids: [binned] });
    expect(await listed()).toEqual(["binned.pdf", "dated.pdf"]);
    platform.pass(2 * DAY);
    await Promise.all([people.teacher.signIn("teacher"), people.student.signIn("student")]);
    expect(await listed()).toEqual(["binned.pdf"]);
    expect((await people.student.fetch(await urlOf(dated))).status).toBe(404);
    expect((await teacher.get(contract.list, {})).list.find(({ id }) => id === dated)?.shared).toBe(false);

    await teacher.clear();
    const left = databaseOf(platform).selectFrom("drive_share").where("person_id", "=", "2001").select("id");
    expect(await left.execute()).toEqual([]);
  });
});
