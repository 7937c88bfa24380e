import { refusals, type SchoolClass } from "../../../server/platform/module";
import { addDays, type Day, daysBetween, mondayOf, monthEnds } from "./days";
import { bookOf, type Book } from "./book";
import { countOf, type Mark, type Status } from "./roll";
import { lastSchoolDay, namesOf, type Pupil, pupilsOf, schoolOf, todayOf } from "./school";
import type { Context, Handler } from "./tables";
import { demandClass, demandPupil, keptClasses, manages, ownPupils } from "./viewer";

const WEEK = 6;

const bare = ({ id, name }: Pupil) => ({ id, name });
const bareClass = ({ code, name }: SchoolClass) => ({ code, name });

/** What the person may see. */
export const about: Handler<"about"> = async (_, context) => ({
  today: todayOf(context),
  classes: (await keptClasses(context)).map(bareClass),
  own: (await ownPupils(context)).map(bare),
  manages: await manages(context),
});

/** The day, as answers carry it. */
const timed = (day: Day, time: string | undefined) => (time === undefined ? "" : `${day} ${time}`);

const markOut = (day: Day, { status, first, lateBy, missed, reason }: Mark) => ({
  status,
  at: timed(day, first?.time),
  way: first?.way ?? null,
  lateBy,
  missed,
  reason,
});

/** The person's classes with their pupils and marks of a day. */
export async function atAGlance(context: Context, day: Day) {
  const { database, me } = context;
  const classes = await keptClasses(context);
  const school = await schoolOf(context);
  // The rolls of a whole school are read at once, those of a few classes each by itself.
  const pupils =
    classes.length > 8
      ? await pupilsOf(database, me.unitId)
      : (await Promise.all(classes.map(({ code }) => pupilsOf(database, me.unitId, code)))).flat();
  const book = await bookOf(context, school, pupils, day, day);
  return {
    plan: school.plan(day),
    list: classes.map((group) => {
      const own = pupils.filter(({ class: { code } }) => code === group.code);
      return {
        ...bareClass(group),
        ...countOf(own.map((pupil) => book.mark(pupil, day))),
        closed: book.closedOf(group.code, day) !== null,
      };
    }),
  };
}

/** The person's classes on a day. */
export const classes: Handler<"classes"> = async ({ date }, context) => {
  const day = date ?? todayOf(context);
  const { plan, list } = await atAGlance(context, day);
  return { date: day, half: plan.half, list };
};

/** The roll of a class. */
export const roll: Handler<"roll"> = async ({ class: code, date }, context) => {
  const { database, me, wireDate } = context;
  const group = await demandClass(context, code);
  const day = date ?? todayOf(context);
  const school = await schoolOf(context);
  const pupils = await pupilsOf(database, me.unitId, code);
  const book = await bookOf(context, school, pupils, day, day);
  const closed = book.closedOf(code, day);
  const correctors = pupils.flatMap(({ id }) => book.correctionOf(id, day)?.by_id ?? []);
  const names = await namesOf(database, [...correctors, ...(closed ? [closed.by_id] : [])]);
  const { half, note, limit } = school.plan(day);
  return {
    date: day,
    class: bareClass(group),
    half,
    note,
    limit,
    before: (await lastSchoolDay(context, addDays(day, -1))) ?? "",
    closed: closed && { at: wireDate(closed.at), by: names.get(closed.by_id) ?? "" },
    pupils: pupils.map((pupil) => {
      const clockings = book.clockingsOf(pupil.id, day);
      const mark = book.mark(pupil, day);
      const offline = clockings.find(({ time, way }) => way === "offline" && time === mark.first?.time);
      const said = book.correctionOf(pupil.id, day);
      return {
        ...bare(pupil),
        ...markOut(day, mark),
        received: offline ? wireDate(offline.received_at) : "",
        clockings: clockings.length,
        by: said ? (names.get(said.by_id) ?? "") : "",
        saidAt: said ? wireDate(said.at) : "",
      };
    }),
  };
};

/** What a day after today has: nothing is known of it. */
const shownOn = (day: Day, today: Day, status: Status): Status | null =>
  day > today && (status === "waiting" || status === "none") ? null : status;

/** A month of a class. */
export const month: Handler<"month"> = async ({ class: code, month: asked }, context) => {
  const { database, me } = context;
  const group = await demandClass(context, code);
  const today = todayOf(context);
  const school = await schoolOf(context);
  const [from, to] = monthEnds(asked);
  const days = daysBetween(from, to);
  const pupils = await pupilsOf(database, me.unitId, code);
  const book = await bookOf(context, school, pupils, from, to);
  return {
    month: asked,
    class: bareClass(group),
    days: days.map((date) => {
      const { half, note } = school.plan(date);
      return { date, half, note };
    }),
    pupils: pupils.map((pupil) => {
      const marks = days.map((day) => book.mark(pupil, day));
      const { present, late, leave } = countOf(marks);
      return {
        ...bare(pupil),
        marks: marks.map(({ status }, index) => shownOn(days[index] ?? "", today, status)),
        present,
        late,
        leave,
        missed: marks.reduce((sum, { missed }) => sum + missed, 0),
      };
    }),
  };
};

/** The pupil whose week is asked for: one's own, or one of a class whose roll the person keeps. */
async function pupilFor(context: Context, of: string): Promise<Pupil | null> {
  const own = await ownPupils(context);
  if (of === "") return own.find(({ id }) => id === context.me.childId) ?? own[0] ?? null;
  const found = own.find(({ id }) => id === of);
  if (found) return found;
  if (own.length > 0 || (await keptClasses(context)).length === 0) throw refusals.forbidden();
  return demandPupil(context, of);
}

/** A pupil's days from one to another. */
export async function daysOf(context: Context, pupil: Pupil, from: Day, to: Day) {
  const today = todayOf(context);
  const school = await schoolOf(context);
  const book: Book = await bookOf(context, school, [pupil], from, to);
  return daysBetween(from, to).map((date) => {
    const { half, note } = school.plan(date);
    const out = markOut(date, book.mark(pupil, date));
    return { date, half, note, ...out, status: shownOn(date, today, out.status) };
  });
}

/** A pupil's week. */
export const week: Handler<"week"> = async ({ of, date }, context) => {
  const monday = mondayOf(date ?? todayOf(context));
  const pupil = await pupilFor(context, of);
  return {
    monday,
    person: pupil && bare(pupil),
    className: pupil?.class.name ?? "",
    days: pupil ? await daysOf(context, pupil, monday, addDays(monday, WEEK)) : [],
  };
};
