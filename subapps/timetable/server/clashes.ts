import { type Day, dayText, whenOf } from "./days";
import { type Beside, isGiven, type Occurrence } from "./occurrences";
import type { SchoolDays } from "./schoolDays";
import { bilingual, type Names, nameIn } from "./words";

/** When, where and with whom a lesson is. */
type Place = Pick<Occurrence, "date" | "period" | "teacherId" | "roomId">;

/** A lesson that is to be entered, moved or given by another. */
export interface Wanted {
  readonly classId: string;
  /** On each of its days. */
  readonly places: readonly Place[];
  /** A weekly lesson's own ones, none of which may be at the time of another. */
  readonly own?: readonly Occurrence[] | undefined;
  /** Tells the lesson itself, which does not stand in its own way. */
  readonly itself?: ((other: Occurrence) => boolean) | undefined;
}

/** What of other lessons can stand in the way of one: nothing else of a school's year is looked at for it [SEC-06]. */
export const besideOf = ({ classId, places }: Pick<Wanted, "classId" | "places">): Beside => ({
  kind: "beside",
  classId,
  teachers: [...new Set(places.map(({ teacherId }) => teacherId))],
  rooms: [...new Set(places.map(({ roomId }) => roomId))],
  periods: [...new Set(places.map(({ period }) => period))],
});

/** What is taken already, in words of both languages. */
export interface Clash {
  readonly what: "teacher" | "class" | "room" | "day";
  readonly text: string;
}

/** The names that clashes are told with. */
export interface ClashNames {
  readonly teachers: Names;
  readonly classes: Names;
  readonly rooms: Names;
  readonly subjects: Names;
}

/** What two lessons can have in common, the closest first. */
const WHATS = ["class", "teacher", "room"] as const;

/** So many are told; the first of them are what people look at. */
const MOST = 6;

function textOf(
  what: Exclude<Clash["what"], "day">,
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
        teacher: `${teacher}老师已有课：${when}，${group}${subject}（${room}）`,
        class: `${group}已有课：${when}，${subject}（${teacher}，${room}）`,
        room: `${room}已被占用：${when}，${group}${subject}`,
      })[what],
    (when = "", teacher = "", group = "", room = "", subject = "") =>
      ({
        teacher: `${teacher} already teaches ${group}, ${subject} (${room}): ${when}`,
        class: `${group} already has ${subject} (${teacher}, ${room}): ${when}`,
        room: `${room} is taken by ${group}, ${subject}: ${when}`,
      })[what],
  );
}

/** Says that the school has no lessons on a day, and why; null where it may have. */
export function closedOn(day: Day, days: SchoolDays): Clash | null {
  if (days.isOpen(day)) return null;
  const name = days.noteOf(day)?.name ?? "";
  const text = bilingual(
    [dayText(day), name === "" ? "不在学期内|||in no term" : name],
    (when = "", why = "") => `${when}不上课：${why}`,
    (when = "", why = "") => `No school on ${when}: ${why}`,
  );
  return { what: "day", text };
}

/** Lessons that are given at the same time, and have a class, a teacher or a room in common; each lesson is told once. */
export function doublesIn(all: readonly Occurrence[], names: ClashNames): readonly Clash[] {
  const seen = new Set<string>();
  const found = all.filter(isGiven).flatMap((each): Clash[] => {
    const keys = WHATS.map((what) => {
      const who = { class: each.lesson.class_id, teacher: each.teacherId, room: each.roomId }[what];
      return [each.date, each.period, what, who].join(" ");
    });
    const what = WHATS.find((_, place) => seen.has(keys[place] ?? ""));
    for (const key of keys) seen.add(key);
    return what ? [{ what, text: textOf(what, each, names) }] : [];
  });
  return found.slice(0, MOST);
}

/**
 * What stands in the way of a lesson: each lesson that takes something of it, once, on the first day on which it does. Its words
 * name its class, its teacher and its room, whichever of them is taken.
 */
export function clashesOf(
  { classId, places, itself, own = [] }: Wanted,
  all: readonly Occurrence[],
  names: ClashNames,
): readonly Clash[] {
  const found = new Map<string, Clash>();
  for (const other of all) {
    if (!isGiven(other) || itself?.(other)) continue;
    const then = places.filter(({ date, period }) => date === other.date && period === other.period);
    const taken = {
      class: then.length > 0 && other.lesson.class_id === classId,
      teacher: then.some(({ teacherId }) => teacherId === other.teacherId),
      room: then.some(({ roomId }) => roomId === other.roomId),
    };
    const what = WHATS.find((each) => taken[each]);
    if (what && !found.has(other.lesson.id))
      found.set(other.lesson.id, { what, text: textOf(what, other, names) });
  }
  const itsOwn = doublesIn(own, names).filter(({ what }) => what === "class");
  return [...found.values(), ...itsOwn].slice(0, MOST);
}
