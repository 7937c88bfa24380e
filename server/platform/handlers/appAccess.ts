import { sql } from "kysely";
import { bilingual } from "../../../contract/appFile";
import type { Register } from "../call";
import { allows } from "./desktop";

/** How many applications are explained at once, and how many administrators are named. */
const MOST_APPS = 5;
const MOST_NAMES = 3;

/** A pattern of SQL for words anywhere in a text, letter by letter. */
const anywhere = (words: string) => `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** Why a person may not open an application that their school has [MORE-07]. */
export function accessHandlers(call: Register): void {
  call("appAccess", async ({ q }, { database, me, now }) => {
    const pattern = anywhere(q.trim());
    const like = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    const [apps, modules, administrators] = await Promise.all([
      database
        .selectFrom("app")
        .select(["code", "name", "english_name", "limit_user_type"])
        .where((is) => is.or([is("unit_id", "is", null), is("unit_id", "=", me.unitId)]))
        .where((is) => is.or([like("code"), like("name"), like("english_name")]))
        .orderBy("position")
        .execute(),
      database.selectFrom("module").select(["code", "ends_at"]).where("unit_id", "=", me.unitId).execute(),
      database
        .selectFrom("role")
        .innerJoin("person", "person.id", "role.person_id")
        .select("person.real_name as name")
        .where("role.role", "=", "XX_SYS_base")
        .where("person.unit_id", "=", me.unitId)
        .where("person.status", "=", 1)
        .orderBy("person.real_name")
        .limit(MOST_NAMES)
        .execute(),
    ]);
    const ended = new Set(modules.filter(({ ends_at }) => ends_at <= now()).map(({ code }) => code));
    const ask = administrators.map(({ name }) => name);
    const exact = (code: string) => Number(code === q.trim());
    return apps
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
