import type { Occurrence } from "./occurrences";
import { addDays, type Day, dayText, LAST_DAY_OF_WEEK } from "./days";
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

const ROLL_CALL = { title: "点名|||Roll call", app: "attendance", at: "" };
const COURSEWARE = { title: "课件|||Courseware", app: "drive", at: "" };

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
    const given = teaches ? [ROLL_CALL, COURSEWARE] : [COURSEWARE];
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
      with: mark === "cancelled" ? [] : given,
    };
  };

const isHere = (each: Occurrence): each is Occurrence & { readonly mark: keyof typeof MARKS } =>
  each.mark !== "away";

/** So far ahead the next day with lessons is looked for: longer than the summer holidays. */
const AHEAD = 100;

/** So many weeks with lessons of the school are looked through for one of the person's. */
const WEEKS = 2;

/** The lessons of the next day on which there are any; none where that is not known. */
async function nextLessons({ database, me }: Context, target: Target, today: Day) {
  const days = await schoolDaysOf(database, me.unitId);
  let last = today;
  for (let week = 0; week < WEEKS; week += 1) {
    const first = days.nextAfter(last, AHEAD);
    if (first === null) return [];
    last = addDays(first, LAST_DAY_OF_WEEK);
    const own = lessonsFor(target, await lessonsBetween(database, me.unitId, first, last)).filter(isHere);
    const next = own.find(({ mark }) => mark !== "cancelled");
    if (next) return own.filter(({ date }) => date === next.date);
  }
  return [];
}

/** The person's lessons of today, changes applied, or those of their next school day, which is named; a parent's are a child's. */
export const today: Handler<"today"> = async (_, context) => {
  const { database, me } = context;
  const viewer = await viewerOf(context);
  if (!viewer.own) return { items: [] };
  const school = await schoolOf(database, me.unitId);
  const target = targetOf({ kind: "me", of: "" }, me, viewer, school);
  if (!target) return { items: [] };
  const date = todayOf(context);
  const all = lessonsFor(target, await lessonsBetween(database, me.unitId, date, date)).filter(isHere);
  const toItem = itemOf(school, target.kind === "teacher");
  if (all.length > 0) return { items: all.map(toItem) };
  const next = await nextLessons(context, target, date);
  return {
    items: next.map(toItem).map((item, place) => ({
      ...item,
      title:
        place === 0
          ? bilingual([dayText(next[0]?.date ?? ""), item.title], joined(" · "), joined(" · "))
          : item.title,
      // What belongs to a lesson is for when it is given.
      with: [],
    })),
  };
};
