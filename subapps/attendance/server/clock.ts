import { lockPerson } from "../../../server/platform/module";
import { bookOf } from "./book";
import { momentOf } from "./deviceTime";
import { idTaken, noSuchPupil, proofOver, tooMany, tooOld } from "./refusals";
import type { Way } from "./roll";
import { type Pupil, pupilOf, schoolOf } from "./school";
import type { ClockingRow, Context, Handler } from "./tables";
import { settleOne } from "./tell";
import { demandKeeper, demandPupil } from "./viewer";
import { within } from "./within";

/** So many clockings of a pupil a day; schools have fewer doors. */
const MOST_OF_DAY = 100;

/** A clocking that is to be kept. */
interface Wanted {
  readonly id: string;
  readonly device: string;
  readonly at: number;
  readonly way: Way;
}

/** The clocking of an id, if it is kept already. */
const keptOne = ({ database, me }: Context, id: string): Promise<ClockingRow | undefined> =>
  database
    .selectFrom("attendance_clocking")
    .where("unit_id", "=", me.unitId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();

/** What has become of a clocking that is kept. */
async function answerOf(context: Context, pupil: Pupil, { id, at, day, way, taken_back }: ClockingRow) {
  const { wireDate } = context;
  const book = await bookOf(context, await schoolOf(context), [pupil], day, day);
  const { status, first, lateBy } = book.mark(pupil, day);
  const own = wireDate(at);
  return {
    undo: way === "face" || taken_back === 1 ? "" : id,
    person: { id: pupil.id, name: pupil.name },
    className: pupil.class.name,
    at: own,
    first: first ? `${day} ${first.time}` : own,
    status,
    lateBy,
  };
}

/** Keeps a clocking in a transaction; another one with its id changes nothing. */
async function keep(context: Context, pupil: Pupil, { id, device, at, way }: Wanted) {
  const { database, me, now, wireDate } = context;
  await lockPerson(database, pupil.id);
  const day = wireDate(at).slice(0, 10);
  const { count } = await database
    .selectFrom("attendance_clocking")
    .where("unit_id", "=", me.unitId)
    .where("person_id", "=", pupil.id)
    .where("day", "=", day)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= MOST_OF_DAY) throw tooMany();
  await database
    .insertInto("attendance_clocking")
    .values({
      unit_id: me.unitId,
      id,
      person_id: pupil.id,
      class_code: pupil.class.code,
      day,
      at,
      received_at: now(),
      way,
      device,
      by_id: me.id,
      taken_back: 0,
    })
    .onConflict((known) => known.doNothing())
    .execute();
  const row = await keptOne(context, id);
  if (row?.person_id !== pupil.id) throw idTaken();
  await settleOne(context, pupil, row.day);
  return answerOf(context, pupil, row);
}

/** Clocks in whose face was known; the proof works once, and the same clocking sent again is answered as before. */
export const clockByFace: Handler<"clockByFace"> = async ({ id, device, proof }, context) => {
  await demandKeeper(context);
  return within(context, async (inside) => {
    const { database, me, faces } = inside;
    const known = await keptOne(inside, id);
    if (known) {
      const pupil = await pupilOf(database, me.unitId, known.person_id);
      if (!pupil || known.by_id !== me.id || known.way !== "face") throw idTaken();
      return answerOf(inside, pupil, known);
    }
    const face = await faces.redeem(database, proof);
    if (!face) throw proofOver();
    // A door is for all pupils of the school, whichever class the person at the screen teaches.
    const pupil = await pupilOf(database, me.unitId, face.personId);
    if (!pupil) throw noSuchPupil();
    return keep(inside, pupil, { id, device, at: face.at, way: "face" });
  });
};

/** Clocks a pupil of the person's classes in by hand, now or at the time at which a device without a network did. */
export const clockByHand: Handler<"clockByHand"> = async ({ id, device, person, at, now }, context) => {
  const present = context.now();
  const moment = at === undefined ? present : momentOf({ at, now }, present);
  return within(context, async (inside) => {
    const pupil = await demandPupil(inside, person);
    const known = await keptOne(inside, id);
    if (known) {
      if (known.person_id !== person) throw idTaken();
      return answerOf(inside, pupil, known);
    }
    if (moment === null) throw tooOld();
    return keep(inside, pupil, {
      id,
      device,
      at: moment,
      way: at === undefined ? "hand" : "offline",
    });
  });
};
