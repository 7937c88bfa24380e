import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";

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
});
