import { insertRows, type ModuleDatabase } from "../../../server/platform/module";
import { contract } from "../contract";
import { LOOKED_AT } from "./pieces";
import { keysOf, type NoticeTables, wordsOf } from "./tables";
import { DATABASES } from "../../../server/testing/databases";
import type { Client } from "../../../server/testing/platform";
import { platformOn, signedInOn } from "../../../server/testing/platformOn";

jest.setTimeout(60_000);

describe.each(DATABASES)("notices on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, teacher2, staff, admin } = signedInOn(platform, "teacher", "teacher2", "staff", "admin");

  it("pages the notices of the person's own unit, newest first, each once [WID-03]", async () => {
    const first = await teacher.ask(contract.list, {});
    expect(first.data?.total).toBe(120);
    expect(first.data?.list).toHaveLength(30);
    const pages = await Promise.all(
      [1, 2, 3].map((start) => teacher.ask(contract.list, { start, size: 50 })),
    );
    const all = pages.flatMap(({ data }) => data?.list ?? []);
    expect(all).toHaveLength(120);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const dates = all.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(all.filter(({ read }) => !read)).toHaveLength(12);
    expect((await teacher.ask(contract.list, { start: 9, size: 50 })).data).toEqual({
      list: [],
      total: 120,
      unread: 12,
    });
  });

  it("has the contents of a page of 100 notices at most, and the title of each in a longer one [SEC-06]", async () => {
    const page = async (size: number) => (await teacher.ask(contract.list, { size })).data?.list ?? [];
    expect((await page(100)).filter(({ content = "" }) => content === "")).toEqual([]);
    const long = await page(200);
    expect(long.filter(({ title, content }) => title !== "" && content === undefined)).toHaveLength(120);
  });

  it("keeps the notices of one school from the other [SEC-04]", async () => {
    const ids = async (who: Client) =>
      (await who.ask(contract.list, { size: 200 })).data?.list.map(({ id }) => id) ?? [];
    const [own, others] = [await ids(teacher), await ids(teacher2)];
    expect(own.filter((id) => others.includes(id))).toEqual([]);
  });

  it("ends the to-do that asks for a notice once that is read, the person's own alone [TODO-01, SEC-04]", async () => {
    const todos = async (who: Client) =>
      ((await who.call("popUpBox", { size: 50 })).data?.list ?? []).filter(({ url }) =>
        url?.includes("notices"),
      );
    const [asked] = await todos(staff);
    const at = new URLSearchParams(asked?.url ?? "").get("at") ?? "";
    const others = await todos(admin);
    await admin.ask(contract.read, { id: at.replace("/?notice=", "") });
    expect(await todos(staff)).toContainEqual(asked);
    await staff.ask(contract.read, { id: at.replace("/?notice=", "") });
    expect(await todos(staff)).not.toContainEqual(asked);
    expect(await todos(admin)).toEqual(others);
  });

  it("counts a notice as read only for the person who has read it, and once [DESK-03, SEC-04]", async () => {
    const unreadOf = async (who: Client) =>
      (await who.call("unreadCodeCount", {})).data?.find(({ code }) => code === "notices")?.num;
    const newest = async (who: Client) => (await who.ask(contract.list, { size: 1 })).data?.list[0];
    const before = [await unreadOf(staff), await unreadOf(admin)];
    const { id = "" } = (await newest(staff)) ?? {};
    expect(await staff.ask(contract.read, { id })).toMatchObject({ status: 200, data: null });
    expect(await staff.ask(contract.read, { id })).toMatchObject({ status: 200, data: null });
    expect(await unreadOf(staff)).toBe((before[0] ?? 0) - 1);
    expect((await newest(staff))?.read).toBe(true);
    expect((await staff.ask(contract.list, {})).data?.unread).toBe(await unreadOf(staff));
    expect([await unreadOf(admin), (await newest(admin))?.read]).toEqual([before[1], false]);
    expect(await teacher2.ask(contract.read, { id })).toMatchObject({ status: 404, code: "not_found" });
    expect(await staff.ask(contract.read, { id: "none" })).toMatchObject({ status: 404 });
  });

  it("searches notices for the words as they are, wildcards included, in any spelling [SEC-04, I18N-07]", async () => {
    const pages = await Promise.all([1, 2].map((start) => teacher.ask(contract.list, { start, size: 60 })));
    const all = pages.flatMap(({ data }) => data?.list ?? []);
    const drills = all.filter(({ title, content = "" }) => /fire drill/i.test(title + content));
    expect(drills).not.toEqual([]);
    const found = await teacher.ask(contract.list, { keyword: "FIRE drill", size: 100 });
    expect(found.data).toEqual({ list: drills, total: drills.length, unread: 12 });
    for (const keyword of [
      "ＦＩＲＥ　drill",
      "fire\tdrill",
      "\u000Bfire\fdrill\u0007",
      "fire \u200Bdrill\u202C",
      " fire\u00A0\u00A0drill ",
    ])
      expect((await teacher.ask(contract.list, { keyword, size: 200 })).data?.total).toBe(drills.length);
    expect((await teacher.ask(contract.list, { keyword: "%" })).data?.total).toBe(0);
    expect((await teacher.ask(contract.list, { keyword: "' or 1=1 --" })).data?.total).toBe(0);
  });

  it("answers the portal's search with notices of the own unit, and where each is shown [DESK-10, VIEW-09, SEC-04]", async () => {
    const items = (await teacher.ask(contract.search, { q: "FIRE drill", size: 5 })).data?.items ?? [];
    expect(items.length).toBeGreaterThan(0);
    for (const { id, title, at } of items) {
      const { data } = await teacher.ask(contract.one, { id });
      expect(data?.title).toBe(title);
      expect(at).toBe(`/?notice=${id}`);
    }
    // What stands in the text alone comes with the words around it, in the languages that have it.
    const texts = (await teacher.ask(contract.search, { q: "PLEASE", size: 10 })).data?.items ?? [];
    expect(texts.some(({ text }) => text !== undefined)).toBe(true);
    for (const { id, title, text } of texts) {
      expect(text === undefined).toBe(/please/i.test(title));
      expect(text ?? "please").toMatch(/^[^|]{0,70}please[^|]{0,140}$/is);
      // No word is cut in two: each stands as it is in the notice's text.
      const { content = "" } = (await teacher.ask(contract.one, { id })).data ?? {};
      const words = content.split(/\s|\|\|\|/);
      expect(
        (text ?? "")
          .replace(/^…|…$/g, "")
          .split(/\s/)
          .filter((word) => word && !words.includes(word)),
      ).toEqual([]);
    }
    // A chance mention in a newer text stands below a title.
    const ranked = (await teacher.ask(contract.search, { q: "fire", size: 10 })).data?.items ?? [];
    expect(ranked[0]?.title).toMatch(/fire/i);
    const byTitle = ranked.map(({ text }) => text === undefined);
    expect(byTitle).toContain(false);
    expect(byTitle).toEqual(byTitle.toSorted((one, other) => Number(other) - Number(one)));
    expect((await teacher.ask(contract.search, { q: "%" })).data).toEqual({ items: [] });
    const others = (await teacher2.ask(contract.search, { q: "a", size: 10 })).data?.items ?? [];
    for (const { id } of others)
      expect(await teacher.ask(contract.one, { id })).toMatchObject({ status: 404 });
    expect(await teacher.ask(contract.search, { q: "a", size: 11 })).toMatchObject({ status: 400 });
  });

  it("sorts notices by any of their columns, and refuses others [WID-03]", async () => {
    const by = async (sort: string, order: string) =>
      (await staff.fetch(`/api/notice/list?size=120&sort=${sort}&order=${order}`)).json() as Promise<{
        status: number;
        data: { list: { title: string; publishedAt: string }[] };
      }>;
    const { data } = await by("publishedAt", "asc");
    const dates = data.list.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort());
    const titles = async (order: string) => (await by("title", order)).data.list.map(({ title }) => title);
    expect(await titles("desc")).toEqual((await titles("asc")).reverse());
    expect((await by("content", "asc")).status).toBe(400);
    expect((await by("title", "asc;--")).status).toBe(400);
  });

  it("finds notices in pieces, in the order of all, each once [SEC-06, WID-03, DESK-10]", async () => {
    const { userId = "", unitId = "" } = (await teacher.call("me", {})).data ?? {};
    expect(userId).not.toBe("");
    const database: ModuleDatabase<NoticeTables> = platform.database;
    const rows = Array.from({ length: LOOKED_AT + 2 }, (_, index) => {
      const words = { title: `Piece ${String(index)}`, content: "quagga", category: "Test" };
      const keys = { words: wordsOf(words), author_key: "", ...keysOf(words) };
      // All of one moment, so that their ids part the pieces.
      const notice = { id: `piece-${String(index).padStart(4, "0")}`, unit_id: unitId, published_at: 1 };
      return { ...notice, author: "", ...words, ...keys };
    });
    await insertRows(database, "notice", rows);
    const titles = async (asked: object) => {
      const { data } = await teacher.ask(contract.list, { keyword: "QUAGGA", size: 2, ...asked });
      return [data?.total, ...(data?.list ?? []).map(({ title }) => title)];
    };
    const total = LOOKED_AT + 2;
    expect(await titles({ sort: "title", order: "asc", start: 2 })).toEqual([total, "Piece 2", "Piece 3"]);
    expect(await titles({ sort: "title", order: "desc" })).toEqual([
      total,
      `Piece ${String(total - 1)}`,
      `Piece ${String(total - 2)}`,
    ]);
    expect(await titles({ start: total / 2 + 1 })).toEqual([total]);
    const found = await teacher.ask(contract.search, { q: "piece 0", size: 5 });
    expect(found.data?.items.map(({ id }) => id)).toEqual(["piece-0000"]);
    await database.deleteFrom("notice").where("id", "like", "piece-%").execute();
  });

  it("publishes and changes notices for those who have the code, in their own unit [ROUTE-04, SEC-04, SEC-11, I18N-07, WID-02]", async () => {
    const words = { title: "试讲安排 ", category: "教务|||Academic", content: "周三\n下午" };
    const admin2 = await platform.client().signIn("admin2");
    const listed = async (who: Client) => (await who.ask(contract.list, { size: 1 })).data?.list[0];
    expect((await teacher2.ask(contract.save, words)).status).toBe(403);
    const before = (await teacher2.ask(contract.list, {})).data?.total ?? 0;
    const { data } = await admin2.ask(contract.save, { ...words, englishTitle: "Trial lessons" });
    const [published] =
      (await teacher2.ask(contract.list, { keyword: "试讲" })).data?.list.filter(
        ({ id }) => id === data?.id,
      ) ?? [];
    expect(published).toMatchObject({
      title: "试讲安排|||Trial lessons",
      author: "林晓燕|||Lin Xiaoyan",
      content: "周三\n下午",
      read: false,
    });
    expect((await teacher2.ask(contract.list, {})).data?.total).toBe(before + 1);
    // An author has read their own notice.
    expect(await listed(admin2)).toMatchObject({ id: data?.id, read: true });

    const id = data?.id ?? "";
    expect((await admin2.ask(contract.save, { ...words, id, title: "改期" })).data).toEqual({ id });
    expect((await teacher2.ask(contract.list, { keyword: "改期" })).data?.total).toBe(1);
    expect(await admin.ask(contract.save, { ...words, id })).toMatchObject({ status: 404 });
    expect((await listed(admin))?.title).not.toContain("试讲");
    const pasted = { title: "\tSports\u000Bday\u0007", content: "One\u000BTwo\r\nThree\u007F" };
    expect((await admin2.ask(contract.save, { ...words, id, ...pasted })).data).toEqual({ id });
    // However long the normal form of its text is, so much of it is searched.
    const { database } = platform;
    const rows = (database as unknown as ModuleDatabase<NoticeTables>)
      .selectFrom("notice")
      .where("id", "=", id);
    const long = { title: "ﷺ".repeat(60), content: `first ${"ﷺ".repeat(1990)}` };
    expect((await admin2.ask(contract.save, { ...words, id, ...long })).data).toEqual({ id });
    const stored = await rows.select(["words", "title_key"]).executeTakeFirstOrThrow();
    expect(stored.words).toHaveLength(8000);
    expect(stored.words).toContain("first");
    expect(stored.title_key).toHaveLength(256);
    const full = { ...words, id, title: "长".repeat(60), content: "文".repeat(1999) + "末" };
    await admin2.ask(contract.save, { ...full, englishContent: `${"text ".repeat(799)}final` });
    expect((await teacher2.ask(contract.list, { keyword: "text final" })).data?.total).toBe(1);
    expect((await admin2.ask(contract.save, { ...words, id, ...pasted })).data).toEqual({ id });
    const [kept] = (await teacher2.ask(contract.list, { keyword: "sports day" })).data?.list ?? [];
    expect(kept).toMatchObject({ id, title: "Sports day", content: "One\nTwo\nThree" });
    for (const wrong of [
      { title: " " },
      { title: "甲|||A" },
      { title: "甲|" },
      { englishTitle: "|A" },
      { content: "" },
      { category: "\u0007" },
    ])
      expect(await admin2.ask(contract.save, { ...words, ...wrong })).toMatchObject({
        status: 400,
        fieldErrors: [{ field: Object.keys(wrong)[0] }],
      });
    expect(await admin2.ask(contract.save, { ...words, title: "长".repeat(61) })).toMatchObject({
      fieldErrors: [{ field: "title", message: "最多 60 个字符|||At most 60 characters" }],
    });
  });

  it("lets a school publish 200 notices a day [SEC-11]", async () => {
    const database = platform.database as unknown as ModuleDatabase<NoticeTables>;
    const row = { unit_id: "2", title: "x", content: "x", author: "x", category: "x", words: "x\nx" };
    const keys = { title_key: "x", category_key: "x", author_key: "x" };
    const rows = Array.from({ length: 200 }, (_, place) => ({
      ...row,
      ...keys,
      id: `full-${place}`,
      published_at: platform.now - 3_600_000,
    }));
    await insertRows(database, "notice", rows);
    const notice = { title: "校运会", category: "活动", content: "周五" };
    expect(await staff.ask(contract.save, notice)).toMatchObject({ status: 429, code: "too_many" });
    await database.deleteFrom("notice").where("id", "like", "full-%").execute();
    expect(await staff.ask(contract.save, notice)).toMatchObject({ status: 200 });
  });
});
