import type { ModuleContext, ModuleHandler } from "../../../server/platform/module";
import type { contract } from "../contract";
import { addDays, type Day, LAST_DAY_OF_WEEK, mondayOf, weekOf } from "./days";
import { lessonsFor, type Occurrence, type Target } from "./occurrences";
import {
  lessonsBetween,
  schoolDaysOf,
  schoolOf,
  termOfWeek,
  type Named,
  type Period,
  type School,
} from "./school";
import { lessonStamp } from "./stamp";
import type { TimetableTables } from "./tables";
import { classesFor, targetOf, viewerOf } from "./viewer";
import { nameIn, type Names, noteOf } from "./words";

/** A handler of the timetable's own. */
export type Handler<Name extends keyof typeof contract> = ModuleHandler<
  (typeof contract)[Name],
  TimetableTables
>;

/** What the timetable's calls are given. */
export type Context = ModuleContext<TimetableTables>;

/** Today by the school's clock. */
export const todayOf = ({ now, wireDate }: Pick<Context, "now" | "wireDate">): Day =>
  wireDate(now()).slice(0, 10);

const bare = (rows: readonly Named[]) => rows.map(({ id, name }) => ({ id, name }));

/** What the person may look at, and what their school's lessons are made of. */
export const about: Handler<"about"> = async (_, context) => {
  const { database, me } = context;
  const school = await schoolOf(database, me.unitId);
  const viewer = await viewerOf(context);
  const classes = bare(classesFor(viewer, school));
  const [first] = classes;
  const start =
    viewer.own || !first ? { kind: "me" as const, of: "" } : { kind: "class" as const, of: first.id };
  return {
    today: todayOf(context),
    start,
    own: viewer.own,
    children: bare(viewer.children),
    classes,
    rooms: viewer.all ? bare(school.rooms) : [],
    teachers: viewer.all ? bare(school.teachers) : [],
    subjects: viewer.all ? bare(school.subjects) : [],
    periods: [...school.periods],
  };
};

/** When the bell rings for a period on a day. */
export function timesOf(periods: readonly Period[], date: Day, period: number) {
  const bell = periods.find((each) => each.period === period);
  return { from: `${date} ${bell?.from ?? "00:00"}:00`, to: `${date} ${bell?.to ?? "00:00"}:00` };
}

const named = (names: Names, id: string) => ({ id, name: nameIn(names, id) });

/** Names one lesson of one day. */
export const keyOf = ({ lesson, planned }: Pick<Occurrence, "lesson" | "planned">) =>
  `${lesson.id}.${planned}`;

function lessonOut(school: School) {
  const { names, periods } = school;
  const tones = new Map(school.subjects.map(({ id, tone }) => [id, tone]));
  return (each: Occurrence) => {
    const { lesson, change, planned, date, period, teacherId, roomId, mark } = each;
    return {
      key: keyOf(each),
      lesson: lesson.id,
      planned,
      date,
      period,
      ...timesOf(periods, date, period),
      subject: named(names.subjects, lesson.subject_id),
      tone: tones.get(lesson.subject_id) ?? 0,
      class: named(names.classes, lesson.class_id),
      teacher: named(names.teachers, teacherId),
      room: named(names.rooms, roomId),
      mark,
      note: noteOf(each, names),
      reason: change?.reason ?? "",
      seen: lessonStamp(lesson, change),
      weekly: {
        weekday: lesson.weekday,
        period: lesson.period,
        from: lesson.valid_from,
        teacher: named(names.teachers, lesson.teacher_id),
        room: named(names.rooms, lesson.room_id),
      },
    };
  };
}

/** The name of whose lessons they are. */
export function titleOf(target: Target | null, { names }: School): string {
  if (!target) return "";
  const all = { class: names.classes, teacher: names.teachers, room: names.rooms }[target.kind];
  return nameIn(all, target.id);
}

/** The lessons of a week of whom the person may see. */
export const week: Handler<"week"> = async ({ kind, of, date }, context) => {
  const { database, me } = context;
  const school = await schoolOf(database, me.unitId);
  const target = targetOf({ kind, of }, me, await viewerOf(context), school);
  const monday = mondayOf(date ?? todayOf(context));
  const all = target
    ? await lessonsBetween(database, me.unitId, monday, addDays(monday, LAST_DAY_OF_WEEK), target)
    : [];
  const days = await schoolDaysOf(database, me.unitId);
  const term = termOfWeek(days.terms, monday);
  return {
    monday,
    shown: target,
    title: titleOf(target, school),
    term: term && { name: term.name, week: weekOf(monday, term.starts) },
    days: target ? days.notesFrom(monday, LAST_DAY_OF_WEEK + 1) : [],
    lessons: target ? lessonsFor(target, all).map(lessonOut(school)) : [],
  };
};
