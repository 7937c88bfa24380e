import { DATABASES } from "../../testing/databases";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { createMessageHistory } from "../messageHistory";

jest.setTimeout(60_000);

describe.each(DATABASES)("the history of messages on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, student } = signedInOn(platform, "teacher", "student");
  const DAY = 86_400_000;
  const history = async (query: object = {}, who = teacher) =>
    (await who.call("messageHistory", query)).data ?? { list: [], total: -1, modules: [] };
  const unread = async () => ((await teacher.call("unreadMessages", {})).data ?? []).map(({ id }) => id);

  it("has read messages beside the unread ones, the newest first, in pages, and nothing of others [MSG-03, SEC-04]", async () => {
    const before = await unread();
    const { list, total } = await history();
    expect(
      list
        .filter(({ read }) => !read)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...before].sort());
    expect(list.some(({ read }) => read)).toBe(true);
    const dates = list.map(({ messageDate }) => messageDate);
    expect(dates).toEqual([...dates].sort().reverse());
    await teacher.call("readMessage", { desktopMessageId: before[0] ?? "" });
    const later = await history();
    expect(later.total).toBe(total);
    expect(later.list.find(({ id }) => id === before[0])?.read).toBe(true);
    const second = await history({ start: 2, size: 2 });
    expect(second.list.map(({ id }) => id)).toEqual(list.slice(2, 4).map(({ id }) => id));
    const others = (await history({}, student)).list.map(({ id }) => id);
    expect(others.filter((id) => list.some((mine) => mine.id === id))).toEqual([]);
  });

  it("is filtered by where messages come from, and found by words, whose wildcards are letters [MSG-03, SEC-10]", async () => {
    const { list, modules } = await history();
    expect(modules).toEqual([...new Set(list.map(({ module }) => module))].sort());
    const [first] = modules;
    const some = await history({ module: first });
    expect(some.list.length).toBeGreaterThan(0);
    expect(new Set(some.list.map(({ module }) => module))).toEqual(new Set([first]));
    const words = "校园餐饮";
    const found = (await history({ q: words })).list;
    expect(found.length).toBeGreaterThan(0);
    for (const { messageMeno, content } of found) expect(messageMeno + content.join("")).toContain(words);
    expect((await history({ q: "MEALS" })).total).toBe((await history({ q: "meals" })).total);
    for (const q of ["%", "_", "\\"]) expect((await history({ q })).total).toBe(0);
  });

  it("all are marked read together, and wait again when that is taken back; those read alone stay read [MSG-01, MSG-03]", async () => {
    const before = await unread();
    const [alone = "", ...rest] = before;
    await teacher.call("readMessage", { desktopMessageId: alone });
    await teacher.call("readAllMessages", {});
    expect(await unread()).toEqual([]);
    expect((await teacher.call("undoReadAll", {})).status).toBe(200);
    expect((await unread()).sort()).toEqual([...rest].sort());
    // Those that were marked together before stay read, however often the last ones are taken back.
    const [earlier = "", ...later] = rest;
    await platform.database
      .updateTable("message")
      .set({ read: 1, all_read_at: platform.now - 60_000 })
      .where("id", "=", earlier)
      .execute();
    await teacher.call("readAllMessages", {});
    for (let time = 0; time < 2; time += 1) {
      await teacher.call("undoReadAll", {});
      expect((await unread()).sort()).toEqual([...later].sort());
    }
    // After an hour it is too late.
    await teacher.call("readAllMessages", {});
    await platform.database
      .updateTable("message")
      .set((is) => ({ all_read_at: is("all_read_at", "-", 3_600_001) }))
      .where("all_read_at", "is not", null)
      .execute();
    await teacher.call("undoReadAll", {});
    expect(await unread()).toEqual([]);
  });

  it("forgets messages 90 days after they were read, and keeps unread ones [MSG-03, SEC-11]", async () => {
    const { list } = await history();
    const [one, other, third] = list.map(({ id }) => id);
    const now = platform.now;
    const set = (id: string | undefined, values: { read: 0 | 1; at: number; read_at: number | null }) =>
      platform.database
        .updateTable("message")
        .set(values)
        .where("id", "=", id ?? "")
        .execute();
    const MINUTE = 60_000;
    await set(one, { read: 1, at: now - 91 * DAY, read_at: now - 90 * DAY - MINUTE });
    await set(other, { read: 1, at: now - 91 * DAY, read_at: now - 90 * DAY + MINUTE });
    await set(third, { read: 0, at: now - 91 * DAY, read_at: null });
    const kept = (await history()).list.map(({ id }) => id);
    expect(kept).not.toContain(one);
    expect(kept).toEqual(expect.arrayContaining([other, third]));
    await createMessageHistory(platform.database, () => now).sweep();
    const rows = await platform.database.selectFrom("message").select("id").execute();
    expect(rows.map(({ id }) => id)).not.toContain(one);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([other, third]));
  });
});
