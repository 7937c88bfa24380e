import { categories, type CategoryCode } from "../contract/categories";
import { openDatabase, type Database } from "../server/platform/database/open";
import { iconGlyphs } from "../server/platform/icons/glyphs";
import { insertRows } from "../server/platform/module";
import type { Tables } from "../server/platform/database/schema";
import { unlessShort } from "./samples";

/** As many applications a crowded platform offers to everyone, and as many unread messages its people have. */
export const CROWD = { apps: unlessShort(500, 100), messages: unlessShort(5_000, 500) };

/** Teachers and students, as the demo names them. */
const PEOPLE = ["teacher", "student"] as const;
const CODES = Object.keys(categories) as CategoryCode[];
const MINUTE = 60_000;
/** SQLite takes 32,766 values in a statement. */
const BATCH = 500;

const NAMES = Array.from(
  "通知公告课表作业考勤云盘讯录校历文审批会议请假值班安排务成绩选招生级调代学籍长档案德育晨检",
);
const nameOf = (app: number) =>
  Array.from({ length: 4 }, (_, at) => NAMES[(app * 7 + at * 13) % NAMES.length]).join("");

/** Applications of all categories until every person of a school may open as many as are asked for. */
async function fillApps(database: Database, glyphs: readonly string[]): Promise<void> {
  const known = await database
    .selectFrom("app")
    .select(["limit_user_type", "limit_unit_type", "unit_id"])
    .execute();
  const open = known.filter(
    ({ limit_user_type, limit_unit_type, unit_id }) =>
      limit_user_type === "" && limit_unit_type !== "1" && !unit_id,
  );
  const rows = Array.from({ length: CROWD.apps - open.length }, (_, app) => {
    const category = CODES[app % CODES.length] ?? "often";
    return {
      id: `crowd-${app}`,
      code: `crowd-${app}`,
      category,
      category_name: categories[category],
      name: `${nameOf(app)}${app}`,
      short_name: `${nameOf(app)}${app}`,
      english_name: `Crowded ${app}`,
      english_short_name: `Crowded ${app}`,
      glyph: glyphs[app % glyphs.length] ?? "",
      tint: app % 12,
      menu_route: null,
      server_id: `crowd-${app}`,
      limit_user_type: "",
      limit_unit_type: "",
      update_status: 1,
      unit_id: null,
      position: 10_000 + app,
    };
  });
  await insertRows<Tables, "app">(database, "app", rows);
}

/** Messages of every degree, from many applications, each a minute older than the one before. */
async function fillMessages(database: Database, person: string, now: number): Promise<void> {
  const rows = Array.from({ length: CROWD.messages }, (_, message) => ({
    id: `crowd-${person}-${message}`,
    person_id: person,
    memo: `关于${nameOf(message)}的第 ${message} 号通知，请于本周内查阅|||Notice ${message}, please read it within this week`,
    importance: (message % 5) + 1,
    module: `${nameOf(message % 50)}|||Crowded ${message % 50}`,
    app: `crowd-${message % 50}`,
    at: now - message * MINUTE,
    url: message % 3 === 0 ? null : `?app=crowd-${message % 50}&fileId=crowd-${message % 50}`,
    open_way: message % 3 === 0 ? null : "viewport",
    content: JSON.stringify(message % 3 === 0 ? ["请各位老师按时完成。", "如有疑问，请与教务处联系。"] : []),
    child_id: null,
    read: 0,
  }));
  for (let start = 0; start < rows.length; start += BATCH)
    await database
      .insertInto("message")
      .values(rows.slice(start, start + BATCH))
      .execute();
}

/** Crowds the database of a platform that does not run: what everyone may open, and what waits for its people. */
export async function crowd(dataDir: string): Promise<void> {
  const database = await openDatabase({ url: null, dataDir });
  const people = await database.selectFrom("person").where("login_name", "in", PEOPLE).select("id").execute();
  // Many drawings in the sheet, as of applications that differ.
  await fillApps(
    database,
    [...iconGlyphs].filter((_, glyph) => glyph % 8 === 0),
  );
  for (const { id } of people) await fillMessages(database, id, Date.now());
  await database.destroy();
}
