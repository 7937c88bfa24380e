import type { Occurrence } from "./occurrences";
import { lessonsFor } from "./occurrences";
import { type Handler, keyOf, timesOf, todayOf } from "./read";
import { lessonsBetween, schoolOf, type School } from "./school";
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

/** The person's lessons of today, changes applied; a parent's are those of the first child. */
export const today: Handler<"today"> = async (_, context) => {
  const { database, me } = context;
  const viewer = await viewerOf(context);
  if (!viewer.own) return { items: [] };
  const school = await schoolOf(database, me.unitId);
  const target = targetOf({ kind: "me", of: "" }, me, viewer, school);
  if (!target) return { items: [] };
  const date = todayOf(context);
  const all = await lessonsBetween(database, me.unitId, date, date);
  return {
    items: lessonsFor(target, all)
      .filter(isHere)
      .map(itemOf(school, target.kind === "teacher")),
  };
};
