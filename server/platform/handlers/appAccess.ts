import type { Selectable } from "kysely";
import { bilingual } from "../../../contract/appFile";
import type { Out } from "../../../contract/calls";
import { compareNames } from "../../../src/base/core/language/nameOrder";
import { comparable } from "../../../src/base/core/text/comparable";
import { allows } from "../allows";
import { ADMINISTRATOR } from "../auth/roles";
import type { Me } from "../auth/sessionModel";
import { defineHandlers } from "../defineHandlers";
import type { Database } from "../database/open";
import type { Tables } from "../database/schema";
import { missingCodeOf } from "../permissions";

/** How many applications are explained at once, and how many administrators are named. */
const MOST_APPS = 5;
const MOST_NAMES = 3;
/** Of so many administrators the first are named. */
const MOST_ADMINISTRATORS = 100;

const SWITCHED_OFF = 0;

type App = Selectable<Tables["app"]>;
type Why = Pick<Out<"appAccess">[number], "reason" | "needs">;

/**
 * The applications that a person may ask about, in the order of the menu: those of all units, whatever their kind, those of their own, and
 * one of this code whichever unit has it. So another school's own is named only to people who know its code.
 */
const appsAskedFor = (database: Database, { unitId }: Pick<Me, "unitId">, code: string): Promise<App[]> =>
  database
    .selectFrom("app")
    .selectAll()
    .where((is) => is.or([is("unit_id", "is", null), is("unit_id", "=", unitId), is("code", "=", code)]))
    .orderBy("position")
    .execute();

/** Why a person may not open an application [MORE-07]. */
export const accessHandlers = defineHandlers(["database", "now"], {
  appAccess: async ({ q }, { database, me, now }) => {
    const asked = q.trim();
    const [apps, modules, missing, administrators] = await Promise.all([
      appsAskedFor(database, me, asked),
      database.selectFrom("module").select(["code", "ends_at"]).where("unit_id", "=", me.unitId).execute(),
      missingCodeOf(database, me),
      database
        .selectFrom("role")
        .innerJoin("person", "person.id", "role.person_id")
        .select("person.real_name as name")
        .where("role.role", "=", ADMINISTRATOR)
        .where("person.unit_id", "=", me.unitId)
        .where("person.status", "=", 1)
        .orderBy("person.id")
        .limit(MOST_ADMINISTRATORS)
        .execute(),
    ]);
    const ended = new Set(modules.filter(({ ends_at }) => ends_at <= now()).map(({ code }) => code));
    const ask = administrators
      .map(({ name }) => name)
      .toSorted(compareNames)
      .slice(0, MOST_NAMES);
    const words = comparable(q);
    const exact = (code: string) => Number(code === asked);
    const whyClosed = (app: App): Why | null => {
      const { code, unit_id, limit_unit_type, limit_user_type, update_status } = app;
      const isOfUnit = unit_id === null || unit_id === me.unitId;
      if (!isOfUnit || !allows(limit_unit_type, me.unitType)) return { reason: "unit", needs: "" };
      if (!allows(limit_user_type, me.type)) return { reason: "userType", needs: limit_user_type };
      const needed = missing(app);
      if (needed !== null) return { reason: "permission", needs: needed };
      if (update_status === SWITCHED_OFF) return { reason: "switchedOff", needs: "" };
      return ended.has(code) ? { reason: "licence", needs: "" } : null;
    };
    return apps
      .filter(({ code, name, english_name }) =>
        [code, name, english_name].some((text) => comparable(text).includes(words)),
      )
      .flatMap((app) => {
        const why = whyClosed(app);
        return why ? [{ app, why }] : [];
      })
      .sort((one, other) => exact(other.app.code) - exact(one.app.code))
      .slice(0, MOST_APPS)
      .map(({ app: { code, name, english_name }, why }) => ({
        code,
        name: bilingual({ "zh-CN": name, en: english_name }),
        ...why,
        ask,
      }));
  },
});
