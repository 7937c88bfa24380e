import { DATABASES } from "../../testing/databases";
import { insertRows } from "../module";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";

jest.setTimeout(60_000);

const PARENT = "2005";
const OTHER_PARENT = "2010";

describe.each(DATABASES)("messages, to-dos and children on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, parent, admin, student } = signedInOn(platform, "teacher", "parent", "admin", "student");
  const other = signedInOn(platform, "linked-parent")["linked-parent"];

  const messagesOf = async (who: Client) => (await who.call("unreadMessages", {})).data ?? [];
  const figuresOf = async (who: Client) => {
    const [waiting, messages, todos, marks] = await Promise.all([
      who.call("unhandledCount", {}),
      messagesOf(who),
      who.call("popUpBox", { start: 1 }),
      who.call("unreadCodeCount", {}),
    ]);
    return {
      waiting: waiting.data,
      listed: { todo: todos.data?.total, message: messages.length },
      marks: Object.fromEntries((marks.data ?? []).map(({ code, num }) => [code, num])),
    };
  };

  it("say the same in every figure, and nothing of what was read [MSG-01, TODO-01, DESK-03]", async () => {
    const { waiting, listed, marks } = await figuresOf(teacher);
    expect(waiting).toEqual({ todo: 3, message: 4 });
    expect(listed).toEqual(waiting);
    // A message is about the timetable, whose lesson to take only reminds; notices count by their own module, and so do attendance's message and open roll.
    expect(marks).toMatchObject({ timetable: 1, attendance: 2, duty: 2, notices: 12 });
    expect((await messagesOf(teacher)).map(({ importance }) => importance)).toEqual([5, 4, 3, 2]);
  });

  it("come with where they open and what they say further [MSG-01]", async () => {
    const messages = await messagesOf(teacher);
    expect(messages.find(({ importance }) => importance === 3)).toMatchObject({
      url: expect.stringMatching(/^\?app=notices&fileId=notices&at=%2F%3Fnotice%3D2-\d{3}$/) as string,
      openWay: "viewport",
      messageDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    });
    expect(messages.find(({ importance }) => importance === 2)).toMatchObject({
      url: null,
      openWay: null,
      content: [expect.stringContaining("餐饮") as string, expect.any(String) as string],
    });
  });

  it("are so many of the most important and of the newest, where as many are asked for [MSG-01]", async () => {
    for (const who of [teacher, parent, admin, student]) {
      const all = await messagesOf(who);
      const byImportance = [...all].sort((one, other) => other.importance - one.importance);
      for (const most of [1, 2, 3]) {
        const expected = new Set([...all.slice(0, most), ...byImportance.slice(0, most)].map(({ id }) => id));
        const { data } = await who.call("unreadMessages", { most });
        expect(data?.map(({ id }) => id).sort()).toEqual([...expected].sort());
      }
    }
    expect((await teacher.call("unreadMessages", { most: 0 })).status).toBe(400);
  });

  it("are paged, as many as are asked for up to 100 [TODO-01]", async () => {
    const page = async (query: object) => (await admin.call("popUpBox", query)).data;
    const own = (await page({ start: 1 }))?.total ?? 0;
    await platform.database
      .insertInto("todo")
      .values(
        Array.from({ length: 112 }, (_, index) => ({
          id: `many-${index}`,
          person_id: "2007",
          title: "审批",
          module: "审批中心",
          app: "approvals",
          at: platform.now - index,
          url: null,
          open_way: null,
          child_id: null,
          action: null,
          due: null,
          ends: null,
          done: 0,
        })),
      )
      .execute();
    const total = own + 112;
    const [first, second] = [await page({ start: 1 }), await page({ start: 2 })];
    expect([first?.list.length, first?.pages, first?.total]).toEqual([3, Math.ceil(total / 3), total]);
    expect(second?.list.map(({ id }) => id)).not.toContain(first?.list[0]?.id);
    expect((await page({ start: 2, size: 100 }))?.list).toHaveLength(total - 100);
    expect((await admin.call("popUpBox", { start: 1, size: 101 })).status).toBe(400);
    expect((await figuresOf(admin)).marks["approvals"]).toBe(112);
  });

  it("say what is done with each and by when, what is due first, and are gone once they cannot be done [TODO-01]", async () => {
    const listed = async () => (await teacher.call("popUpBox", { size: 10 })).data?.list ?? [];
    const list = await listed();
    const dues = list.flatMap(({ due }) => due ?? []);
    expect(dues.length).toBeGreaterThan(0);
    expect(list.slice(0, dues.length).map(({ due }) => due)).toEqual([...dues].sort());
    expect(dues[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(new Set(list.map(({ action }) => action))).toContain("阅读|||Read");
    const before = (await figuresOf(teacher)).waiting?.todo ?? 0;
    const [first] = list;
    const ends = (at: number | null) =>
      platform.database
        .updateTable("todo")
        .set({ ends: at })
        .where("id", "=", first?.id ?? "")
        .execute();
    await ends(1);
    expect((await listed()).map(({ id }) => id)).not.toContain(first?.id);
    expect(await figuresOf(teacher)).toMatchObject({
      waiting: { todo: before - 1 },
      listed: { todo: before - 1 },
    });
    await ends(null);
    expect(await listed()).toHaveLength(list.length);
  });

  it("mark no tile where they only remind of a lesson or a duty, which nothing ends before its time [DESK-03, TODO-01]", async () => {
    const todos = (await teacher.call("popUpBox", { size: 10 })).data?.list ?? [];
    const told = todos.filter(({ starts }) => starts !== undefined);
    expect(told.length).toBeGreaterThan(0);
    const mark = async () => (await figuresOf(teacher)).marks["probe"] ?? 0;
    const move = (starts: number | null) =>
      platform.database
        .updateTable("todo")
        .set({ app: "probe", starts })
        .where("id", "=", told[0]?.id ?? "")
        .execute();
    const { app, starts } = await platform.database
      .selectFrom("todo")
      .where("id", "=", told[0]?.id ?? "")
      .select(["app", "starts"])
      .executeTakeFirstOrThrow();
    await move(starts);
    expect(await mark()).toBe(0);
    await move(null);
    expect(await mark()).toBe(1);
    await platform.database
      .updateTable("todo")
      .set({ app, starts })
      .where("id", "=", told[0]?.id ?? "")
      .execute();
  });

  it("are read one by one and all at once, by the person alone [MSG-01, SEC-04]", async () => {
    const [first, second] = await messagesOf(student);
    const read = (who: Client, id = "") => who.call("readMessage", { desktopMessageId: id });
    expect(await read(teacher, first?.id)).toMatchObject({ status: 404, code: "no_such_message" });
    expect(await read(student, "none")).toMatchObject({ status: 404, code: "no_such_message" });
    expect(await messagesOf(student)).toHaveLength(2);
    expect((await read(student, first?.id)).status).toBe(200);
    expect((await read(student, first?.id)).status).toBe(200);
    expect((await messagesOf(student)).map(({ id }) => id)).toEqual([second?.id]);
    expect((await student.call("readAllMessages", {})).status).toBe(200);
    expect(await figuresOf(student)).toMatchObject({
      waiting: { todo: 2, message: 0 },
      listed: { message: 0 },
    });
    expect(await messagesOf(teacher)).toHaveLength(4);
  });

  it("are those about all children of a parent, whichever is chosen, each with its name [MSG-01, TODO-01, WHO-01]", async () => {
    const all = { todo: 3, message: 3 };
    const figures = async () => {
      const { waiting, listed } = await figuresOf(parent);
      return { waiting, listed };
    };
    const names = (list: readonly { readonly child?: { readonly realName: string } | undefined }[] = []) =>
      list.map(({ child }) => child?.realName).sort();
    expect((await parent.call("currentChild", { parentId: PARENT })).data).toEqual({
      id: "2002",
      realName: "李思涵",
    });
    expect(await figures()).toEqual({ waiting: all, listed: all });
    await parent.call("chooseChild", { parentId: PARENT, id: "2003", realName: "x", status: 1 });
    expect((await parent.call("currentChild", { parentId: PARENT })).data?.id).toBe("2003");
    expect(await figures()).toEqual({ waiting: all, listed: all });
    const expected = ["李思涵", "李思涵", "李思远"].sort();
    expect(names(await messagesOf(parent))).toEqual(expected);
    expect(names((await parent.call("popUpBox", { size: 10 })).data?.list)).toEqual(expected);
    const history = (await parent.call("messageHistory", { size: 50 })).data?.list;
    expect(names(history)).toEqual(expect.arrayContaining(expected));
    expect((await parent.call("childCounts", {})).data).toEqual([
      { id: "2002", todo: 2, message: 2 },
      { id: "2003", todo: 1, message: 1 },
      { id: "2011", todo: 0, message: 0 },
    ]);
    await parent.call("chooseChild", { parentId: PARENT, id: "2002" });
    expect((await parent.call("readAllMessages", {})).status).toBe(200);
    expect((await figures()).waiting).toEqual({ todo: 3, message: 0 });
    await parent.call("undoReadAll", {});
    expect((await figures()).waiting).toEqual(all);
  });

  it("name all children of a parent with their classes, and say who has left [WHO-01]", async () => {
    const { data } = await parent.call("children", { parentId: PARENT });
    expect(data?.map(({ realName, status }) => [realName, status])).toEqual([
      ["李思涵", 1],
      ["李思远", 1],
      ["李思成", 0],
      ["李思雨", 1],
    ]);
    expect(data?.[0]).toMatchObject({
      gradeName: "五年级|||Grade 5",
      className: "5（2）班|||Class 5(2)",
    });
  });

  it("are the parent's own: neither another parent's children, nor one who has left or is a stranger [WHO-01, SEC-04]", async () => {
    const choose = (who: Client, parentId: string, id: string) => who.call("chooseChild", { parentId, id });
    expect((await parent.call("children", { parentId: OTHER_PARENT })).status).toBe(403);
    expect((await parent.call("currentChild", { parentId: OTHER_PARENT })).status).toBe(403);
    expect((await choose(parent, OTHER_PARENT, "2009")).status).toBe(403);
    for (const id of ["2009", "2004", "none"])
      expect(await choose(parent, PARENT, id)).toMatchObject({ status: 400, code: "no_such_child" });
    expect((await choose(teacher, "2001", "2002")).status).toBe(400);
    expect((await teacher.call("children", { parentId: "2001" })).data).toEqual([]);
    expect((await teacher.call("childCounts", {})).data).toEqual([]);
    expect((await parent.call("currentChild", { parentId: PARENT })).data?.id).toBe("2002");
    expect((await other.call("currentChild", { parentId: OTHER_PARENT })).data?.id).toBe("2009");
  });

  it("are found by their id once they are read, and no other person's are [MSG-01, SEC-04]", async () => {
    const [first] = await messagesOf(admin);
    const id = first?.id ?? "";
    const found = async (who: Client) => (await who.call("unreadMessages", { id })).data;
    expect(await found(admin)).toEqual([{ ...first, read: false }]);
    await admin.call("readMessage", { desktopMessageId: id });
    expect((await messagesOf(admin)).map((message) => message.id)).not.toContain(id);
    expect(await found(admin)).toEqual([{ ...first, read: true }]);
    expect(await found(teacher)).toEqual([]);
  });

  it("are at most a thousand in one answer [SEC-06]", async () => {
    const { database } = platform;
    const row = await database.selectFrom("message").selectAll().limit(1).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1_010 }, (_, place) => ({
      ...row,
      id: `many-${String(place)}`,
      person_id: "2002",
      read: 0,
      child_id: null,
    }));
    await insertRows(database, "message", rows);
    expect(await messagesOf(student)).toHaveLength(1_000);
    await database.deleteFrom("message").where("id", "like", "many-%").execute();
  });

  it("fall back to the first active child once the chosen one has left [WHO-01]", async () => {
    await parent.call("chooseChild", { parentId: PARENT, id: "2011" });
    await platform.database
      .updateTable("parent_child")
      .set({ status: 0 })
      .where("child_id", "=", "2011")
      .execute();
    expect((await parent.call("currentChild", { parentId: PARENT })).data?.id).toBe("2002");
  });
});
