import type { Database } from "../database/open";
import { ADMINISTRATOR } from "./roles";

/** A school's licence is the platform owner's to limit; this one does not end. */
const NO_END = Date.UTC(9999, 11, 31);
const STAFF = 4;

/**
 * Puts one school and its account `admin` into a database without people: the least with which an owner can begin.
 * `password` is its stored form. A database with people is left as it is.
 */
export async function openEmptySchool(database: Database, password: string): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const known = await trx.selectFrom("person").select("id").limit(1).executeTakeFirst();
    if (known) return;
    const unit = { id: "1", name: "我的学校", english_name: "My School" };
    await trx
      .insertInto("unit")
      .values({
        ...unit,
        type: 2,
        color: "#457cd6",
        glyph: "school",
        default_theme: null,
        default_theme_at: 0,
        licence_until: NO_END,
        copyright: "",
        filing_number: "",
        counts_unread: 1,
        layout: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto("person")
      .values({
        id: "1001",
        unit_id: unit.id,
        type: STAFF,
        login_name: "admin",
        real_name: "管理员|||Administrator",
        sex: 0,
        status: 1,
        password,
        demo: 0,
        theme: null,
        theme_at: 0,
        campus_units: "[]",
        grade_name: "",
        class_name: "",
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto("role")
      .values({ person_id: "1001", role: ADMINISTRATOR })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
