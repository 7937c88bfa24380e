import { useCallback, useMemo } from "react";
import type { Day } from "./days";
import { readAbout, readWeek } from "./timetable";
import { useCalls } from "./useCalls";
import { useLoaded } from "./useLoaded";
import type { View } from "./view";

/** Loads what the person may look at, and the week that the address names. */
export function useTimetable({ kind, of }: View, monday: Day) {
  const calls = useCalls();
  const about = useLoaded(
    "about",
    useCallback(() => calls.about({}, { quiet: true }), [calls]),
    readAbout,
  );
  const start = about.data?.start;
  const asked = useMemo(
    () => (kind ? { kind, of } : start ? { kind: start.kind, of: start.of } : null),
    [kind, of, start],
  );
  const ask = useMemo(
    () => asked && (() => calls.week({ ...asked, date: monday }, { quiet: true })),
    [asked, calls, monday],
  );
  const week = useLoaded(asked ? `${asked.kind} ${asked.of} ${monday}` : "", ask, readWeek);
  return { about, week, asked };
}
