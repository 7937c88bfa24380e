import { bilingual } from "../../../contract/appFile";
import { compareNames } from "../../../src/core/language/nameOrder";
import { comparable } from "../../../src/core/text/comparable";
import { allows } from "../allows";
import { ADMINISTRATOR } from "../auth/roles";
import type { Register } from "../call";
import { appsOfUnit } from "./desktop";

/** How many applications are explained at once, and how many administrators are named. */
const MOST_APPS = 5;
const MOST_NAMES = 3;
/** Of so many administrators the first are named. */
const MOST_ADMINISTRATORS = 100;

/** Why a person may not open an application that their school has [MORE-07]. */
export function accessHandlers(call: Register): void {
  call("appAccess", async ({ q }, { database, me, now }) => {
    const [apps, modules, administrators] = await Promise.all([
      appsOfUnit(database, me),
      database.selectFrom("module").select(["code", "ends_at"]).where("unit_id", "=", me.unitId).execute(),
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
    const exact = (code: string) => Number(code === q.trim());
    return apps
      .filter(({ code, name, english_name }) =>
        [code, name, english_name].some((text) => comparable(text).includes(words)),
      )
      .filter(({ code, limit_user_type }) => !allows(limit_user_type, me.type) || ended.has(code))
      .sort((one, other) => exact(other.code) - exact(one.code))
      .slice(0, MOST_APPS)
      .map(({ code, name, english_name, limit_user_type }) => ({
        code,
        name: bilingual({ "zh-CN": name, en: english_name }),
        ...(allows(limit_user_type, me.type)
          ? { reason: "licence" as const, needs: "" }
          : { reason: "userType" as const, needs: limit_user_type }),
        ask,
      }));
  });
}
