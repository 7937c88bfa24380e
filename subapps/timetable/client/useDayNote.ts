import { useCallback } from "react";
import { addDays, type Day, useDayWords, useLocalWords } from "@portal/kit";
import type { Week } from "./timetable";
import { useTimetableWords } from "./words";

/** What is particular about a day, in the person's language. */
export interface NoteWords {
  readonly text: string;
  /** Whether there is no school. */
  readonly off: boolean;
}

/** Says of the days of a week what is particular about them; null is a day as usual, and a weekend in no holidays. */
export function useDayNote({ monday, days }: Pick<Week, "monday" | "days">): (day: Day) => NoteWords | null {
  const words = useTimetableWords();
  const dayWords = useDayWords();
  const local = useLocalWords();
  return useCallback(
    (day) => {
      const note = days.find(({ date }) => date === day);
      if (!note) return null;
      if (note.kind === "holiday") return { text: local(note.name), off: true };
      if (note.kind === "closed") return { text: words("noTerm"), off: true };
      const weekday = dayWords.weekday(addDays(monday, note.follows - 1));
      return { text: words("followsPlan", { weekday }), off: false };
    },
    [monday, days, words, dayWords, local],
  );
}
