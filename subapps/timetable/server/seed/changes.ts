import { addDays, type Day, mondayOf, weekdayOf } from "../days";
import type { SchoolDays } from "../schoolDays";
import type { ChangeRow } from "../tables";
import type { Plan } from "./plan";
import type { SeedSchool } from "./schools";

type Lesson = Plan["lessons"][number];

const SCHOOL_DAYS = [1, 2, 3, 4, 5];
const FRIDAY = 5;

/** The day itself, or the next one from Monday to Friday that has its own lessons. */
function schoolDayFrom(today: Day, days: SchoolDays): Day {
  let day = today;
  while (weekdayOf(day) > FRIDAY || days.follows(day) !== weekdayOf(day)) day = addDays(day, 1);
  return day;
}

const isAt = (weekday: number, period: number) => (lesson: Lesson) =>
  lesson.weekday === weekday && lesson.period === period;

/** A lesson of the class, and a time of the week at which its class, teacher and room have nothing else. */
function freeTimeOf(lessons: readonly Lesson[], classId: string, periods: number, busy: ReadonlySet<string>) {
  const own = lessons.filter(
    ({ class_id, subject_id, id }) => class_id === classId && !busy.has(id) && subject_id.endsWith("-art"),
  );
  for (const lesson of own)
    for (const weekday of SCHOOL_DAYS)
      for (let period = 1; period <= periods; period += 1) {
        const then = lessons.filter(isAt(weekday, period));
        const taken = then.some(
          (other) =>
            other.class_id === classId ||
            other.teacher_id === lesson.teacher_id ||
            other.room_id === lesson.room_id,
        );
        if (!taken) return { lesson, weekday, period };
      }
  return null;
}

/** Two lessons of a class's day with the same teacher in the same room, which can change places. */
function pairOf(lessons: readonly Lesson[], classId: string, busy: ReadonlySet<string>) {
  const own = lessons.filter(({ class_id, id }) => class_id === classId && !busy.has(id));
  for (const one of own)
    for (const other of own)
      if (
        one.weekday === other.weekday &&
        one.period < other.period &&
        one.subject_id !== other.subject_id &&
        one.teacher_id === other.teacher_id &&
        one.room_id === other.room_id
      )
        return [one, other] as const;
  return null;
}

/** Builds the rows of the changes of one week. */
class Week {
  readonly rows: ChangeRow[] = [];
  readonly changed = new Set<string>();

  constructor(
    readonly unit: string,
    readonly monday: Day,
  ) {}

  readonly add = (lesson: Lesson, kind: ChangeRow["kind"], what: Partial<ChangeRow>) => {
    this.changed.add(lesson.id);
    this.rows.push({
      id: `${lesson.id}-change`,
      unit_id: this.unit,
      lesson_id: lesson.id,
      date: addDays(this.monday, lesson.weekday - 1),
      kind,
      teacher_id: null,
      room_id: null,
      to_date: null,
      to_period: null,
      reason: "",
      ...what,
    });
  };

  readonly move = (lesson: Lesson, weekday: number, period: number) =>
    this.add(lesson, "moved", {
      to_date: addDays(this.monday, weekday - 1),
      to_period: period,
      reason: "教研活动|||Teachers' meeting",
    });
}

/** One of a teacher's lessons, and a colleague who teaches nothing then; one of the same subject where there is one. */
function substituteOf(lessons: readonly Lesson[], own: readonly Lesson[]) {
  const isColleague = (subject: string) => (each: Lesson) => each.subject_id === subject;
  const chances = [...own].reverse().map((given) => {
    const teaching = new Set(
      lessons.filter(isAt(given.weekday, given.period)).map((each) => each.teacher_id),
    );
    const free = lessons.filter((each) => !teaching.has(each.teacher_id));
    return { given, colleague: free.find(isColleague(given.subject_id)), anyone: free[0] };
  });
  const chance = chances.find(({ colleague }) => colleague) ?? chances[0];
  const by = chance?.colleague ?? chance?.anyone;
  return chance && by ? { given: chance.given, by: by.teacher_id } : null;
}

/** On the day itself the demo teacher gives a lesson away and takes one over, so that the day is as long as ever. */
function addSubstitutes(week: Week, { lessons }: Plan, teacher: string, weekday: number) {
  const own = lessons.filter((each) => each.teacher_id === teacher && each.weekday === weekday);
  const subject = own[0]?.subject_id;
  const substitute = substituteOf(lessons, own);
  if (substitute)
    week.add(substitute.given, "substitute", {
      teacher_id: substitute.by,
      reason: "外出培训|||Training course",
    });
  const taken = lessons.find(
    (each) =>
      each.subject_id === subject &&
      each.weekday === weekday &&
      each.teacher_id !== substitute?.by &&
      !own.some(({ period }) => period === each.period),
  );
  if (taken) week.add(taken, "substitute", { teacher_id: teacher, reason: "病假|||Sick leave" });
}

/** What is different in the week of the first start, or in the next one with lessons if it has none any more. */
export function changesOf(
  school: SeedSchool,
  plan: Plan,
  today: Day,
  featured: readonly string[],
  days: SchoolDays,
): readonly ChangeRow[] {
  const { lessons, rooms, periods } = plan;
  const day = schoolDayFrom(today, days);
  const weekday = days.follows(day);
  const week = new Week(school.unit, mondayOf(day));
  addSubstitutes(week, plan, school.teacher, weekday);
  const hall = rooms.at(-1);
  for (const [n, classId] of featured.entries()) {
    const on = (after: number) => ((weekday - 1 + after) % FRIDAY) + 1;
    const find = (subject: string, after: number) =>
      lessons.find(
        (each) =>
          each.class_id === classId &&
          each.subject_id === `${school.unit}-${subject}` &&
          each.weekday === on(after) &&
          !week.changed.has(each.id),
      );
    const open = n === 0 ? find("chinese", 1) : undefined;
    if (open && hall) week.add(open, "room", { room_id: hall.id, reason: "公开课|||Open lesson" });
    const sport = find("sport", 2) ?? find("sport", 3);
    if (sport) week.add(sport, "cancelled", { reason: "操场维修|||The sports ground is being repaired" });
    const free = freeTimeOf(lessons, classId, n === 0 ? periods.length : 0, week.changed);
    const pair = free ? null : pairOf(lessons, classId, week.changed);
    if (free) week.move(free.lesson, free.weekday, free.period);
    else if (pair) {
      week.move(pair[0], pair[1].weekday, pair[1].period);
      week.move(pair[1], pair[0].weekday, pair[0].period);
    }
  }
  return week.rows;
}
