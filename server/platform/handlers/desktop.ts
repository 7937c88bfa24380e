import type { Selectable } from "kysely";
import { allows } from "../allows";
import type { Me } from "../auth/sessionModel";
import { defineHandlers } from "../defineHandlers";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import { glyphSheet } from "../icons/glyphSheet";
import { waitingByApp } from "../inbox";
import { installedCodes, isInstalled } from "../modules/installed";
import { MODULE_NEEDS, unreadOfModules } from "../modules/register";
import { missingCodeOf } from "../permissions";
import type { Services } from "../services";
import { PLATFORM } from "../version";

/** User types whose applications come grouped by category: teachers, and staff who are treated like teachers. */
const GROUPED = new Set([2, 4]);
const DESKTOP_APP = 1;

/** The applications that a person's unit has, in the order of its menu, whatever its people may open. */
async function appsOfUnit(
  database: Database,
  { unitId, unitType }: Pick<Me, "unitId" | "unitType">,
): Promise<readonly Selectable<Tables["app"]>[]> {
  const rows = await database
    .selectFrom("app")
    .selectAll()
    .where((is) => is.or([is("unit_id", "is", null), is("unit_id", "=", unitId)]))
    .orderBy("position")
    .execute();
  return rows.filter(({ limit_unit_type }) => allows(limit_unit_type, unitType));
}

const picture = (style: string, app: Selectable<Tables["app"]>) =>
  `/common/app-icons/${style}/${app.glyph}-${app.tint}.svg?v=${PLATFORM.serverVersion}`;

const iconOf = (app: Selectable<Tables["app"]>, sheet: string, installed: ReadonlySet<string>) => ({
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
  glyphPath: `${sheet}#${app.glyph}`,
  tint: app.tint,
  menuRoute: app.menu_route,
  serverId: app.server_id,
  deployPath: null,
  frontUserType: "",
  limitUserType: app.limit_user_type,
  installed: isInstalled(app, installed),
  updateStatus: app.update_status,
  appType: DESKTOP_APP,
});

/** The applications that a person may open, as their menu has them. */
export async function iconGroupsOf(
  { database, guests, subAppDirs }: Pick<Services, "database" | "guests" | "subAppDirs">,
  person: Pick<Me, "unitId" | "unitType" | "type">,
) {
  const sheet = await glyphSheet(database, person.unitType);
  const installed = await installedCodes({ guests, subAppDirs });
  const icons = (apps: readonly Selectable<Tables["app"]>[]) =>
    apps.map((app) => iconOf(app, sheet.address, installed));
  const missing = await missingCodeOf(database, person);
  const apps = (await appsOfUnit(database, person)).filter(
    (app) => allows(app.limit_user_type, person.type) && missing(app) === null,
  );
  if (!GROUPED.has(person.type))
    return [{ code: "all", name: "全部应用|||All applications", iconVMs: icons(apps) }];
  const categories = new Map(apps.map((app) => [app.category, app.category_name]));
  return [...categories].map(([code, name]) => ({
    code,
    name,
    iconVMs: icons(apps.filter(({ category }) => category === code)),
  }));
}

/** The desktop: applications and their counts, access log. */
export const desktopHandlers = defineHandlers([...MODULE_NEEDS, "accessLog", "subAppDirs"], {
  myAppIcons: async ({ appType }, { me, ...services }) =>
    appType === DESKTOP_APP ? iconGroupsOf(services, me) : [],

  unreadCodeCount: async (_, { me, ...services }) => {
    const counted = await unreadOfModules(services, me);
    const own = new Set(counted.map(({ code }) => code));
    const waiting = await waitingByApp(services.database, me, services.now());
    return [...waiting.filter(({ code }) => !own.has(code)), ...counted];
  },

  accessDetail: async (opened, { accessLog, me }) => {
    await accessLog.note(me, opened);
    return null;
  },

  messageConfig: async (_, { database, me }) => {
    const { counts_unread } = await database
      .selectFrom("unit")
      .where("id", "=", me.unitId)
      .select("counts_unread")
      .executeTakeFirstOrThrow();
    return { config: JSON.stringify({ pcOpen: counts_unread === 1 }) };
  },
});
