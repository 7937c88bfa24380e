import { randomUUID } from "node:crypto";
import { type ModuleDatabase, refusals } from "../../../server/platform/module";
import { settleTodos } from "./arrange";
import type { Context } from "./read";
import type {
  CalendarRow,
  ChangeRow,
  Database,
  LessonRow,
  SeriesRow,
  TermRow,
  TimetableTables,
} from "./tables";

/** The permission to enter lessons and to change them. */
export const MANAGE = "timetable_manage";

/** So many changes of a person can be taken back. */
const KEPT = 20;

/** What all rows have that are written here. */
interface BookRow {
  readonly id: string;
  readonly unit_id: string;
}

/** Rows by their ids as they were; null where nothing was. */
type Before<Row = BookRow> = Readonly<Record<string, Row | null>>;

/** What was there before, by what it is. */
export type Earlier = Readonly<Partial<Record<keyof Shelves, Before>>>;

/** The rows of one table, each of which is remembered as it was before it is written for the first time. */
class Shelf<Row extends BookRow> {
  readonly #before = new Map<string, Row | null>();
  readonly #database: ModuleDatabase<{ readonly kept: BookRow }>;

  constructor(
    database: Database,
    /** Tables of the same first columns, which is all that is asked of them here. */
    private readonly table: keyof TimetableTables,
    private readonly unitId: string,
  ) {
    this.#database = database as unknown as ModuleDatabase<{ readonly kept: BookRow }>;
  }

  /** The row of an id; null where there is none. */
  readonly find = async (id: string): Promise<Row | null> => {
    const row = await this.#database
      .selectFrom(this.table as "kept")
      .where("unit_id", "=", this.unitId)
      .where("id", "=", id)
      .selectAll()
      .executeTakeFirst();
    return (row as Row | undefined) ?? null;
  };

  /** Has a row be like this, or not be at all. */
  readonly put = async (id: string, row: Row | null): Promise<void> => {
    if (!this.#before.has(id)) this.#before.set(id, await this.find(id));
    await this.#database
      .deleteFrom(this.table as "kept")
      .where("unit_id", "=", this.unitId)
      .where("id", "=", id)
      .execute();
    if (row)
      await this.#database
        .insertInto(this.table as "kept")
        .values(row)
        .execute();
  };

  readonly before = (): Before<Row> => Object.fromEntries(this.#before);
}

interface Shelves {
  readonly lessons: Shelf<LessonRow>;
  readonly changes: Shelf<ChangeRow>;
  readonly series: Shelf<SeriesRow>;
  readonly terms: Shelf<TermRow>;
  readonly calendar: Shelf<CalendarRow>;
}

/** Writes lessons, changes and the calendar, and remembers what was there. */
export class Book implements Shelves {
  readonly lessons;
  readonly changes;
  readonly series;
  readonly terms;
  readonly calendar;

  constructor(
    readonly database: Database,
    readonly unitId: string,
  ) {
    this.lessons = new Shelf<LessonRow>(database, "timetable_lesson", unitId);
    this.changes = new Shelf<ChangeRow>(database, "timetable_change", unitId);
    this.series = new Shelf<SeriesRow>(database, "timetable_series", unitId);
    this.terms = new Shelf<TermRow>(database, "timetable_term", unitId);
    this.calendar = new Shelf<CalendarRow>(database, "timetable_calendar", unitId);
  }

  /** The changes of a lesson from a day on. */
  readonly changesOf = (lesson: string, from = ""): Promise<readonly ChangeRow[]> =>
    this.database
      .selectFrom("timetable_change")
      .where("unit_id", "=", this.unitId)
      .where("lesson_id", "=", lesson)
      .where("date", ">=", from)
      .selectAll()
      .execute();

  /** The change of a lesson on the day it was planned for. */
  readonly changeOn = async (lesson: string, planned: string): Promise<ChangeRow | null> =>
    (await this.changesOf(lesson, planned)).find(({ date }) => date === planned) ?? null;

  /** What was there before it was written in. */
  readonly earlier = (): Earlier => ({
    lessons: this.lessons.before(),
    changes: this.changes.before(),
    series: this.series.before(),
    terms: this.terms.before(),
    calendar: this.calendar.before(),
  });

  /** Has everything be as it was. */
  readonly restore = async (earlier: Earlier): Promise<void> => {
    const put = async <Row extends BookRow>(shelf: Shelf<Row>, rows: Before = {}) => {
      for (const [id, row] of Object.entries(rows)) await shelf.put(id, row as Row | null);
    };
    await put(this.lessons, earlier.lessons);
    await put(this.changes, earlier.changes);
    await put(this.series, earlier.series);
    await put(this.terms, earlier.terms);
    await put(this.calendar, earlier.calendar);
  };
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
    await settleTodos(book);
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
