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
const TOLD = { taken: "16:40", families: "15:30", administrator: "15:20" } as const;
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

const namesOf = (rows: readonly { readonly id: string; readonly [name: string]: unknown }[], field: string) =>
  new Map(rows.map((row) => [row.id, String(row[field])]));

/**
 * What people of a demo school hear of the changes of its lessons: the teacher of the one they give for a colleague, pupils and
 * parents of a cancelled one, the administrator each that is cancelled, to be rearranged. Each opens its lesson.
 */
export function inboxOf(
  school: SeedSchool,
  plan: Plan,
  changes: readonly ChangeRow[],
  clock: SchoolClock & { readonly now: number },
  calendar: SchoolCalendar,
) {
  const { now, momentOf } = clock;
  /** The last such time before the day of a change that has come. */
  const toldOf = (time: string, date: string) =>
    schoolMoment({ ...clock, now: Math.min(now, momentOf(`${date} 00:00:00`) ?? now) }, calendar, time);
  const timesOf = (date: string, period: number) => {
    const lesson = plan.periods.find((each) => each.period === period);
    const at = (time: string | undefined) => (time === undefined ? null : momentOf(`${date} ${time}:00`));
    const over = at(lesson?.ends);
    return { starts: at(lesson?.starts), due: over, ends: over };
  };
  const classes = namesOf(plan.classes, "label");
  const subjects = namesOf(plan.subjects, "name");
  const entry = (person: string, told: number, at: string, child: string | null = null) => ({
    id: `timetable-${person}${child === null ? "" : `-${child}`}`,
    person_id: person,
    child_id: child,
    module: MODULE,
    app: "timetable",
    at: told,
    url: addressOf("timetable", at),
    open_way: "viewport",
  });
  const message = (importance: number, memo: string) => ({ memo, importance, content: "[]", read: 0 });
  const told = changes.flatMap((change) => {
    const lesson = plan.lessons.find(({ id }) => id === change.lesson_id);
    if (!lesson) return [];
    const words = [
      whenOf(change.date, lesson.period),
      nameIn(classes, lesson.class_id),
      nameIn(subjects, lesson.subject_id),
    ];
    return [{ change, lesson, words, place: `/day?date=${change.date}&lesson=${lesson.id}.${change.date}` }];
  });
  const taken = told.filter(
    ({ change }) => change.kind === "substitute" && change.teacher_id === school.teacher,
  );
  const cancelled = told.filter(({ change }) => change.kind === "cancelled");
  return {
    messages: [
      ...taken.map(({ change, words, place }) => ({
        ...entry(school.teacher, toldOf(TOLD.taken, change.date), place),
        ...message(
          4,
          bilingual(
            words,
            (when, group, subject) => `代课：${group}${subject}（${when}）`,
            (when, group, subject) => `Cover ${group} ${subject}: ${when}`,
          ),
        ),
      })),
      ...cancelled.flatMap(({ lesson, words, place, change: { date, reason } }) =>
        FAMILIES.filter(({ classId }) => classId === lesson.class_id).map(({ person, child }) => ({
          ...entry(person, toldOf(TOLD.families, date), place, child),
          ...message(
            3,
            bilingual(
              [...words, reason],
              (when, _group, subject, why) => `${when}的${subject}课取消：${why}`,
              (when, _group, subject, why) => `No ${subject} on ${when}: ${why}`,
            ),
          ),
        })),
      ),
    ],
    todos: [
      ...taken.map(({ change, lesson, words, place }) => ({
        ...entry(school.teacher, toldOf(TOLD.taken, change.date), place),
        title: bilingual(
          words,
          (when, group, subject) => `代课：${group}${subject}（${when}）`,
          (when, group, subject) => `Cover ${group} ${subject} · ${when}`,
        ),
        action: "备课|||Prepare",
        ...timesOf(change.date, lesson.period),
        done: 0,
      })),
      ...cancelled.flatMap(({ change: { date }, lesson, words }) => {
        const person = ADMINISTRATORS[school.unit];
        if (person === undefined) return [];
        return {
          ...entry(person, toldOf(TOLD.administrator, date), placeToArrange(lesson, date)),
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
        };
      }),
    ],
  };
}
