import { DATABASES } from "../../testing/databases";
import type { Client } from "../../testing/platform";
import { platformOn, signedInOn } from "../../testing/platformOn";

jest.setTimeout(60_000);

const HOUR = 3_600_000;
/** What the demo's two schools begin with. */
const GREEN = "#2f7d6b";
const VIOLET = "#7a4fc0";

describe.each(DATABASES)("themes on %s", (kind) => {
  const platform = platformOn(kind);
  const { teacher, teacher2, student, parent, admin, admin2 } = signedInOn(
    platform,
    "teacher",
    "teacher2",
    "student",
    "parent",
    "admin",
    "admin2",
  );
  beforeEach(() => platform.pass(1000));

  const shown = async (who: Client) => {
    const { data } = await who.call("desktopColor", {});
    return data?.color ?? data?.defaultColor ?? null;
  };
  const everyone = () => Promise.all([teacher, student, parent, teacher2].map(shown));
  const choose = (who: Client, theme: string) => who.call("setTheme", { type: "color", theme });
  const setForAll = (who: Client, theme: string) => who.call("setTheme", { type: "default_color", theme });
  const preview = async (who: Client, theme: string) => (await who.call("themeSyncPreview", { theme })).data;
  const undo = async (who: Client) => {
    const last = (await preview(who, "ink"))?.last;
    return who.call("undoThemeSync", { at: last?.at ?? 0 });
  };

  it("stores a person's theme and returns it [THEME-05]", async () => {
    expect((await student.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: GREEN });
    expect((await choose(student, "lotus")).data).toBe("success");
    expect((await student.call("desktopColor", {})).data).toEqual({ color: "lotus", defaultColor: GREEN });
    expect((await teacher.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: GREEN });
  });

  it("counts the active people of the unit who would be shown another theme, in every spelling of it [THEME-05]", async () => {
    const all = await platform.database
      .selectFrom("person")
      .where("unit_id", "=", "2")
      .where("status", "=", 1)
      .select("id")
      .execute();
    expect(await preview(admin, "ink")).toEqual({ people: all.length, last: null });
    expect(await preview(admin, "lotus")).toEqual({ people: all.length - 1, last: null });
    // What the school shows without any choice.
    expect(await preview(admin, GREEN.toUpperCase())).toEqual({ people: 1, last: null });
    await choose(parent, "#ABC");
    expect((await preview(admin, "#aabbcc"))?.people).toBe(all.length - 1);
    await platform.database
      .updateTable("person")
      .set({ status: 0 })
      .where("login_name", "=", "staff")
      .execute();
    expect((await preview(admin, "ink"))?.people).toBe(all.length - 1);
    await platform.database
      .updateTable("person")
      .set({ status: 1 })
      .where("login_name", "=", "staff")
      .execute();
  });

  it("lets only an admin set a theme for all, for their own unit; later choices win over it [THEME-05]", async () => {
    expect((await setForAll(teacher, "ink")).status).toBe(403);
    expect((await setForAll(admin, "ink")).data).toBe("success");
    expect((await student.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: "ink" });
    expect((await teacher2.call("desktopColor", {})).data).toEqual({ color: null, defaultColor: VIOLET });
    expect((await preview(admin, "ink"))?.people).toBe(0);
    platform.pass(1000);
    await choose(teacher, "#1f8a70");
    expect((await teacher.call("desktopColor", {})).data).toEqual({ color: "#1f8a70", defaultColor: "ink" });
    expect((await preview(admin, "ink"))?.people).toBe(1);
  });

  it("says who set it and when, to the unit's admins alone [THEME-05, SEC-04]", async () => {
    const last = (await preview(admin, "red"))?.last;
    expect(last).toEqual({ theme: "ink", former: GREEN, at: expect.any(Number) as number, by: "陈志强" });
    expect((await preview(admin2, "red"))?.last).toBeNull();
    expect((await teacher.call("themeSyncPreview", { theme: "red" })).status).toBe(403);
    expect((await platform.client().call("themeSyncPreview", { theme: "red" })).status).toBe(401);
  });

  it("gives everyone back exactly what they had, one theme for all after the other, and keeps what was chosen since [THEME-05]", async () => {
    const before = await everyone();
    await setForAll(admin, "cartoon");
    expect(await everyone()).toEqual(["cartoon", "cartoon", "cartoon", VIOLET]);
    platform.pass(1000);
    await choose(parent, "red");
    expect((await undo(admin)).data).toBe("success");
    expect(await everyone()).toEqual([...before.slice(0, 2), "red", VIOLET]);
    // The one before it is the last again, and without it the first choices count.
    expect((await preview(admin, "red"))?.last?.theme).toBe("ink");
    expect((await undo(admin)).data).toBe("success");
    expect(await everyone()).toEqual(["#1f8a70", "lotus", "red", VIOLET]);
    expect((await preview(admin, "red"))?.last).toBeNull();
  });

  it("takes nothing back for others, twice, in place of a later one, or after 24 hours [THEME-05, SEC-04]", async () => {
    await setForAll(admin, "ink");
    const first = (await preview(admin, "red"))?.last?.at ?? 0;
    expect((await teacher.call("undoThemeSync", { at: first })).status).toBe(403);
    expect((await admin2.call("undoThemeSync", { at: first })).status).toBe(409);
    platform.pass(1000);
    await setForAll(admin, "lotus");
    expect((await admin.call("undoThemeSync", { at: first })).code).toBe("nothing_to_undo");
    expect(await shown(teacher)).toBe("lotus");
    const second = (await preview(admin, "red"))?.last?.at ?? 0;
    // Sessions have ended by then.
    platform.pass(24 * HOUR - 1000);
    await admin.signIn("admin");
    expect((await preview(admin, "red"))?.last?.at).toBe(second);
    platform.pass(1000);
    expect((await preview(admin, "red"))?.last).toBeNull();
    expect((await admin.call("undoThemeSync", { at: second })).status).toBe(409);
    await teacher.signIn("teacher");
    expect(await shown(teacher)).toBe("lotus");
    await setForAll(admin, "#457cd6");
    expect((await undo(admin)).data).toBe("success");
    expect((await undo(admin)).status).toBe(409);
    expect(await shown(teacher)).toBe("lotus");
  });

  it("keeps fifty themes for all of a day, however often one is set [THEME-05, SEC-11]", async () => {
    for (let turn = 0; turn < 55; turn += 1) {
      platform.pass(1);
      await admin.call("setTheme", { type: "default_color", theme: "#457cd6" });
    }
    const rows = await platform.database
      .selectFrom("theme_sync")
      .where("unit_id", "=", "2")
      .select("at")
      .execute();
    expect(rows).toHaveLength(50);
  });
});
