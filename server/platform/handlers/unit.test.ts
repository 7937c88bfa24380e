import type { DecorationSet } from "../../../contract/schemas/uaa";
import { decorationSet } from "../../../contract/schemas/uaa";
import englishCatalogue from "../../../src/base/i18n/compiled/catalogue.en.json";
import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";

jest.setTimeout(60_000);

const DAY = 86_400_000;

describe.each(DATABASES)("a unit's calls on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, teacher2, student, parent, staff, admin } = signedInOn(
    platform,
    "teacher",
    "teacher2",
    "student",
    "parent",
    "staff",
    "admin",
  );

  it("knows who is an admin, and reports it only to them [ROUTE-05]", async () => {
    expect((await admin.call("adminRole", { userId: "2007" })).data).toBe(true);
    expect((await teacher.call("adminRole", { userId: "2001" })).data).toBe(false);
    expect((await teacher.call("adminRole", { userId: "2007" })).status).toBe(403);
    const named = [admin, teacher, staff].map(async (who) => (await who.call("me", {})).data?.administrator);
    expect(await Promise.all(named)).toEqual([true, false, false]);
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

  it("says whether the licences are valid, by its own clock, in all three states [LIC-02]", async () => {
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

  it("shows a unit's branding without a session: name, footer, themes [FOOT-01]", async () => {
    const anyone = platform.client();
    const { data } = await anyone.call("unitConfig", { unitId: "3" });
    expect(data).toMatchObject({ unitName: "星河中学", unitEnName: "Galaxy Middle School" });
    const decoration: DecorationSet = decorationSet.parse(JSON.parse(data?.decorationSet ?? ""));
    expect(decoration.footerMsg.baList).toHaveLength(1);
    expect(decoration.themeList.map(({ color }) => color)).toEqual(
      expect.arrayContaining(["#7a4fc0", "ink", "lotus", "cartoon"]),
    );
    expect(decoration).toMatchObject({
      motto: expect.stringContaining("|||") as string,
      loginTheme: "#7a4fc0",
    });
    expect((await anyone.call("unitConfig", {})).data?.unitId).toBe("2");
    expect((await teacher2.call("unitConfig", {})).data?.unitId).toBe("3");
    expect((await anyone.call("unitConfig", { unitId: "99" })).status).toBe(404);
  });

  it("names the picture behind the pages of a theme, where a unit has one [FOOT-01, THEME-05]", async () => {
    const picture = "/school/hall.jpg";
    await platform.database
      .updateTable("unit_theme")
      .where("unit_id", "=", "3")
      .where("color", "=", "ink")
      .set({ picture })
      .execute();
    const { data } = await platform.client().call("unitConfig", { unitId: "3" });
    const { themeList } = decorationSet.parse(JSON.parse(data?.decorationSet ?? ""));
    expect(themeList.flatMap(({ color, bgurl }) => (bgurl === null ? [] : [[color, bgurl]]))).toEqual([
      ["ink", picture],
    ]);
  });

  it("draws a unit's logo as a picture that cannot run anything [SEC-02]", async () => {
    const logo = await platform.client().fetch("/api/storage/show/unit/2");
    expect(logo.headers.get("content-type")).toContain("image/svg+xml");
    expect(logo.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(await logo.text()).toMatch(/^<svg /);
  });

  it("returns versions of its own services only [VER-01]", async () => {
    const { data } = await platform.client().call("packageVersions", { service: "storage" });
    expect(data).toMatchObject({ serverVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string });
    expect((await platform.client().call("packageVersions", { service: "nothing" })).status).toBe(404);
    // That of its own file, and the lowest of its pages that it works with.
    const { data: duty } = await platform.client().call("packageVersions", { service: "duty" });
    expect(duty).toMatchObject({ serverVersion: "1.0.0", webCodeVersion: "0.0.0" });
  });

  it("serves language files as plain documents, empty for Chinese, which is built in [I18N-02]", async () => {
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
});
