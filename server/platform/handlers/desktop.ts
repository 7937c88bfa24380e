import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { isAdmin } from "../auth/roles";
import type { Register } from "../call";
import type { Tables } from "../database/schema";
import { refusals } from "../envelope";
import { unreadOfModules } from "../modules/register";
import { PLATFORM } from "../version";

/** User types whose applications come grouped by category: teachers, and staff who are treated like teachers. */
const GROUPED = new Set([2, 4]);
const DESKTOP_APP = 1;

const allows = (types: string, type: number) => types === "" || types.split(",").includes(String(type));

const picture = (style: string, app: Selectable<Tables["app"]>) =>
  `/common/app-icons/${style}/${app.glyph}-${app.tint}.svg?v=${PLATFORM.serverVersion}`;

const iconOf = (app: Selectable<Tables["app"]>) => ({
  id: app.id,
  code: app.code,
  zname: app.name,
  name: app.name,
  shortName: app.short_name,
  englishShortName: app.english_short_name,
  englishName: app.english_name,
  iconImg: picture("color", app),
  imgPath: picture("color", app),
  imgGrayPath: picture("gray", app),
  imgCartoonPath: picture("cartoon", app),
  imgLotusPath: picture("lotus", app),
  menuRoute: app.menu_route,
  serverId: app.server_id,
  deployPath: null,
  frontUserType: "",
  limitUserType: app.limit_user_type,
  updateStatus: app.update_status,
  appType: DESKTOP_APP,
});

/** The applications of the person, what is unread in them, and the log of what was opened. */
function appHandlers(call: Register): void {
  call("myAppIcons", async ({ appType }, { database, me }) => {
    if (appType !== DESKTOP_APP) return [];
    const rows = await database
      .selectFrom("app")
      .selectAll()
      .where((is) => is.or([is("unit_id", "is", null), is("unit_id", "=", me.unitId)]))
      .orderBy("position")
      .execute();
    const apps = rows.filter((app) => allows(app.limit_user_type, me.type));
    if (!GROUPED.has(me.type))
      return [{ code: "all", name: "全部应用|||All applications", iconVMs: apps.map(iconOf) }];
    const categories = new Map(apps.map((app) => [app.category, app.category_name]));
    return [...categories].map(([code, name]) => ({
      code,
      name,
      iconVMs: apps.filter(({ category }) => category === code).map(iconOf),
    }));
  });

  call("unreadCodeCount", async (_, { me, ...services }) => {
    const counts = await services.database
      .selectFrom("app_unread")
      .where("person_id", "=", me.id)
      .select(["code", "num"])
      .orderBy("code")
      .execute();
    return [...counts, ...(await unreadOfModules(services, me))];
  });

  call("accessDetail", async ({ resId, resName, type }, { database, me, now }) => {
    await database
      .insertInto("access_log")
      .values({
        id: randomUUID(),
        person_id: me.id,
        unit_id: me.unitId,
        resource_id: resId,
        resource_name: resName,
        type,
        at: now(),
      })
      .execute();
    return null;
  });
}

/** What waits for the person, and how it is shown. */
function countHandlers(call: Register): void {
  call("unhandledCount", async (_, { database, me }) => {
    const [todo, message] = await Promise.all([
      database
        .selectFrom("todo")
        .where("person_id", "=", me.id)
        .where("done", "=", 0)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow(),
      database
        .selectFrom("message")
        .where("person_id", "=", me.id)
        .where("read", "=", 0)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow(),
    ]);
    return { todo: todo.count, message: message.count };
  });

  call("messageConfig", async (_, { database, me }) => {
    const { counts_unread } = await database
      .selectFrom("unit")
      .where("id", "=", me.unitId)
      .select("counts_unread")
      .executeTakeFirstOrThrow();
    return { config: JSON.stringify({ pcOpen: counts_unread === 1 }) };
  });
}

/** The person's theme and the unit's default. */
function themeHandlers(call: Register): void {
  call("desktopColor", async (_, { database, me }) => {
    const row = await database
      .selectFrom("person")
      .innerJoin("unit", "unit.id", "person.unit_id")
      .where("person.id", "=", me.id)
      .select(["theme", "theme_at", "default_theme", "default_theme_at"])
      .executeTakeFirstOrThrow();
    const own = row.theme_at >= row.default_theme_at ? row.theme : null;
    return { color: own, defaultColor: row.default_theme };
  });

  call("setTheme", async ({ type, theme }, { database, me, now }) => {
    if (type === "color") {
      await database.updateTable("person").set({ theme, theme_at: now() }).where("id", "=", me.id).execute();
      return "success" as const;
    }
    if (!(await isAdmin(database, me.id))) throw refusals.forbidden();
    await database
      .updateTable("unit")
      .set({ default_theme: theme, default_theme_at: now() })
      .where("id", "=", me.unitId)
      .execute();
    return "success" as const;
  });
}

/** The desktop: applications and their counts, theme, access log. */
export function desktopHandlers(call: Register): void {
  appHandlers(call);
  countHandlers(call);
  themeHandlers(call);
}
