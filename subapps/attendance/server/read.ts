import {
  dayInText,
  personName,
  refusals,
  type SchoolClass,
  unreadAbout,
} from "../../../server/platform/module";
import { addDays, type Day, daysBetween, mondayOf, monthEnds } from "./days";
import { bookOf, type Book } from "./book";
import { countOf, type Mark, type Status } from "./roll";
import { namesOf, type Pupil, pupilsOf, schoolOf, todayOf } from "./school";
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
async function atAGlance(context: Context, day: Day) {
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
async function daysOf(context: Context, pupil: Pupil, from: Day, to: Day) {
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

const SAID: Readonly<Record<Status, readonly [chinese: string, english: string]>> = {
  present: ["按时到校", "on time"],
  late: ["迟到", "late"],
  absent: ["缺勤", "absent"],
  leave: ["请假", "excused"],
  waiting: ["未到校", "not arrived"],
  none: ["", ""],
  off: ["", ""],
};

/** A week of school, and a weekend on each side. */
const LOOKED_BACK = 8;

/** The last days of what is the person's own, the newest first. */
async function ownRows(context: Context, pupil: Pupil, several: boolean) {
  const today = todayOf(context);
  const days = await daysOf(context, pupil, addDays(today, -LOOKED_BACK), today);
  return days
    .filter(({ status }) => status !== null && status !== "none" && status !== "off")
    .toReversed()
    .map(({ date, status, at }) => {
      const [chinese, english] = SAID[status ?? "none"];
      const [day, englishDay] = dayInText(date);
      const who = (language: "zh-CN" | "en") => (several ? `${personName(pupil.name, language)} ` : "");
      return {
        id: `${pupil.id}.${date}`,
        title: `${who("zh-CN")}${day}${chinese}|||${who("en")}${englishDay}: ${english}`,
        time: at === "" ? `${date} 00:00:00` : at,
      };
    });
}

/** The day, or the last one before that had school; null within longer holidays. */
async function lastSchoolDay(context: Context, from: Day): Promise<Day | null> {
  const school = await schoolOf(context);
  const days = daysBetween(addDays(from, -LOOKED_BACK), from);
  return days.findLast((day) => school.plan(day).half !== "none") ?? null;
}

/** A class of a day in a line, which names the day where it is not today. */
function classRow(
  {
    code,
    name,
    present,
    late,
    absent,
    leave,
    waiting,
  }: Awaited<ReturnType<typeof atAGlance>>["list"][number],
  { time, date, isToday }: { readonly time: string; readonly date: Day; readonly isToday: boolean },
) {
  const [chinese = "", english = ""] = name.split("|||");
  const [day, englishDay] = isToday ? ["", ""] : dayInText(date).map((words) => `${words} `);
  const parts = [
    [present, `按时 ${present}`, `${present} on time`],
    [late, `迟到 ${late}`, `${late} late`],
    [absent, `缺勤 ${absent}`, `${absent} absent`],
    [leave, `请假 ${leave}`, `${leave} excused`],
    [waiting, `未到校 ${waiting}`, `${waiting} not arrived`],
  ] as const;
  const shown = parts.filter(([count]) => count > 0);
  const none = [0, "未记录", "not recorded"] as const;
  const say = (language: 1 | 2, glue: string) =>
    (shown.length === 0 ? [none] : shown).map((part) => part[language]).join(glue);
  return {
    id: `${date}.${code}`,
    title: `${day}${chinese}：${say(1, "，")}|||${englishDay}${english || chinese}: ${say(2, ", ")}`,
    time,
  };
}

/** What the desktop shows: the person's classes on the last day of school, those that are open first, or their own last days. */
export const card: Handler<"card"> = async ({ start, size }, context) => {
  const own = await ownPupils(context);
  const pupil = own.find(({ id }) => id === context.me.childId) ?? own[0];
  const page = <Row>(rows: readonly Row[]) => ({
    list: rows.slice((start - 1) * size, start * size),
    total: rows.length,
  });
  if (pupil) return page(await ownRows(context, pupil, own.length > 1));
  const today = todayOf(context);
  const day = await lastSchoolDay(context, today);
  if (day === null) return page([]);
  const { list } = await atAGlance(context, day);
  const rows = list
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => Number(one.closed) - Number(other.closed));
  const time = day === today ? context.wireDate(context.now()) : `${day} 00:00:00`;
  return page(rows.map((row) => classRow(row, { time, date: day, isToday: day === today })));
};

/** Unread messages, and for teachers the rolls of today that wait to be closed: people are late by now, and classes have pupils. */
export async function unread(
  context: Pick<Context, "database" | "me" | "now" | "people" | "calendar" | "wireDate">,
): Promise<number> {
  const { database, me, now, people, wireDate } = context;
  const messages = await unreadAbout(database, me, "attendance");
  const taught = me.type === 2 ? await people.classes(database) : [];
  if (taught.length === 0) return messages;
  const today = todayOf(context);
  const { half, limit } = (await schoolOf(context)).plan(today);
  if (half === "none" || wireDate(now()).slice(11, 16) <= limit) return messages;
  const closed = await database
    .selectFrom("attendance_closed")
    .where("unit_id", "=", me.unitId)
    .where("day", "=", today)
    .select("class_code")
    .execute();
  const over = new Set(closed.map(({ class_code }) => class_code));
  const open = taught.filter(({ code }) => !over.has(code));
  const filled = await Promise.all(
    open.map(async ({ code }) => (await pupilsOf(database, me.unitId, code)).length > 0),
  );
  return messages + filled.filter(Boolean).length;
}
