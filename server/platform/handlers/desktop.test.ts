import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { createAccessLog } from "../accessLog";
import { insertRows } from "../module";
import { createOldMessages } from "../oldMessages";

jest.setTimeout(60_000);

describe.each(DATABASES)("the desktop on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, teacher2, student, parent, staff, area } = signedInOn(
    platform,
    "teacher",
    "teacher2",
    "student",
    "parent",
    "staff",
    "area",
  );

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
    expect(await groups(staff)).toEqual(nine.filter((code) => code !== "teaching"));
    expect(await groups(student)).toEqual(["all"]);
    expect(await groups(parent)).toEqual(["all"]);
  });

  it("gives a bureau the menu of a bureau, and its schools none of it [DESK-01, THEME-05]", async () => {
    const bureau = await codesOf(area);
    const school = await codesOf(teacher);
    const ofBureaus = ["schools", "education-statistics", "permits", "inspection", "data-review"];
    expect(bureau).toEqual(expect.arrayContaining([...ofBureaus, "notices", "documents"]));
    expect(school).toEqual(expect.arrayContaining(["timetable", "duty", "notices", "documents"]));
    for (const code of ["timetable", "duty", "homework", "classroom"]) expect(bureau).not.toContain(code);
    for (const code of ofBureaus) expect(school).not.toContain(code);
    const { data } = await area.call("myAppIcons", {});
    expect(data?.find(({ code }) => code === "affairs")?.name).toBe("学校管理|||Schools");
    const sheets = [area, teacher].map(async (who) => (await iconsOf(who))[0]?.glyphPath?.split("#")[0]);
    const [ofArea, ofSchool] = await Promise.all(
      (await Promise.all(sheets)).map(async (address) => (await teacher.fetch(address ?? "")).text()),
    );
    expect(ofArea).toContain('id="search-check"');
    expect(ofSchool).not.toContain('id="search-check"');
  });

  it("has its people wear the colour of their unit until they choose [THEME-05]", async () => {
    const worn = async (who: Client) => (await who.call("desktopColor", {})).data;
    const [bureau, first, second] = await Promise.all([area, student, teacher2].map(worn));
    expect([bureau, first, second].map((each) => each?.color)).toEqual([null, null, null]);
    expect(new Set([bureau, first, second].map((each) => each?.defaultColor)).size).toBe(3);
  });

  it("gives an application every name and a picture for every look [DESK-02]", async () => {
    const drive = (await iconsOf(teacher)).find(({ code }) => code === "drive");
    expect(drive).toMatchObject({
      zname: "云盘",
      shortName: "云盘",
      englishName: "Drive",
      englishShortName: "Drive",
    });
    for (const address of [drive?.imgPath, drive?.imgGrayPath, drive?.imgCartoonPath, drive?.imgLotusPath]) {
      const picture = await teacher.fetch(address ?? "");
      expect(picture.headers.get("content-type")).toContain("image/svg+xml");
      expect(await picture.text()).toMatch(/^<svg[^>]+xmlns=/);
    }
  });

  it("has a picture for every application of the seed [DESK-02]", async () => {
    const icons = [...(await iconsOf(teacher)), ...(await iconsOf(area))];
    const addresses = icons.map(({ imgPath }) => imgPath ?? "");
    const answers = await Promise.all(addresses.map((address) => teacher.fetch(address)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  });

  it("shows an application only to the user types it is for [DESK-02]", async () => {
    expect(await codesOf(teacher)).toContain("classroom");
    expect(await codesOf(staff)).not.toContain("classroom");
    expect(await codesOf(staff)).toContain("documents");
    expect(await codesOf(student)).not.toContain("documents");
    expect(await codesOf(parent)).toContain("mistakes");
    expect(await codesOf(teacher)).not.toContain("mistakes");
    const forStudents = (await iconsOf(student)).map(({ limitUserType }) => limitUserType);
    expect(forStudents.every((types) => types === "" || types.split(",").includes("1"))).toBe(true);
  });

  it("passes hidden and ignored entries on, because clients must drop them themselves [DESK-02]", async () => {
    const icons = await iconsOf(teacher);
    expect(icons.filter(({ updateStatus }) => updateStatus === 0).map(({ code }) => code)).toEqual([
      "seals",
      "titles",
    ]);
    expect(icons.map(({ code }) => code)).toEqual(expect.arrayContaining(["desktop", "comment"]));
  });

  it("says which entries of the menu are installed: those that came with it, those deployed beside it, and those with an address of their own [DESK-15]", async () => {
    const { database, folder } = platform;
    const isInstalled = async (code: string) =>
      (await iconsOf(teacher)).find((icon) => icon.code === code)?.installed;
    expect([await isInstalled("notices"), await isInstalled("exams")]).toEqual([true, false]);
    const deployed = path.join(folder, "more-subapps/exams");
    mkdirSync(deployed);
    expect(await isInstalled("exams")).toBe(true);
    rmSync(deployed, { recursive: true });
    const lead = (menu_route: string | null) =>
      database.updateTable("app").set({ menu_route }).where("code", "=", "exams").execute();
    await lead("https://exams.example/");
    expect(await isInstalled("exams")).toBe(true);
    await lead(null);
  });

  it("keeps the applications of one school from the other [SEC-04]", async () => {
    expect(await codesOf(teacher2)).toContain("dormitory");
    expect(await codesOf(teacher)).not.toContain("dormitory");
    const asked = await teacher.call("myAppIcons", { unitId: "3", userId: "3001" });
    expect(JSON.stringify(asked)).not.toContain("dormitory");
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

  it("writes the access log for the person signed in, whatever the body says [DESK-09]", async () => {
    const entry = { userId: "3001", unitId: "3", resId: "101", resName: "通知公告" };
    expect((await teacher.call("accessDetail", entry)).status).toBe(200);
    const rows = await platform.database
      .selectFrom("access_log")
      .select(["person_id", "unit_id", "resource_id"])
      .execute();
    expect(rows).toEqual([{ person_id: "2001", unit_id: "2", resource_id: "101" }]);
  });

  it("logs 500 openings of a person a day, and forgets all of more than a year ago [DESK-09, SEC-11]", async () => {
    const { database } = platform;
    const row = { unit_id: "2", resource_id: "x", resource_name: "x", type: 1 };
    const add = (person_id: string, count: number, at: number) =>
      insertRows(
        database,
        "access_log",
        Array.from({ length: count }, (_, place) => ({ ...row, id: `${at} ${place}`, person_id, at })),
      );
    await add("2002", 499, platform.now - 1000);
    const count = async (person: string) =>
      (await database.selectFrom("access_log").where("person_id", "=", person).select("id").execute()).length;
    for (let turn = 0; turn < 3; turn += 1)
      await student.call("accessDetail", { resId: `x${turn}`, resName: "x" });
    expect(await count("2002")).toBe(500);
    platform.pass(24 * 3_600_000);
    await student.signIn("student");
    await student.call("accessDetail", { resId: "x", resName: "x" });
    expect(await count("2002")).toBe(501);

    const YEAR = 366 * 24 * 3_600_000;
    await add("2003", 1_200, platform.now - YEAR - 1);
    await createAccessLog(database, () => platform.now).sweep();
    expect([await count("2003"), await count("2002")]).toEqual([0, 501]);
  });

  it("forgets messages of more than a year ago, and no others [MSG-01, SEC-11]", async () => {
    const { database } = platform;
    const row = {
      person_id: "2003",
      memo: "x",
      importance: 3,
      module: "x",
      url: null,
      open_way: null,
      read: 0,
    };
    const at = platform.now - 366 * 24 * 3_600_000;
    await insertRows(
      database,
      "message",
      Array.from({ length: 1_200 }, (_, place) => ({ ...row, id: `old-${place}`, at: at - 1 - place })),
    );
    await insertRows(database, "message", [{ ...row, id: "kept", at }]);
    await createOldMessages(database, () => platform.now).sweep();
    const left = await database.selectFrom("message").where("person_id", "=", "2003").select("id").execute();
    expect(left.map(({ id }) => id)).toContain("kept");
    expect(left.filter(({ id }) => id.startsWith("old-"))).toEqual([]);
  });
});
