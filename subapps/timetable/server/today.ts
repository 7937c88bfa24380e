import type { Occurrence } from "./occurrences";
import { addDays, type Day, LAST_DAY_OF_WEEK } from "./days";
import { lessonsFor, type Target } from "./occurrences";
import { type Context, type Handler, keyOf, timesOf, todayOf } from "./read";
import { lessonsBetween, schoolDaysOf, schoolOf, type School } from "./school";
import { targetOf, viewerOf } from "./viewer";
import { bilingual, nameIn, noteOf } from "./words";

/** What the desktop calls it. */
const MARKS = {
  none: "none",
  substitute: "substitute",
  moved: "changed",
  room: "changed",
  cancelled: "cancelled",
} as const;

const joined =
  (chinese: string) =>
  (one = "", other = "") =>
    `${one}${chinese}${other}`;

/** A lesson as the desktop shows it: to its teacher by class and room, to the class by subject and teacher. */
const itemOf =
  ({ names, periods }: School, teaches: boolean) =>
  (each: Occurrence & { readonly mark: keyof typeof MARKS }) => {
    const { lesson, date, period, teacherId, roomId, mark } = each;
    const subject = nameIn(names.subjects, lesson.subject_id);
    const group = nameIn(names.classes, lesson.class_id);
    const room = nameIn(names.rooms, roomId);
    const ofClass = {
      title: "班级课表|||Class timetable",
      app: "timetable",
      at: `/week?kind=class&of=${lesson.class_id}&date=${date}`,
    };
    return {
      id: keyOf(each),
      title: teaches ? bilingual([group, subject], joined(" · "), joined(" · ")) : subject,
      detail: teaches
        ? room
        : bilingual([nameIn(names.teachers, teacherId), room], joined(" · "), joined(" · ")),
      ...timesOf(periods, date, period),
      mark: MARKS[mark],
      note: noteOf(each, names),
      at: `/day?date=${date}&lesson=${keyOf(each)}`,
      with: teaches ? [ofClass] : [],
    };
  };

const isHere = (each: Occurrence): each is Occurrence & { readonly mark: keyof typeof MARKS } =>
  each.mark !== "away";

/** The person's lessons from one day to another, in the order of their times. */
const lessonsOf = async ({ database, me }: Context, target: Target, from: Day, to: Day) =>
  lessonsFor(target, await lessonsBetween(database, me.unitId, from, to, target))
    .filter(isHere)
    .sort((one, other) => one.date.localeCompare(other.date) || one.period - other.period);

/** So far ahead the next day with lessons is looked for: longer than the summer holidays. */
const AHEAD = 100;

/** So many weeks with lessons of the school are looked through for one of the person's. */
const WEEKS = 2;

/** The lessons of the next day on which there are any; none where that is not known. */
async function nextLessons(context: Context, target: Target, today: Day) {
  const days = await schoolDaysOf(context.database, context.me.unitId);
  let last = today;
  for (let week = 0; week < WEEKS; week += 1) {
    const first = days.nextAfter(last, AHEAD);
    if (first === null) return [];
    last = addDays(first, LAST_DAY_OF_WEEK);
    const own = await lessonsOf(context, target, first, last);
    const next = own.find(({ mark }) => mark !== "cancelled");
    if (next) return own.filter(({ date }) => date === next.date);
  }
  return [];
}

/** The person's lessons of today and of the next day with lessons, changes applied; a parent's are those of a child. */
export const today: Handler<"today"> = async (_, context) => {
  const { database, me } = context;
  const viewer = await viewerOf(context);
  if (!viewer.own) return { items: [] };
  const school = await schoolOf(database, me.unitId);
  const target = targetOf({ kind: "me", of: "" }, me, viewer, school);
  if (!target) return { items: [] };
  const date = todayOf(context);
  const all = await lessonsOf(context, target, date, date);
  const toItem = itemOf(school, target.kind === "teacher");
  const next = await nextLessons(context, target, date);
  return { items: all.map(toItem), next: next.map(toItem) };
};
