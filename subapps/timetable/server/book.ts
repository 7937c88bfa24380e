import { randomUUID } from "node:crypto";
import { refusals } from "../../../server/platform/module";
import type { Context } from "./read";
import type { ChangeRow, Database, LessonRow } from "./tables";

/** The permission to enter lessons and to change them. */
export const MANAGE = "timetable_manage";

/** So many changes of a person can be taken back. */
const KEPT = 20;

/** What was there before; null where nothing was. */
export interface Earlier {
  readonly lessons: Readonly<Record<string, LessonRow | null>>;
  readonly changes: Readonly<Record<string, ChangeRow | null>>;
}

/** Writes lessons and changes, and remembers what was there. */
export class Book {
  readonly #lessons = new Map<string, LessonRow | null>();
  readonly #changes = new Map<string, ChangeRow | null>();

  constructor(
    readonly database: Database,
    readonly unitId: string,
  ) {}

  readonly lesson = async (id: string): Promise<LessonRow | null> => {
    const row = await this.database
      .selectFrom("timetable_lesson")
      .where("unit_id", "=", this.unitId)
      .where("id", "=", id)
      .selectAll()
      .executeTakeFirst();
    return row ?? null;
  };

  readonly change = async (id: string): Promise<ChangeRow | null> => {
    const row = await this.database
      .selectFrom("timetable_change")
      .where("unit_id", "=", this.unitId)
      .where("id", "=", id)
      .selectAll()
      .executeTakeFirst();
    return row ?? null;
  };

  /** The changes of a lesson from a day on. */
  readonly changesOf = (lesson: string, from = ""): Promise<readonly ChangeRow[]> =>
    this.database
      .selectFrom("timetable_change")
      .where("unit_id", "=", this.unitId)
      .where("lesson_id", "=", lesson)
      .where("date", ">=", from)
      .selectAll()
      .execute();

  /** Has a lesson be like this, or not be at all. */
  readonly putLesson = async (id: string, row: LessonRow | null): Promise<void> => {
    if (!this.#lessons.has(id)) this.#lessons.set(id, await this.lesson(id));
    await this.database
      .deleteFrom("timetable_lesson")
      .where("unit_id", "=", this.unitId)
      .where("id", "=", id)
      .execute();
    if (row) await this.database.insertInto("timetable_lesson").values(row).execute();
  };

  /** Has a change be like this, or not be at all. */
  readonly putChange = async (id: string, row: ChangeRow | null): Promise<void> => {
    if (!this.#changes.has(id)) this.#changes.set(id, await this.change(id));
    await this.database
      .deleteFrom("timetable_change")
      .where("unit_id", "=", this.unitId)
      .where("id", "=", id)
      .execute();
    if (row) await this.database.insertInto("timetable_change").values(row).execute();
  };

  /** What was there before it was written in. */
  readonly earlier = (): Earlier => ({
    lessons: Object.fromEntries(this.#lessons),
    changes: Object.fromEntries(this.#changes),
  });
}

/** Counts a change of a unit's lessons; changes made at the same moment wait here for each other, on both databases. */
async function countChange(database: Database, unitId: string): Promise<number> {
  await database
    .insertInto("timetable_revision")
    .values({ unit_id: unitId, revision: 1 })
    .onConflict((known) =>
      known.column("unit_id").doUpdateSet((is) => ({ revision: is("timetable_revision.revision", "+", 1) })),
    )
    .execute();
  const { revision } = await database
    .selectFrom("timetable_revision")
    .where("unit_id", "=", unitId)
    .select("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

/** Performs a change by those who may, whole or not at all, and answers with what takes it back. */
export async function writeInBook(
  { database, me, holds }: Context,
  write: (book: Book) => Promise<void>,
): Promise<{ readonly undo: string }> {
  if (!(await holds(MANAGE))) throw refusals.forbidden();
  return database.transaction().execute(async (trx) => {
    const revision = await countChange(trx, me.unitId);
    const book = new Book(trx, me.unitId);
    await write(book);
    const undo = randomUUID();
    const earlier = JSON.stringify(book.earlier());
    await trx
      .insertInto("timetable_undo")
      .values({ id: undo, unit_id: me.unitId, person_id: me.id, revision, earlier })
      .execute();
    await trx
      .deleteFrom("timetable_undo")
      .where("unit_id", "=", me.unitId)
      .where("person_id", "=", me.id)
      .where("revision", "<=", revision - KEPT)
      .execute();
    return { undo };
  });
}
