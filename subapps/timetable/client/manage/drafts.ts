import { weekdayOf } from "@portal/kit";
import type { About, Lesson, Named } from "../timetable";
import type { Landing } from "../useLanding";
import type { Slot } from "../useLessonDrag";
import type { ChangeDraft, ChangeKind } from "./ChangeDialog";
import type { LessonDraft } from "./LessonFormDialog";
import { firstOn, weeklyFrom } from "./weekly";

const withOne = (rows: readonly Named[], own: Named) =>
  rows.some(({ id }) => id === own.id) ? rows : [...rows, own];

/** What there is to choose from, with the teacher and the room that a lesson has now, though they may have left. */
export const withOwn = (about: About, { teacher, room }: Pick<Lesson, "teacher" | "room">): About => ({
  ...about,
  teachers: withOne(about.teachers, teacher),
  rooms: withOne(about.rooms, room),
});

/** A lesson, or the time that it was planned for. */
export const landingOf = ({ key, planned, weekly }: Lesson): Landing => ({
  key,
  slot: { date: planned, period: weekly.period },
});

/** The first time of a lesson that is entered. */
export const landingOfNew = ({ weekday, period, from }: LessonDraft): Landing => ({
  key: null,
  slot: { date: firstOn(Number(weekday), from), period: Number(period) },
});

/** A lesson of every week, as it is planned. */
export const draftOf = ({ class: group, subject, weekly, planned }: Lesson): LessonDraft => ({
  classId: group.id,
  subjectId: subject.id,
  teacherId: weekly.teacher.id,
  roomId: weekly.room.id,
  weekday: String(weekly.weekday),
  period: String(weekly.period),
  from: planned,
});

/** The lesson of every week at the time that was chosen, from the week of this lesson on. */
export const weeklyOf = (lesson: Lesson, { date, period, teacherId, roomId }: ChangeDraft): LessonDraft => ({
  ...draftOf(lesson),
  teacherId,
  roomId,
  weekday: String(weekdayOf(date)),
  period,
  from: weeklyFrom(lesson.planned, date),
});

/** A change of one lesson as its form begins: at another time where there is one, and without what is to be chosen. */
export const changeOf = (kind: ChangeKind, lesson: Lesson, to: Slot | null): ChangeDraft => ({
  scope: "once",
  date: to?.date ?? lesson.date,
  period: String(to?.period ?? lesson.period),
  teacherId: kind === "substitute" ? "" : lesson.teacher.id,
  roomId: kind === "room" ? "" : lesson.room.id,
  reason: lesson.mark === "none" ? "" : lesson.reason,
});

/** Whether one lesson would be as it was planned, though it is not now. */
export const isAsPlanned = (
  { mark, planned, weekly }: Lesson,
  { date, period, teacherId, roomId }: ChangeDraft,
): boolean =>
  mark !== "none" &&
  date === planned &&
  Number(period) === weekly.period &&
  teacherId === weekly.teacher.id &&
  roomId === weekly.room.id;

/** What is sent of a change: what is as planned is left out. */
export function inputOf(kind: ChangeKind, { lesson, planned, weekly }: Lesson, draft: ChangeDraft) {
  const { date, period, teacherId, roomId, reason } = draft;
  const teacher = kind === "substitute" || (kind === "moved" && teacherId !== weekly.teacher.id);
  const room = kind === "room" || (kind === "moved" && roomId !== weekly.room.id);
  return {
    lesson,
    planned,
    kind,
    reason,
    ...(teacher && { teacherId }),
    ...(room && { roomId }),
    ...(kind === "moved" && { date, period: Number(period) }),
  };
}
