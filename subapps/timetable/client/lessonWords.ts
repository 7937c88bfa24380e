import { useCallback } from "react";
import { useLocalWords } from "@portal/kit";
import { MARK_LOOKS } from "./marks";
import type { Lesson, Week } from "./timetable";
import { useTimetableWords } from "./words";

/** Whose lessons they are, which decides what of a lesson comes first. */
export type Seen = NonNullable<Week["shown"]>["kind"];

/** The words of a lesson in a cell, the first of them in bold: what the reader does not know yet. Bilingual. */
export function linesOf({ subject, class: group, teacher, room }: Lesson, seen: Seen): readonly string[] {
  if (seen === "class") return [subject.name, teacher.name, room.name];
  return seen === "teacher"
    ? [group.name, subject.name, room.name]
    : [group.name, subject.name, teacher.name];
}

/** The time of day of the platform's dates, `HH:mm`. */
export const timeOf = (wire: string): string => wire.slice(11, 16);

/** From when to when. */
export const times = (from: string, to: string): string => `${from}–${to}`;

/** Writes all of a lesson as one text, for screen readers. */
export function useLessonName(): (lesson: Lesson) => string {
  const words = useTimetableWords();
  const local = useLocalWords();
  return useCallback(
    (lesson) => {
      const { subject, class: group, teacher, room, from, to, mark, note, reason } = lesson;
      const parts = [
        ...[subject.name, group.name, teacher.name, room.name].map(local),
        times(timeOf(from), timeOf(to)),
        ...(mark === "none"
          ? []
          : [words(MARK_LOOKS[mark].word), local(mark === "cancelled" ? reason : note)]),
      ];
      return parts.filter((part) => part !== "").join(words("comma"));
    },
    [words, local],
  );
}
