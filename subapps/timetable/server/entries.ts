import { randomUUID } from "node:crypto";
import { blaming, isWithinReach, outOfReach, Refusal, refusals } from "../../../server/platform/module";
import { type Book, MANAGE, writeInBook } from "./book";
import { LONGEST_HOLIDAY, LONGEST_TERM, MOST_ENTRIES } from "./bounds";
import { doublesIn } from "./clashes";
import { addDays, type Day, dayText } from "./days";
import type { Handler } from "./read";
import { changedMeanwhile } from "./refusals";
import { lessonsBetween, schoolOf } from "./school";
import { stampOf } from "./stamp";
import type { CalendarRow, Database, TermRow } from "./tables";
import { bilingual } from "./words";

/** One line of the school's calendar. */
type Entry = Omit<CalendarRow, "kind" | "unit_id"> & { readonly kind: "term" | CalendarRow["kind"] };

const termEntry = ({ id, name, starts, ends }: TermRow): Entry => ({
  id,
  kind: "term",
  name,
  starts,
  ends,
  follows: 0,
});

/** The lines of a unit's calendar, the earliest first. */
async function entriesOf(database: Database, unitId: string): Promise<readonly Entry[]> {
  const terms = await database
    .selectFrom("timetable_term")
    .where("unit_id", "=", unitId)
    .selectAll()
    .orderBy("starts", "desc")
    .limit(MOST_ENTRIES)
    .execute();
  const others = await database
    .selectFrom("timetable_calendar")
    .where("unit_id", "=", unitId)
    .selectAll()
    .orderBy("starts", "desc")
    .limit(MOST_ENTRIES)
    .execute();
  return [
    ...terms.map(termEntry),
    ...others.map(({ id, kind, name, starts, ends, follows }) => ({ id, kind, name, starts, ends, follows })),
  ].sort((one, other) => (one.starts < other.starts ? -1 : 1));
}

const spanText = ({ name, starts, ends }: Pick<Entry, "name" | "starts" | "ends">) =>
  bilingual(
    [name, dayText(starts), dayText(ends)],
    (words = "", first = "", last = "") => `${words} ${first}${first === last ? "" : ` – ${last}`}`.trim(),
    (words = "", first = "", last = "") => `${words} ${first}${first === last ? "" : ` – ${last}`}`.trim(),
  );

const invalid = (field: string, text: string) => blaming(field, 400, text, "invalid");
const tooLong = (days: number) =>
  invalid(
    "ends",
    `最长 ${days} 天，请修改最后一天|||It has at most ${days} days: please change the last one`,
  );
const tooManyEntries = () =>
  new Refusal(
    409,
    "校历条目过多，请先删除旧的|||The school calendar is full: please remove old entries first",
    "too_many",
  );
const collides = (other: Entry, chinese: (with_: string) => string, english: (with_: string) => string) =>
  blaming(
    "starts",
    409,
    bilingual(
      [spanText(other)],
      (text = "") => chinese(text),
      (text = "") => english(text),
    ),
    "collides",
  );
const noSuchEntry = () =>
  new Refusal(
    404,
    "没有这一项，可能已被删除|||There is no such entry; it may have been removed",
    "not_found",
  );

const overlap = (one: Entry, other: Entry) => one.starts <= other.ends && other.starts <= one.ends;

/** Refuses a line that makes no sense by itself, or beside the others; holidays that overlapped before may go on to. */
function demandSense(entry: Entry, before: Entry | null, others: readonly Entry[], today: Day): void {
  const { kind, name, starts, ends, follows } = entry;
  if (ends < starts)
    throw invalid("ends", "最后一天不能早于第一天|||The last day must not be before the first one");
  if (!isWithinReach(starts, today)) throw outOfReach("starts");
  const longest = kind === "term" ? LONGEST_TERM : LONGEST_HOLIDAY;
  if (ends > addDays(starts, longest - 1)) throw tooLong(longest);
  if (kind !== "makeup" && name === "") throw invalid("name", "请填写名称|||Please enter a name");
  if (kind === "makeup" && (follows === 0 || starts !== ends))
    throw invalid("follows", "请选择按哪一天的课表上课|||Please choose whose lessons the day has");
  const within = (what: Entry["kind"]) =>
    others.find((other) => other.kind === what && overlap(entry, other));
  const term = within("term");
  const holiday = within("holiday");
  const makeup = within("makeup");
  if (kind === "term" && term)
    throw collides(
      term,
      (text) => `与另一学期重叠：${text}`,
      (text) => `It overlaps another term: ${text}`,
    );
  if (kind === "holiday" && holiday && !(before && overlap(before, holiday)))
    throw collides(
      holiday,
      (text) => `与另一假期重叠：${text}`,
      (text) => `It overlaps another holiday: ${text}`,
    );
  if (kind === "makeup" && !term)
    throw invalid("starts", "补课日不在学期内|||A make-up day must be in a term");
  if (kind === "makeup" && holiday)
    throw collides(
      holiday,
      (text) => `这一天放假：${text}`,
      (text) => `That day is a holiday: ${text}`,
    );
  if (kind !== "term" && makeup)
    throw collides(
      makeup,
      (text) => `其中有补课日：${text}`,
      (text) => `It includes a make-up day: ${text}`,
    );
}

/** Refuses a calendar by which a class, a teacher or a room would have two lessons at a time on these days. */
async function demandNoDoubles({ database, unitId }: Book, from: Day, to: Day): Promise<void> {
  const { names } = await schoolOf(database, unitId);
  const found = doublesIn(await lessonsBetween(database, unitId, from, to), names);
  if (found.length === 0) return;
  const texts = found.map(({ text }) => text);
  const text = bilingual(
    texts,
    (...words) => words.join("；"),
    (...words) => words.join("; "),
  );
  throw new Refusal(409, text, "clash", [], found);
}

/** Lessons that went on until the last day of a term, or from its first, do so when it is longer. */
async function stretchLessons(book: Book, before: Entry, after: Entry): Promise<void> {
  const rows = await book.database
    .selectFrom("timetable_lesson")
    .where("unit_id", "=", book.unitId)
    .where((is) =>
      is.or([
        is.and([
          is("valid_from", "<=", before.ends),
          is("valid_to", ">=", before.ends),
          is("valid_to", "<", after.ends),
        ]),
        is.and([
          is("valid_to", ">=", before.starts),
          is("valid_from", "<=", before.starts),
          is("valid_from", ">", after.starts),
        ]),
      ]),
    )
    .selectAll()
    .execute();
  for (const row of rows) {
    const begins = row.valid_from <= before.starts && row.valid_from > after.starts;
    const ends = row.valid_to >= before.ends && row.valid_to < after.ends;
    await book.lessons.put(row.id, {
      ...row,
      valid_from: begins ? after.starts : row.valid_from,
      valid_to: ends ? after.ends : row.valid_to,
    });
  }
}

/** Has a line of the calendar be like this, or not be at all. */
async function put({ terms, calendar, unitId: unit_id }: Book, entry: Entry, stays: boolean): Promise<void> {
  const { kind, ...row } = entry;
  const { id, name, starts, ends } = row;
  if (kind === "term") await terms.put(id, stays ? { id, unit_id, name, starts, ends } : null);
  else await calendar.put(id, stays ? { ...row, unit_id, kind } : null);
}

/** A line as the person has seen it; refuses one that has been changed since. */
function seenEntry(entries: readonly Entry[], id: string, seen: string | undefined): Entry {
  const known = entries.find((entry) => entry.id === id);
  if (!known) throw noSuchEntry();
  if (seen !== undefined && seen !== stampOf(known)) throw changedMeanwhile(spanText(known));
  return known;
}

/** The school's terms, holidays and make-up days, for those who keep them. */
export const entries: Handler<"entries"> = async (_, { database, me, holds }) => {
  if (!(await holds(MANAGE))) throw refusals.forbidden();
  const all = await entriesOf(database, me.unitId);
  return { entries: all.map((entry) => ({ ...entry, seen: stampOf(entry) })) };
};

/** Enters a term, a holiday or a make-up day, or changes one. */
export const saveEntry: Handler<"saveEntry"> = ({ id, seen, ...asked }, context) =>
  writeInBook(context, async (book) => {
    const all = await entriesOf(book.database, book.unitId);
    const before = id === undefined ? null : seenEntry(all, id, seen);
    const name = asked.kind === "makeup" ? "" : asked.name.trim();
    const follows = asked.kind === "makeup" ? asked.follows : 0;
    const entry: Entry = { ...asked, name, follows, id: before?.id ?? randomUUID() };
    if (before && before.kind !== entry.kind) throw noSuchEntry();
    if (!before && all.length >= MOST_ENTRIES) throw tooManyEntries();
    demandSense(
      entry,
      before,
      all.filter((other) => other.id !== entry.id),
      context.wireDate(context.now()).slice(0, 10),
    );
    await put(book, entry, true);
    if (entry.kind === "term" && before) await stretchLessons(book, before, entry);
    if (entry.kind !== "term") await demandNoDoubles(book, entry.starts, entry.ends);
    if (before && before.kind !== "term") await demandNoDoubles(book, before.starts, before.ends);
  });

/** Takes a line out of the calendar; its days are then as their weekdays say, and those of a term have no lessons. */
export const removeEntry: Handler<"removeEntry"> = ({ id, seen }, context) =>
  writeInBook(context, async (book) => {
    const entry = seenEntry(await entriesOf(book.database, book.unitId), id, seen);
    await put(book, entry, false);
    if (entry.kind !== "term") await demandNoDoubles(book, entry.starts, entry.ends);
  });
