import { z } from "zod";
import { defineContract } from "../../../contract/define";
import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { defineModule, insertRows, type ModuleMessage, unreadAbout } from "../module";
import type { Guest } from "./load";
import { messagesOf, noMessages } from "./messagesOf";

jest.setTimeout(60_000);

const [STUDENT, PARENT, ADMIN, OTHER_SCHOOL] = ["2002", "2005", "2007", "3001"] as const;
const [CHILD, SECOND_CHILD, LEFT_CHILD] = ["2002", "2003", "2004"] as const;

/** What the next call sends, and whether it fails afterwards. */
let next: ModuleMessage = { to: [], title: "" };
let breaks = false;

const contract = defineContract({
  tell: {
    method: "POST",
    path: "/api/test-tell/tell",
    summary: "Sends what the test says",
    in: z.object({}),
    out: z.object({ sent: z.number() }),
  },
});

const both = (text: string) => ({ "zh-CN": text, en: text });
const GUEST: Guest = {
  folder: "/none",
  module: defineModule()({
    contract,
    handlers: {
      tell: (_, { database, messages }) =>
        database.transaction().execute(async (trx) => {
          const sent = await messages.send(trx, next);
          if (breaks) throw new Error("no luck");
          return { sent };
        }),
    },
  }),
  app: {
    code: "test-tell",
    name: { "zh-CN": "告知", en: "Tell" },
    version: "1.0.0",
    kit: "^1.5.0",
    icon: "bell",
    category: "administration",
    permissions: [],
    searchKeys: { "zh-CN": [], en: [] },
    keys: [],
    fills: {
      page: { "test-tell": "./client/main.tsx" },
      badge: false,
      messages: { name: { "zh-CN": "校园广播", en: "School radio" } },
    },
  },
};

describe.each(DATABASES)("messages of applications on %s", (kind) => {
  const platform = platformOn(kind, {}, { moreGuests: [GUEST] });
  const { teacher, student, parent, teacher2 } = signedInOn(
    platform,
    "teacher",
    "student",
    "parent",
    "teacher2",
  );
  beforeEach(async () => {
    breaks = false;
    platform.log.length = 0;
    await platform.database.deleteFrom("message").where("app", "=", "test-tell").execute();
  });

  const send = async (message: ModuleMessage, who = teacher) => {
    next = message;
    return who.ask(contract.tell, {});
  };
  const inbox = async (who: Client) =>
    ((await who.call("unreadMessages", {})).data ?? []).filter(
      ({ module }) => module === "校园广播|||School radio",
    );
  const mark = async (who: Client) =>
    (await who.call("unreadCodeCount", {})).data?.find(({ code }) => code === "test-tell")?.num ?? 0;

  it("reach people of the unit alone, once each, lead to the application's place and count for its tile [MSG-01, VIEW-07, SEC-04]", async () => {
    const to = [STUDENT, STUDENT, OTHER_SCHOOL, "nobody"];
    const answer = await send({ to, title: "请看|||Look", text: ["一|||One"], importance: 4, at: "/a?b=1" });
    expect(answer.data).toEqual({ sent: 1 });
    expect(await inbox(student)).toEqual([
      expect.objectContaining({
        messageMeno: "请看|||Look",
        importance: 4,
        content: ["一|||One"],
        url: "?app=test-tell&fileId=test-tell&at=%2Fa%3Fb%3D1",
        openWay: "viewport",
      }),
    ]);
    expect([await mark(student), await mark(teacher)]).toEqual([1, 0]);
    expect(await inbox(teacher2)).toEqual([]);
    // The other way round: the sender's own unit counts.
    expect((await send({ to, title: "x" }, teacher2)).data).toEqual({ sent: 1 });
  });

  it("are refused where the application is declared as no source of any [VIEW-09]", async () => {
    const { app } = GUEST;
    const { send: sendOf } = messagesOf(
      { app: { ...app, fills: { page: app.fills.page, badge: false } } },
      { me: { id: "1", unitId: "1" } as never, now: () => "" as never },
    );
    await expect(sendOf(platform.database as never, { to: [STUDENT], title: "x" })).rejects.toThrow(
      "test-tell sends messages without fills.messages in its app.json.",
    );
  });

  it("about a child go to those who look after it, and are seen whichever child is shown, each with its name [MSG-01, WHO-01]", async () => {
    const about = (child: string) => send({ to: [PARENT, ADMIN], title: "孩子|||Child", child });
    expect((await about(CHILD)).data).toEqual({ sent: 1 });
    expect((await about(SECOND_CHILD)).data).toEqual({ sent: 1 });
    expect((await about(LEFT_CHILD)).data).toEqual({ sent: 0 });
    const named = (await inbox(parent)).map(({ child }) => child?.realName).sort();
    expect(named).toEqual(["李思涵", "李思远"].sort());
    const { database } = platform;
    const count = () => unreadAbout(database, { id: PARENT }, "test-tell");
    expect(await count()).toBe(2);
    const leaves = (status: number) =>
      database.updateTable("parent_child").set({ status }).where("child_id", "=", SECOND_CHILD).execute();
    await leaves(0);
    expect([await count(), (await inbox(parent)).length]).toEqual([1, 1]);
    await leaves(1);
  });

  it("that wait unread are not sent again where the application says so [MSG-01]", async () => {
    const message = { to: [STUDENT], title: "再看|||Again", unlessUnread: true };
    expect((await send(message)).data).toEqual({ sent: 1 });
    expect((await send(message)).data).toEqual({ sent: 0 });
    await student.call("readAllMessages", {});
    expect((await send(message)).data).toEqual({ sent: 1 });
  });

  it("that wait unread become one of several, each sender's own, where the application says so [MSG-01, SEC-11]", async () => {
    const merged = { title: "多项|||Several", at: "/all" };
    const about = (title: string, at: string, who = teacher) =>
      send({ to: [STUDENT], title, at, merged }, who);
    const titles = async () => (await inbox(student)).map(({ messageMeno, url }) => [messageMeno, url]);
    const addressAt = (at: string) => `?app=test-tell&fileId=test-tell&at=${encodeURIComponent(at)}`;
    expect((await about("一", "/a")).data).toEqual({ sent: 1 });
    expect((await about("改名", "/a")).data).toEqual({ sent: 1 });
    expect(await titles()).toEqual([["改名", addressAt("/a")]]);
    await about("二", "/b");
    await about("三", "/all");
    expect(await titles()).toEqual([[merged.title, addressAt("/all")]]);
    await about("四", "/a", parent);
    expect(await titles()).toHaveLength(2);
    await student.call("readAllMessages", {});
    await about("五", "/c");
    expect(await titles()).toEqual([["五", addressAt("/c")]]);
  });

  it("are no more than a person reads: ten a day from a pupil to one, a hundred to all, and fifty from a teacher [MSG-01, SEC-11]", async () => {
    const times = async (count: number, who: Client, to: readonly string[]) => {
      let sent = 0;
      for (let turn = 0; turn < count; turn += 1)
        sent += (await send({ to, title: `${turn}` }, who)).data?.sent ?? 0;
      return sent;
    };
    expect(await times(12, student, [ADMIN])).toBe(10);
    expect(await times(52, teacher, [STUDENT])).toBe(50);
    const row = {
      importance: 3,
      module: "x",
      at: platform.now,
      app: "test-tell",
      url: null,
      open_way: null,
      read: 0,
    };
    const rows = (count: number, sender_id: string, person_id: string, at = platform.now) =>
      insertRows(
        platform.database,
        "message",
        Array.from({ length: count }, (_, place) => ({
          ...row,
          id: `${sender_id} ${person_id} ${at} ${place}`,
          memo: "x",
          sender_id,
          person_id,
          at,
        })),
      );
    // Those of another day do not count.
    await rows(200, STUDENT, "2001", platform.now - 24 * 3_600_000);
    expect(await times(1, student, ["2001"])).toBe(1);
    await rows(88, STUDENT, OTHER_SCHOOL);
    expect(await times(2, student, [PARENT])).toBe(1);
    // However many pupils and parents there are: one person is sent 200 a day by all of them.
    expect(await times(1, parent, ["2001"])).toBe(1);
    await rows(198, "2003", "2001");
    expect(await times(1, parent, ["2001"])).toBe(0);
    expect(await times(1, teacher, [ADMIN])).toBe(1);
  });

  it("open nothing for people without the application where it says so, and are known as unread all the same [MSG-01]", async () => {
    const message = { to: [PARENT], title: "答复|||Answer", child: CHILD, at: null, unlessUnread: true };
    expect((await send(message)).data).toEqual({ sent: 1 });
    expect(await inbox(parent)).toMatchObject([{ messageMeno: "答复|||Answer", url: null, openWay: null }]);
    expect((await send(message)).data).toEqual({ sent: 0 });
    expect((await send({ ...message, at: "/a" })).data).toEqual({ sent: 1 });
  });

  it("are taken back with the transaction they belong to [MSG-01, REL-01]", async () => {
    breaks = true;
    expect((await send({ to: [STUDENT], title: "x" })).status).toBe(500);
    expect(await inbox(student)).toEqual([]);
  });

  it("are refused where they are not what a message may be: the application is at fault [MSG-01]", async () => {
    const to = [STUDENT];
    for (const message of [
      { to, title: " " },
      { to, title: "x".repeat(501) },
      { to, title: "x", text: ["y".repeat(2_001)] },
      { to, title: "x", text: Array.from({ length: 21 }, () => "y") },
      { to, title: "x", at: "no-path" },
      { to, title: "x", at: `/${"y".repeat(1_000)}` },
      { to: Array.from({ length: 1_001 }, (_, index) => String(index)), title: "x" },
    ])
      expect((await send(message)).status).toBe(500);
    expect(await inbox(student)).toEqual([]);
    await expect(noMessages.send(platform.database, { to, title: "x" })).rejects.toThrow("calls alone");
    const { send: sendNone } = messagesOf(GUEST, { me: { unitId: "2" }, now: () => 0 } as never);
    expect(await sendNone(platform.database, { to: [], title: both("x").en })).toBe(0);
  });
});
