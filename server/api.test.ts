import englishCatalogue from "../src/i18n/en.json";
import { readXlsx } from "hucre/xlsx";
import path from "node:path";
import { type Call, type CallName, calls } from "../contract/paths";
import type { DecorationSet } from "../contract/schemas";
import { decorationSet } from "../contract/schemas/uaa";
import { openDatabase } from "./db/open";
import { DATABASES, TestDatabases } from "./testing/databases";
import { type Client, TestPlatform } from "./testing/platform";

jest.setTimeout(60_000);

const DAY = 86_400_000;

describe.each(DATABASES)("the calls on %s", (kind) => {
  const databases = new TestDatabases(kind);
  let databaseUrl: string | null;
  let platform: TestPlatform;
  let teacher: Client;
  let teacher2: Client;
  let student: Client;
  let parent: Client;
  let staff: Client;
  let admin: Client;

  beforeAll(async () => {
    databaseUrl = await databases.url();
    platform = await new TestPlatform({ databaseUrl }).start();
    const signIn = (name: string) => platform.client().signIn(name);
    teacher = await signIn("teacher");
    teacher2 = await signIn("teacher2");
    student = await signIn("student");
    parent = await signIn("parent");
    staff = await signIn("staff");
    admin = await signIn("admin");
  });
  afterAll(async () => {
    await platform.remove();
    await databases.stop();
  });

  const iconsOf = async (who: Client) => {
    const { data } = await who.call("myAppIcons", {});
    return (data ?? []).flatMap(({ iconVMs }) => iconVMs);
  };
  const codesOf = async (who: Client) => (await iconsOf(who)).map(({ code }) => code);

  it("groups the applications of teachers and staff in the nine categories, flat for others [DESK-01]", async () => {
    const groups = async (who: Client) => (await who.call("myAppIcons", {})).data?.map(({ code }) => code);
    const nine = [
      "often",
      "administration",
      "affairs",
      "data",
      "staff",
      "teaching",
      "research",
      "student",
      "logistics",
    ];
    expect(await groups(teacher)).toEqual(nine);
    expect(await groups(staff)).toEqual(nine);
    expect(await groups(student)).toEqual(["all"]);
    expect(await groups(parent)).toEqual(["all"]);
  });

  it("gives an application every name and a picture for every look [DESK-02]", async () => {
    const drive = (await iconsOf(teacher)).find(({ code }) => code === "drive");
    expect(drive).toMatchObject({
      zname: "校园云盘",
      shortName: "云盘",
      englishName: "School Drive",
      englishShortName: "Drive",
    });
    for (const address of [drive?.imgPath, drive?.imgGrayPath, drive?.imgCartoonPath, drive?.imgLotusPath]) {
      const picture = await teacher.fetch(address ?? "");
      expect(picture.headers.get("content-type")).toContain("image/svg+xml");
      expect(await picture.text()).toMatch(/^<svg[^>]+xmlns=/);
    }
  });

  it("has a picture for every application of the seed [DESK-02]", async () => {
    const addresses = (await iconsOf(teacher)).map(({ imgPath }) => imgPath ?? "");
    const answers = await Promise.all(addresses.map((address) => teacher.fetch(address)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  });

  it("shows an application only to the user types it is for [DESK-02]", async () => {
    expect(await codesOf(teacher)).toContain("substitutes");
    expect(await codesOf(staff)).not.toContain("substitutes");
    expect(await codesOf(staff)).toContain("documents");
    expect(await codesOf(student)).not.toContain("documents");
    expect(await codesOf(parent)).toContain("mistakes");
    expect(await codesOf(teacher)).not.toContain("mistakes");
    const forStudents = (await iconsOf(student)).map(({ limitUserType }) => limitUserType);
    expect(forStudents.every((types) => types === "" || types.split(",").includes("1"))).toBe(true);
  });

  it("passes hidden and ignored entries on, as clients must drop them themselves [DESK-02]", async () => {
    const icons = await iconsOf(teacher);
    expect(icons.filter(({ updateStatus }) => updateStatus === 0).map(({ code }) => code)).toEqual([
      "seals",
      "titles",
    ]);
    expect(icons.map(({ code }) => code)).toEqual(expect.arrayContaining(["desktop", "comment"]));
  });

  it("keeps the applications of one school from the other [SEC-04]", async () => {
    expect(await codesOf(teacher2)).toContain("dormitory");
    expect(await codesOf(teacher)).not.toContain("dormitory");
    const asked = await teacher.call("myAppIcons", { unitId: "3", userId: "3001" });
    expect(JSON.stringify(asked)).not.toContain("dormitory");
  });

  it("counts what is unread by application, for the badge beyond 99 too [DESK-03]", async () => {
    const { data } = await teacher.call("unreadCodeCount", {});
    expect(data).toEqual(
      expect.arrayContaining([
        { code: "approvals", num: 128 },
        { code: "notices", num: 12 },
      ]),
    );
  });

  it("says of each school whether unread messages show as a count or a dot [MSG-02, DESK-03]", async () => {
    const configOf = async (who: Client) => {
      const { data } = await who.call("messageConfig", {});
      return JSON.parse(data?.config ?? "") as unknown;
    };
    expect(await configOf(teacher)).toEqual({ pcOpen: true });
    expect(await configOf(teacher2)).toEqual({ pcOpen: false });
    for (const [unitId, pcOpen] of [
      ["2", true],
      ["3", false],
    ] as const)
      expect((await platform.client().call("unitConfig", { unitId })).data).toMatchObject({ pcOpen });
  });

  it("counts waiting to-dos and messages [MSG-01]", async () => {
    expect((await teacher.call("unhandledCount", {})).data).toEqual({ todo: 4, message: 4 });
  });

  it("knows who is an admin, and tells it to nobody else [ROUTE-05]", async () => {
    expect((await admin.call("adminRole", { userId: "2007" })).data).toBe(true);
    expect((await teacher.call("adminRole", { userId: "2001" })).data).toBe(false);
    expect((await teacher.call("adminRole", { userId: "2007" })).status).toBe(403);
  });

  it("tells whether the licences run, by its own clock, in all three states [LIC-02]", async () => {
    expect((await teacher.call("unitLicence", { unitId: "2" })).data).toBe(true);
    const { data } = await teacher.call("modules", {});
    const daysLeft = (data ?? []).map(({ endTime }) => Math.round((endTime - platform.now) / DAY));
    expect(daysLeft.some((days) => days < 0)).toBe(true);
    expect(daysLeft.some((days) => days >= 0 && days <= 90)).toBe(true);
    expect(daysLeft.some((days) => days > 90)).toBe(true);
    expect((await teacher.call("moduleLicence", { serverId: "electives" })).data).toBe(false);
    expect((await teacher.call("moduleLicence", { serverId: "exams" })).data).toBe(true);
    expect((await teacher.call("moduleLicence", { serverId: "canteen" })).data).toBe(true);
  });

  it("treats another unit's licence as if there were no such unit [SEC-04]", async () => {
    expect((await teacher.call("unitLicence", { unitId: "3" })).status).toBe(404);
    expect((await teacher.call("moduleLicence", { unitId: "3", serverId: "exams" })).status).toBe(404);
  });

  it("stores a person's theme and gives it back [THEME-05]", async () => {
    expect((await student.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: null });
    expect((await student.call("setTheme", { type: "color", theme: "lotus" })).data).toBe("success");
    expect((await student.call("desktopColor", {})).data).toEqual({ color: "lotus", defaultColor: null });
    expect((await teacher.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: null });
  });

  it("lets only an admin set the unit's theme, for their own unit; later choices win over it [THEME-05]", async () => {
    expect((await teacher.call("setTheme", { type: "default_color", theme: "ink" })).status).toBe(403);
    platform.pass(1000);
    expect((await admin.call("setTheme", { type: "default_color", theme: "ink" })).data).toBe("success");
    expect((await student.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: "ink" });
    expect((await teacher2.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: null });
    platform.pass(1000);
    await student.call("setTheme", { type: "color", theme: "#1f8a70" });
    expect((await student.call("desktopColor", {})).data).toEqual({ color: "#1f8a70", defaultColor: "ink" });
  });

  it("pages the notices of the person's own unit, newest first, each once [WID-03]", async () => {
    const first = await teacher.call("notices", {});
    expect(first.data?.total).toBe(120);
    expect(first.data?.list).toHaveLength(30);
    const pages = await Promise.all([1, 2, 3].map((start) => teacher.call("notices", { start, size: 50 })));
    const all = pages.flatMap(({ data }) => data?.list ?? []);
    expect(all).toHaveLength(120);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const dates = all.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(all.filter(({ read }) => !read)).toHaveLength(12);
    expect((await teacher.call("notices", { start: 9, size: 50 })).data).toEqual({ list: [], total: 120 });
  });

  it("keeps the notices of one school from the other [SEC-04]", async () => {
    const ids = async (who: Client) =>
      (await who.call("notices", { size: 200 })).data?.list.map(({ id }) => id) ?? [];
    const [own, others] = [await ids(teacher), await ids(teacher2)];
    expect(own.filter((id) => others.includes(id))).toEqual([]);
  });

  it("counts a notice as read for whoever has read it, once, and for nobody else [DESK-03, SEC-04]", async () => {
    const unreadOf = async (who: Client) =>
      (await who.call("unreadCodeCount", {})).data?.find(({ code }) => code === "notices")?.num;
    const newest = async (who: Client) => (await who.call("notices", { size: 1 })).data?.list[0];
    const before = [await unreadOf(staff), await unreadOf(admin)];
    const { id = "" } = (await newest(staff)) ?? {};
    expect(await staff.call("readNotice", { id })).toMatchObject({ status: 200, data: null });
    expect(await staff.call("readNotice", { id })).toMatchObject({ status: 200, data: null });
    expect(await unreadOf(staff)).toBe((before[0] ?? 0) - 1);
    expect((await newest(staff))?.read).toBe(true);
    expect([await unreadOf(admin), (await newest(admin))?.read]).toEqual([before[1], false]);
    expect(await teacher2.call("readNotice", { id })).toMatchObject({ status: 404, code: "not_found" });
    expect(await staff.call("readNotice", { id: "none" })).toMatchObject({ status: 404 });
  });

  it("searches notices for the words as they are, wildcards included [SEC-04]", async () => {
    const found = await teacher.call("notices", { keyword: "FIRE drill" });
    expect(found.data?.total).toBe(10);
    expect((await teacher.call("notices", { keyword: "%" })).data?.total).toBe(0);
    expect((await teacher.call("notices", { keyword: "' or 1=1 --" })).data?.total).toBe(0);
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

  it("publishes and changes notices for those who have the code, in their own unit [ROUTE-04, SEC-04]", async () => {
    const words = { title: "试讲安排 ", category: "教务|||Academic", content: "周三\n下午" };
    const admin2 = await platform.client().signIn("admin2");
    const listed = async (who: Client) => (await who.call("notices", { size: 1 })).data?.list[0];
    expect((await teacher2.call("saveNotice", words)).status).toBe(403);
    const before = (await teacher2.call("notices", {})).data?.total ?? 0;
    const { data } = await admin2.call("saveNotice", { ...words, englishTitle: "Trial lessons" });
    const [published] =
      (await teacher2.call("notices", { keyword: "试讲" })).data?.list.filter(({ id }) => id === data?.id) ??
      [];
    expect(published).toMatchObject({
      title: "试讲安排|||Trial lessons",
      author: "林晓燕",
      content: "周三\n下午",
      read: false,
    });
    expect((await teacher2.call("notices", {})).data?.total).toBe(before + 1);

    const id = data?.id ?? "";
    expect((await admin2.call("saveNotice", { ...words, id, title: "改期" })).data).toEqual({ id });
    expect((await teacher2.call("notices", { keyword: "改期" })).data?.total).toBe(1);
    expect(await admin.call("saveNotice", { ...words, id })).toMatchObject({ status: 404 });
    expect((await listed(admin))?.title).not.toContain("试讲");
    for (const wrong of [
      { title: " " },
      { title: "甲|||A" },
      { title: "甲|" },
      { englishTitle: "|A" },
      { content: "" },
      { category: "\u0000" },
    ])
      expect((await admin2.call("saveNotice", { ...words, ...wrong })).status).toBe(400);
  });

  it("shows a unit's face without a session: name, footer, themes [FOOT-01]", async () => {
    const anyone = platform.client();
    const { data } = await anyone.call("unitConfig", { unitId: "3" });
    expect(data).toMatchObject({ unitName: "星河中学", unitEnName: "Galaxy Middle School" });
    const decoration: DecorationSet = decorationSet.parse(JSON.parse(data?.decorationSet ?? ""));
    expect(decoration.footerMsg.baList).toHaveLength(1);
    expect(decoration.themeList.map(({ color }) => color)).toEqual(
      expect.arrayContaining(["ink", "lotus", "cartoon"]),
    );
    expect((await anyone.call("unitConfig", {})).data?.unitId).toBe("2");
    expect((await teacher2.call("unitConfig", {})).data?.unitId).toBe("3");
    expect((await anyone.call("unitConfig", { unitId: "99" })).status).toBe(404);
  });

  it("draws a unit's logo as a picture that cannot run anything [SEC-02]", async () => {
    const logo = await platform.client().fetch("/api/storage/show/unit/2");
    expect(logo.headers.get("content-type")).toContain("image/svg+xml");
    expect(logo.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(await logo.text()).toMatch(/^<svg /);
  });

  it("gives the permission tree to teachers and staff only, each with their own codes [ROUTE-03]", async () => {
    const tree = async (who: Client) => JSON.stringify((await who.call("codeTree", { code: "portal" })).data);
    expect(await tree(teacher)).toContain("portal_desktop");
    expect(await tree(teacher)).not.toContain("portal_area_theme");
    expect(await tree(staff)).toContain("portal_area_theme");
    expect(await tree(staff)).not.toContain("notices_publish");
    expect(await tree(student)).toBe("[]");
    expect(await tree(parent)).toBe("[]");
  });

  it("writes the access log for whoever is signed in, whatever the body says [DESK-09]", async () => {
    const entry = { userId: "3001", unitId: "3", resId: "101", resName: "通知公告" };
    expect((await teacher.call("accessDetail", entry)).status).toBe(200);
    const database = await openDatabase({ url: databaseUrl, dataDir: path.join(platform.folder, "data") });
    const rows = await database
      .selectFrom("access_log")
      .select(["person_id", "unit_id", "resource_id"])
      .execute();
    await database.destroy();
    expect(rows).toEqual([{ person_id: "2001", unit_id: "2", resource_id: "101" }]);
  });

  it("gives versions of its services and none of others [VER-01]", async () => {
    const { data } = await platform.client().call("packageVersions", { service: "notice" });
    expect(data).toMatchObject({ serverVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string });
    expect((await platform.client().call("packageVersions", { service: "nothing" })).status).toBe(404);
  });

  it("serves language files as plain documents, empty where Chinese is built in [I18N-02]", async () => {
    const read = async (address: string) =>
      (await platform.client().fetch(address)).json() as Promise<object>;
    expect(Object.keys(await read("/common/plugins/common-ph/2.0.0/lang/en-ph.json")).length).toBeGreaterThan(
      0,
    );
    expect(await read("/common/plugins/common-ph/2.0.0/lang/zh-CN-ph.json")).toEqual({});
    const words = {
      ...(await read("/common/plugins/common-ph/2.0.0/lang/en-ph.json")),
      ...(await read("/pages/base/lang/en-base.json")),
    };
    expect(Object.keys(words).length).toBeGreaterThan(1);
    expect(Object.keys(words).filter((id) => !(id in englishCatalogue))).toEqual([]);
    expect(await read("/pages/some-app/lang/zh-CN-some-app.json")).toEqual({});
  });

  it("asks for a session on every call that is not open [SEC-04]", async () => {
    const closed = (Object.keys(calls) as CallName[]).filter((name) => {
      const spec: Call = calls[name];
      return !spec.open && !spec.formPost;
    });
    expect(closed.length).toBeGreaterThan(30);
    for (const name of closed) {
      const spec: Call = calls[name];
      const answer = await platform.client().fetch(spec.path.replace(/\{\w+\}/g, "1"), {
        method: spec.method,
        headers: { "x-device-type": "pc" },
      });
      expect([name, answer.status, await answer.json()]).toEqual([
        name,
        200,
        expect.objectContaining({ status: 401, code: "unauthorized", data: null }),
      ]);
    }
  });

  it("says openly which calls it does not offer yet [API-16]", async () => {
    const answer = await teacher.call("voiceToken", { language: "zh-CN" });
    expect(answer).toMatchObject({ status: 501, code: "not_implemented" });
    expect(answer.message).toContain("|||");
    const upload = new FormData();
    upload.set("file", new Blob(["x".repeat(100_000)]), "a.bin");
    const headers = { "x-device-type": "pc" };
    const taken = await teacher.fetch("/zuul/api/storage/upload", { method: "POST", body: upload, headers });
    expect(await taken.json()).toMatchObject({ status: 501 });
  });

  describe("a table's download", () => {
    const TABLE =
      "<table><tr><th colspan=2>成绩</th></tr><tr><td>=1+1</td><td>90</td></tr></table><script>x</script>";
    const post = (who: Client, fields: Record<string, string>, origin: string | null = platform.url) =>
      who.fetch("/api/base/common/table2xls", {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: origin === null ? {} : { origin },
      });

    it("answers a form with a real spreadsheet, named after its title [WID-06]", async () => {
      const answer = await post(teacher, { title: "期中 / 成绩", data: TABLE });
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "content-disposition": `attachment; filename="__ _ __.xlsx"; filename*=UTF-8''${encodeURIComponent("期中 _ 成绩.xlsx")}`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
      expect(sheets[0]).toMatchObject({
        name: "期中 成绩",
        rows: [
          ["成绩", null],
          ["=1+1", 90],
        ],
        merges: [{ startRow: 0, endRow: 0, startCol: 0, endCol: 1 }],
      });
    });

    it.each([
      ["another site", "https://evil.example"],
      ["a page that hides where it comes from", "null"],
      ["no page", null],
      ["another port of this host", "http://127.0.0.1:1"],
    ])("refuses a form of %s [SEC-04, WID-06]", async (_, origin) => {
      const answer = await post(teacher, { title: "t", data: TABLE }, origin);
      expect(await answer.json()).toMatchObject({ status: 403, code: "device_header", data: null });
    });

    it("refuses a foreign form although it carries a device header's name as a field [SEC-04]", async () => {
      const fields = { title: "t", data: TABLE, "x-device-type": "pc" };
      const answer = await post(teacher, fields, "https://evil.example");
      expect(await answer.json()).toMatchObject({ status: 403 });
    });

    it("asks for a session [SEC-04, WID-06]", async () => {
      const answer = await post(platform.client(), { title: "t", data: TABLE });
      expect(await answer.json()).toMatchObject({ status: 401, code: "unauthorized" });
    });

    it.each(["", "words", "<table></table>", "<table><tr></tr></table>"])(
      "asks for a table where %j is none [WID-06]",
      async (data) => {
        expect(await (await post(teacher, { title: "t", data })).json()).toMatchObject({
          status: 400,
          code: "no_table",
          message: "请指定需要下载的表格|||Please choose the table to download",
        });
      },
    );

    it.each([
      ["more cells than a sheet takes", `<table>${"<tr><td colspan=1000>".repeat(60)}</table>`],
      ["more bytes than the call takes", `<table><tr><td>${"x".repeat(5 << 20)}</table>`],
    ])("answers 413 to %s [SEC-04, WID-06]", async (_, data) => {
      const answer = await post(teacher, { title: "t", data });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ status: 413, code: "too_large" });
    });

    it("takes more than other calls do, which a page of rows needs [WID-06]", async () => {
      const data = `<table>${`<tr>${"<td>王子涵</td>".repeat(10)}</tr>`.repeat(3_000)}</table>`;
      const answer = await post(teacher, { title: "t", data });
      expect(answer.headers.get("content-type")).toContain("spreadsheetml");
    });
  });

  describe("bad input", () => {
    const post = async (body: string | Uint8Array<ArrayBuffer>, type: string) => {
      const headers = { "content-type": type, "x-device-type": "pc" };
      return platform.client().fetch("/api/uaa/oauth/login", { method: "POST", body, headers });
    };

    it("names what is missing, field by field, in both languages [API-07]", async () => {
      const answer = await (await post("username=%20&password=", "application/x-www-form-urlencoded")).json();
      expect(answer).toEqual({
        status: 400,
        code: "invalid_request",
        message: "用户名不能为空！|||User name cannot be empty!",
        data: null,
        fieldErrors: [
          { message: "用户名不能为空！|||User name cannot be empty!" },
          { message: "密码不能为空！|||Password cannot be empty!" },
        ],
      });
      const size = await teacher.fetch("/api/notice/list?size=lots");
      expect(await size.json()).toMatchObject({
        status: 400,
        message: "参数 size 不正确|||Parameter size is not valid",
      });
    });

    it.each([
      ["truncated JSON", '{"username":"teach', "application/json"],
      ["an unknown type", "<login/>", "application/xml"],
      ["a list for an object", "[1,2]", "application/json"],
      ["nested parameters", `username[a][b][c][d][e][f]=1&password=x`, "application/x-www-form-urlencoded"],
      [
        "prototype names",
        "__proto__[admin]=1&constructor[prototype][admin]=1",
        "application/x-www-form-urlencoded",
      ],
    ])("answers %s with an envelope [API-12]", async (_, body, type) => {
      const answer = await post(body, type);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        status: 400,
        data: null,
        message: expect.stringContaining("|||") as string,
      });
      expect(platform.log).toEqual([]);
    });

    it("refuses a body beyond the limit as HTTP 413 with an envelope [API-12]", async () => {
      const answer = await post(`username=${"x".repeat(1_100_000)}`, "application/x-www-form-urlencoded");
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ status: 413, code: "too_large" });
    });

    it("answers an unknown call with 404 and an envelope [API-12]", async () => {
      const answer = await platform.client().fetch("/api/uaa/oauth/nothing");
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ status: 404, code: "not_found" });
    });
  });
});

describe("the demo schools", () => {
  it("are the same at every first start but for the dates [RUN-01]", async () => {
    const both = [new TestPlatform(), new TestPlatform()];
    try {
      const answers = await Promise.all(
        both.map(async (platform) => {
          const who = await (await platform.start()).client().signIn("teacher");
          return [
            await who.call("myAppIcons", {}),
            await who.call("notices", { size: 200 }),
            await who.call("me", {}),
          ];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    } finally {
      await Promise.all(both.map((platform) => platform.remove()));
    }
  });

  it("stay as people left them at the second start [RUN-01]", async () => {
    const platform = await new TestPlatform().start();
    try {
      await (await platform.client().signIn("student")).call("setTheme", { type: "color", theme: "cartoon" });
      await platform.stop();
      await platform.start();
      const again = await platform.client().signIn("student");
      expect((await again.call("desktopColor", {})).data?.color).toBe("cartoon");
    } finally {
      await platform.remove();
    }
  });
});
