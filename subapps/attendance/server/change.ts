import { randomUUID } from "node:crypto";
import type { ParsedOf } from "../../../contract/define";
import { lockPerson } from "../../../server/platform/module";
import type { contract } from "../contract";
import { bookOf } from "./book";
import { addDays } from "./days";
import { closeOut, dayOut, noSchool, tooLate, tooManyCorrections } from "./refusals";
import { pupilsOf, schoolOf, todayOf } from "./school";
import type { Context, Handler } from "./tables";
import { settle, settleOne } from "./tell";
import { demandClass, demandKeeper, demandPupil } from "./viewer";
import { asked, within } from "./within";

type Calls = typeof contract;

/** So many days back a roll can be corrected, and closed. */
const [CORRECTED, CLOSED] = [366, 7];

/** So many corrections of a pupil's day are kept, also of those that were taken back [SEC-11]. */
const MOST_OF_DAY = 50;

/** Says in a transaction how it stands with a pupil on a day. */
const correction =
  ({ person, date, status, reason }: ParsedOf<Calls["correct"]>) =>
  async (inside: Context) => {
    const today = todayOf(inside);
    if (date > today || date < addDays(today, -CORRECTED)) throw dayOut();
    const { database, me, now } = inside;
    const pupil = await demandPupil(inside, person);
    await lockPerson(database, pupil.id);
    const { last, count } = await database
      .selectFrom("attendance_correction")
      .where("unit_id", "=", me.unitId)
      .where("person_id", "=", person)
      .where("day", "=", date)
      .select(({ fn }) => [fn.max<number | null>("turn").as("last"), fn.countAll<number>().as("count")])
      .executeTakeFirstOrThrow();
    if (count >= MOST_OF_DAY) throw tooManyCorrections();
    const undo = randomUUID();
    await database
      .insertInto("attendance_correction")
      .values({
        id: undo,
        unit_id: me.unitId,
        person_id: person,
        class_code: pupil.class.code,
        day: date,
        status,
        reason: reason.trim(),
        by_id: me.id,
        at: now(),
        turn: (last ?? 0) + 1,
        taken_back: 0,
      })
      .execute();
    await settleOne(inside, pupil, date);
    return { undo };
  };

/** Says how it stands with a pupil on a day. */
export const correct: Handler<"correct"> = (input, context) => within(context, correction(input));

/** Who would be notified by that. */
export const correcting: Handler<"correcting"> = (input, context) => asked(context, correction(input));

/** Takes back a correction, unless another one has corrected that day of that pupil since. */
async function undoCorrection({ database, me }: Context, id: string) {
  const row = await database
    .selectFrom("attendance_correction")
    .where("id", "=", id)
    .where("unit_id", "=", me.unitId)
    .where("by_id", "=", me.id)
    .select(["person_id", "day"])
    .executeTakeFirst();
  if (!row) return null;
  await lockPerson(database, row.person_id);
  const latest = await database
    .selectFrom("attendance_correction")
    .where("unit_id", "=", me.unitId)
    .where("person_id", "=", row.person_id)
    .where("day", "=", row.day)
    .where("taken_back", "=", 0)
    .orderBy("turn", "desc")
    .select("id")
    .executeTakeFirst();
  if (latest?.id !== id) throw tooLate();
  await database.updateTable("attendance_correction").set({ taken_back: 1 }).where("id", "=", id).execute();
  return row;
}

/** Takes back a clocking that the person made by hand. */
async function undoClocking({ database, me }: Context, id: string) {
  const row = await database
    .updateTable("attendance_clocking")
    .set({ taken_back: 1 })
    .where("unit_id", "=", me.unitId)
    .where("id", "=", id)
    .where("by_id", "=", me.id)
    .where("way", "<>", "face")
    .where("taken_back", "=", 0)
    .returning(["person_id", "day"])
    .executeTakeFirst();
  if (!row) throw tooLate();
  await lockPerson(database, row.person_id);
  return row;
}

/** Takes back in a transaction what the person did last with a pupil's day. */
const takingBack = (id: string) => async (inside: Context) => {
  const row = (await undoCorrection(inside, id)) ?? (await undoClocking(inside, id));
  // The roll may be another teacher's by now; what is refused here is as it was.
  await settleOne(inside, await demandPupil(inside, row.person_id), row.day);
  return null;
};

/** Takes back what the person did last with a pupil's day. */
export const undo: Handler<"undo"> = async ({ id }, context) => {
  await demandKeeper(context);
  return within(context, takingBack(id));
};

/** Who would be notified by that. */
export const undoing: Handler<"undoing"> = async ({ id }, context) => {
  await demandKeeper(context);
  return asked(context, takingBack(id));
};

/** Closes a roll in a transaction: who has not come is absent, and their guardians are told, however often it is pressed. */
const closure =
  ({ class: code, date }: ParsedOf<Calls["close"]>) =>
  async (inside: Context) => {
    const today = todayOf(inside);
    if (date > today || date < addDays(today, -CLOSED)) throw closeOut();
    const { database, me, now } = inside;
    const { code: own } = await demandClass(inside, code);
    const school = await schoolOf(inside);
    if (school.plan(date).half === "none") throw noSchool();
    await database
      .insertInto("attendance_closed")
      .values({ unit_id: me.unitId, class_code: own, day: date, at: now(), by_id: me.id })
      .onConflict((known) => known.doNothing())
      .execute();
    const pupils = await pupilsOf(database, me.unitId, own);
    // In one order, so that two who close never wait for each other.
    for (const { id } of pupils.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      await lockPerson(database, id);
    const book = await bookOf(inside, school, pupils, date, date);
    const told = await settle(inside, { pupils, day: date, book });
    const absent = pupils.filter((pupil) => book.mark(pupil, date).status === "absent").length;
    return { absent, told };
  };

/** Closes a roll. */
export const close: Handler<"close"> = (input, context) => within(context, closure(input));

/** Who would be notified by that. */
export const closing: Handler<"closing"> = async (input, context) => {
  let absent = 0;
  const { sending } = await asked(context, async (inside) => {
    ({ absent } = await closure(input)(inside));
  });
  return { absent, sending };
};
