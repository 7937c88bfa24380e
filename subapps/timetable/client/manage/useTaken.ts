import { useEffect, useState } from "react";
import { isDay, listOf, recordOf, textOf, useClient } from "@portal/kit";
import { contract } from "../../contract";
import type { Lesson } from "../timetable";

/** The ids of those that have a lesson at a time. */
export interface Taken {
  readonly teachers: ReadonlySet<string>;
  readonly rooms: ReadonlySet<string>;
}

const NONE: Taken = { teachers: new Set(), rooms: new Set() };

const idsIn = (value: unknown): ReadonlySet<string> => new Set(listOf(value).map((id) => textOf(id)));

/** Who and what is taken at a time, beside the lesson itself; none as long as that is not known. */
export function useTaken({ lesson, planned }: Lesson, date: string, period: string): Taken {
  const calls = useClient(contract);
  const [known, setKnown] = useState<{ readonly at: string; readonly taken: Taken } | null>(null);
  const at = isDay(date) && period !== "" ? `${date}/${period}` : "";
  useEffect(() => {
    if (at === "") return;
    let current = true;
    void calls.taken({ date, period, lesson, planned }, { quiet: true }).then((answer) => {
      if (!current || !answer.ok) return;
      const { teachers, rooms } = recordOf(answer.data);
      setKnown({ at, taken: { teachers: idsIn(teachers), rooms: idsIn(rooms) } });
    });
    return () => {
      current = false;
    };
  }, [calls, at, date, period, lesson, planned]);
  return known?.at === at ? known.taken : NONE;
}
