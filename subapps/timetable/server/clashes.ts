import { type Day, whenOf } from "./days";
import { isGiven, type Occurrence } from "./occurrences";
import { bilingual, type Names, nameIn } from "./words";

/** A lesson that is to be entered, moved or given by another. */
export interface Wanted {
  /** The days on which it would be. */
  readonly days: readonly Day[];
  readonly period: number;
  readonly classId: string;
  readonly teacherId: string;
  readonly roomId: string;
  /** The lesson itself, which stands in its own way on no day, or on the one that it was planned for. */
  readonly itself?: { readonly lesson: string; readonly planned?: Day | undefined } | undefined;
}

/** What is taken already, in words of both languages. */
export interface Clash {
  readonly what: "teacher" | "class" | "room";
  readonly text: string;
}

/** The names that clashes are told with. */
export interface ClashNames {
  readonly teachers: Names;
  readonly classes: Names;
  readonly rooms: Names;
  readonly subjects: Names;
}

/** So many are told; the first of them are what people look at. */
const MOST = 6;

function textOf(
  what: Clash["what"],
  { lesson, date, period, teacherId, roomId }: Occurrence,
  names: ClashNames,
) {
  const words = [
    whenOf(date, period),
    nameIn(names.teachers, teacherId),
    nameIn(names.classes, lesson.class_id),
    nameIn(names.rooms, roomId),
    nameIn(names.subjects, lesson.subject_id),
  ];
  return bilingual(
    words,
    (when = "", teacher = "", group = "", room = "", subject = "") =>
      ({
        teacher: `${teacher}老师已有课：${when}，${group}${subject}`,
        class: `${group}已有课：${when}，${subject}（${teacher}）`,
        room: `${room}已被占用：${when}，${group}${subject}`,
      })[what],
    (when = "", teacher = "", group = "", room = "", subject = "") =>
      ({
        teacher: `${teacher} already teaches ${group}, ${subject}: ${when}`,
        class: `${group} already has ${subject} (${teacher}): ${when}`,
        room: `${room} is taken by ${group}, ${subject}: ${when}`,
      })[what],
  );
}

/** What stands in the way of a lesson: each thing that is taken, at the first day on which another lesson takes it. */
export function clashesOf(wanted: Wanted, all: readonly Occurrence[], names: ClashNames): readonly Clash[] {
  const days = new Set(wanted.days);
  const { itself } = wanted;
  const found = new Map<string, Clash>();
  for (const other of all) {
    if (!isGiven(other) || other.period !== wanted.period || !days.has(other.date)) continue;
    const own = itself?.lesson === other.lesson.id;
    if (own && (itself.planned === undefined || itself.planned === other.planned)) continue;
    const taken: readonly (readonly [Clash["what"], boolean])[] = [
      ["class", other.lesson.class_id === wanted.classId],
      ["teacher", other.teacherId === wanted.teacherId],
      ["room", other.roomId === wanted.roomId],
    ];
    for (const [what, is] of taken) {
      const key = `${what} ${other.lesson.id}`;
      if (is && !found.has(key)) found.set(key, { what, text: textOf(what, other, names) });
    }
  }
  return [...found.values()].slice(0, MOST);
}
