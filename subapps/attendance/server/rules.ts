import { randomUUID } from "node:crypto";
import { isWithinReach, lockUnit, outOfReach, refusals } from "../../../server/platform/module";
import { addDays } from "./days";
import { badSpell, badStart, knownSpell, noSuchSpell, tooManySpells } from "./refusals";
import { type RulesFrom, rulesOn } from "./roll";
import { schoolOf, todayOf, weekText } from "./school";
import type { Context, Handler } from "./tables";
import { demandKeeper, manages } from "./viewer";
import { within } from "./within";

/** So many lines a unit has, and so many days are in one. */
const [MOST, LONGEST] = [500, 366];

async function demandManager(context: Pick<Context, "me" | "holds">): Promise<void> {
  if (!(await manages(context))) throw refusals.forbidden();
}

/** The rules of the unit, for those who keep rolls by them. */
export const rules: Handler<"rules"> = async (_, context) => {
  await demandKeeper(context);
  const { rules: all, spells } = await schoolOf(context);
  const today = todayOf(context);
  const out = (own: RulesFrom) => ({ ...own, week: [...own.week] });
  return {
    ...out(rulesOn(all, today)),
    coming: all.filter(({ from }) => from > today).map(out),
    spells: spells.map((spell) => ({ ...spell })),
  };
};

/** Sets from when one is late, and the weekdays: from today or a later day on, so that what is over stays as it was judged. */
export const saveRules: Handler<"saveRules"> = async ({ from, morning, afternoon, week }, context) => {
  await demandManager(context);
  const { database, me } = context;
  const today = todayOf(context);
  if (from < today || from > addDays(today, LONGEST)) throw badStart();
  const row = { morning, afternoon, week: weekText(week.split(",")) };
  await database
    .insertInto("attendance_rules_from")
    .values({ unit_id: me.unitId, starts: from, ...row })
    .onConflict((known) => known.columns(["unit_id", "starts"]).doUpdateSet(row))
    .execute();
  return null;
};

/** Takes back rules that do not hold yet. */
export const removeRules: Handler<"removeRules"> = async ({ from }, context) => {
  await demandManager(context);
  if (from <= todayOf(context)) throw badStart();
  const { numDeletedRows } = await context.database
    .deleteFrom("attendance_rules_from")
    .where("unit_id", "=", context.me.unitId)
    .where("starts", "=", from)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw noSuchSpell();
  return null;
};

/** Enters or changes days that are not as their weekdays say; the same days have one entry, however often they are entered at once. */
export const saveSpell: Handler<"saveSpell"> = async ({ id, ...row }, context) => {
  await demandManager(context);
  const { unitId } = context.me;
  if (!isWithinReach(row.starts, todayOf(context))) throw outOfReach("starts");
  if (row.ends < row.starts || row.ends > addDays(row.starts, LONGEST)) throw badSpell();
  return within(context, async ({ database }) => {
    await lockUnit(database, unitId);
    const known = await database
      .selectFrom("attendance_spell")
      .where("unit_id", "=", unitId)
      .select(["id", "starts", "ends", "name"])
      .execute();
    const isOfDays = ({ starts, ends }: { readonly starts: string; readonly ends: string }) =>
      starts === row.starts && ends === row.ends;
    const before = known.find((spell) => spell.id === id);
    if (id !== undefined && !before) throw noSuchSpell();
    // Of two that were stored before there was this rule, each can still be changed.
    const twin = before && isOfDays(before) ? undefined : known.find(isOfDays);
    if (twin) throw knownSpell(twin.name);
    if (before) {
      await database.updateTable("attendance_spell").set(row).where("id", "=", before.id).execute();
      return { id: before.id };
    }
    if (known.length >= MOST) throw tooManySpells();
    const made = randomUUID();
    await database
      .insertInto("attendance_spell")
      .values({ id: made, unit_id: unitId, ...row })
      .execute();
    return { id: made };
  });
};

/** Removes them. */
export const removeSpell: Handler<"removeSpell"> = async ({ id }, context) => {
  await demandManager(context);
  const { unitId } = context.me;
  return within(context, async ({ database }) => {
    await lockUnit(database, unitId);
    const { numDeletedRows } = await database
      .deleteFrom("attendance_spell")
      .where("id", "=", id)
      .where("unit_id", "=", unitId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw noSuchSpell();
    return null;
  });
};
