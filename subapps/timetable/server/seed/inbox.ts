import {
  addressOf,
  schoolMoment,
  type SchoolCalendar,
  type SchoolClock,
} from "../../../../server/platform/module";
import { placeToArrange } from "../arrange";
import { addDays, mondayOf, whenOf } from "../days";
import { bilingual, nameIn } from "../words";
import type { ChangeRow } from "../tables";
import type { Plan } from "./plan";
import type { SeedSchool } from "./schools";

/** The times of a school day at which people hear of a change: the day before it. */
const NOTIFIED = { taken: "16:40", families: "15:30", administrator: "15:20" } as const;
const MODULE = "课表|||Timetable";
/** So many days after its Monday, the Friday of the week after it. */
const NEXT_FRIDAY = 11;

/** Pupils of the demo by class, and parents for their child. */
const FAMILIES: readonly {
  readonly person: string;
  readonly child: string | null;
  readonly classId: string;
}[] = [
  { person: "2002", child: null, classId: "2-5-2" },
  { person: "2005", child: "2003", classId: "2-3-1" },
  { person: "3002", child: null, classId: "3-8-1" },
];

/** The administrators of the demo, who arrange the lessons, by school. */
const ADMINISTRATORS: Readonly<Record<string, string>> = { "2": "2007", "3": "3005" };

type Clock = SchoolClock & { readonly now: number };

const namesOf = (rows: readonly { readonly id: string; readonly [name: string]: unknown }[], field: string) =>
  new Map(rows.map((row) => [row.id, String(row[field])]));

/** A change with its lesson. */
interface ChangedLesson {
  readonly change: ChangeRow;
  readonly lesson: Plan["lessons"][number];
  /** When, which class and which subject, each bilingual. */
  readonly words: readonly string[];
  /** The address that opens the lesson. */
  readonly place: string;
}

/** The changes whose lessons the plan has. */
function changedLessons(plan: Plan, changes: readonly ChangeRow[]): readonly ChangedLesson[] {
  const classes = namesOf(plan.classes, "label");
  const subjects = namesOf(plan.subjects, "name");
  return changes.flatMap((change) => {
    const lesson = plan.lessons.find(({ id }) => id === change.lesson_id);
    if (!lesson) return [];
    const words = [
      whenOf(change.date, lesson.period),
      nameIn(classes, lesson.class_id),
      nameIn(subjects, lesson.subject_id),
    ];
    return [{ change, lesson, words, place: `/day?date=${change.date}&lesson=${lesson.id}.${change.date}` }];
  });
}

/** What a message and a to-do have in common. */
const entry = (person: string, at: number, place: string, child: string | null = null) => ({
  id: `timetable-${person}${child === null ? "" : `-${child}`}`,
  person_id: person,
  child_id: child,
  module: MODULE,
  app: "timetable",
  at,
  url: addressOf("timetable", place),
  open_way: "viewport",
});

const message = (importance: number, memo: string) => ({ memo, importance, content: "[]", read: 0 });

/** A teacher's message about a lesson that they give for a colleague. */
const coverMessage = (teacher: string, at: number, { words, place }: ChangedLesson) => ({
  ...entry(teacher, at, place),
  ...message(
    4,
    bilingual(
      words,
      (when, group, subject) => `代课：${group}${subject}（${when}）`,
      (when, group, subject) => `Cover ${group} ${subject}: ${when}`,
    ),
  ),
});

/** The messages of pupils and parents about a lesson that is cancelled. */
const cancelMessages = (at: number, { lesson, words, place, change: { reason } }: ChangedLesson) =>
  FAMILIES.filter(({ classId }) => classId === lesson.class_id).map(({ person, child }) => ({
    ...entry(person, at, place, child),
    ...message(
      3,
      bilingual(
        [...words, reason],
        (when, _group, subject, why) => `${when}的${subject}课取消：${why}`,
        (when, _group, subject, why) => `No ${subject} on ${when}: ${why}`,
      ),
    ),
  }));

/** A teacher's to-do before a lesson that they give for a colleague, which is over with the lesson. */
function coverTodo(
  teacher: string,
  at: number,
  { change: { date }, lesson: { period }, words, place }: ChangedLesson,
  { periods }: Plan,
  { momentOf }: Clock,
) {
  const times = periods.find((each) => each.period === period);
  const moment = (time: string | undefined) => (time === undefined ? null : momentOf(`${date} ${time}:00`));
  const ends = moment(times?.ends);
  return {
    ...entry(teacher, at, place),
    title: bilingual(
      words,
      (when, group, subject) => `代课：${group}${subject}（${when}）`,
      (when, group, subject) => `Cover ${group} ${subject} · ${when}`,
    ),
    action: "备课|||Prepare",
    starts: moment(times?.starts),
    due: ends,
    ends,
    done: 0,
  };
}

/** An administrator's to-do about a lesson that is cancelled. */
const rescheduleTodo = (
  administrator: string,
  at: number,
  { change: { date }, lesson, words }: ChangedLesson,
  { momentOf }: Clock,
) => ({
  ...entry(administrator, at, placeToArrange(lesson, date)),
  id: `timetable-${lesson.id}`,
  title: bilingual(
    words,
    (when, group, subject) => `${group}${subject}（${when}）已停课，待补`,
    (when, group, subject) => `Reschedule ${group} ${subject} (${when})`,
  ),
  action: "安排|||Reschedule",
  starts: null,
  due: momentOf(`${addDays(mondayOf(date), NEXT_FRIDAY)} 18:00:00`),
  ends: null,
  done: 0,
});

/**
 * What people of a demo school hear of the changes of its lessons: the teacher of the one they give for a colleague, pupils and
 * parents of a cancelled one, the administrator each that is cancelled, to be rearranged. Each opens its lesson.
 */
export function inboxOf(
  school: SeedSchool,
  plan: Plan,
  changes: readonly ChangeRow[],
  clock: Clock,
  calendar: SchoolCalendar,
) {
  const { now, momentOf } = clock;
  const { teacher } = school;
  const administrator = ADMINISTRATORS[school.unit];
  /** The last such time before the day of a change that has come. */
  const lastAt = (time: string, { change: { date } }: ChangedLesson) =>
    schoolMoment({ ...clock, now: Math.min(now, momentOf(`${date} 00:00:00`) ?? now) }, calendar, time);
  const changed = changedLessons(plan, changes);
  const taken = changed.filter(({ change }) => change.kind === "substitute" && change.teacher_id === teacher);
  const cancelled = changed.filter(({ change }) => change.kind === "cancelled");
  return {
    messages: [
      ...taken.map((each) => coverMessage(teacher, lastAt(NOTIFIED.taken, each), each)),
      ...cancelled.flatMap((each) => cancelMessages(lastAt(NOTIFIED.families, each), each)),
    ],
    todos: [
      ...taken.map((each) => coverTodo(teacher, lastAt(NOTIFIED.taken, each), each, plan, clock)),
      ...cancelled.flatMap((each) =>
        administrator === undefined
          ? []
          : rescheduleTodo(administrator, lastAt(NOTIFIED.administrator, each), each, clock),
      ),
    ],
  };
}
