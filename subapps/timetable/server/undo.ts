import { Refusal, refusals } from "../../../server/platform/module";
import { settleTodos } from "./arrange";
import { Book, type Earlier, MANAGE } from "./book";
import type { Handler } from "./read";

const tooLate = () =>
  new Refusal(
    409,
    "课表之后又有改动，不能撤销|||The timetable has been changed since, so this cannot be undone",
    "changed_since",
  );

/** Puts back what was there before the person's latest change, if nothing has been changed since. */
export const undo: Handler<"undo"> = async ({ id }, { database, me, holds }) => {
  if (!(await holds(MANAGE))) throw refusals.forbidden();
  await database.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("timetable_undo")
      .where("id", "=", id)
      .where("unit_id", "=", me.unitId)
      .where("person_id", "=", me.id)
      .select(["revision", "earlier"])
      .executeTakeFirst();
    if (!known) throw tooLate();
    // Back to the number before this change, so that the change before it can be taken back next.
    const { numUpdatedRows } = await trx
      .updateTable("timetable_revision")
      .where("unit_id", "=", me.unitId)
      .where("revision", "=", known.revision)
      .set({ revision: known.revision - 1 })
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw tooLate();
    const book = new Book(trx, me.unitId);
    await book.restore(JSON.parse(known.earlier) as Earlier);
    await settleTodos(book);
    await trx
      .deleteFrom("timetable_undo")
      .where("unit_id", "=", me.unitId)
      .where("revision", ">=", known.revision)
      .execute();
  });
  return null;
};
