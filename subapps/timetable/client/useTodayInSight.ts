import { useEffect, useRef, useState, type RefObject } from "react";
import type { Day } from "@portal/kit";

/** A wish to see today in a week that is longer than the screen; it is fulfilled once. */
export interface TodaySought {
  /** How often it was wished for; the first time when the timetable was opened. */
  readonly times: number;
  /** Whether the focus goes there as well. */
  readonly focused: boolean;
  /** The last wish that is done with. */
  readonly doneRef: RefObject<number>;
}

/** The wish, which is there at first; another one can be made, and a week that is turned to by itself ends it. */
export function useTodaySought() {
  const [wish, setWish] = useState({ times: 1, focused: false });
  const doneRef = useRef(0);
  return {
    sought: { ...wish, doneRef },
    seek: (focused: boolean) => setWish(({ times }) => ({ times: times + 1, focused })),
    forget: () => {
      doneRef.current = wish.times;
    },
  };
}

/** Scrolls to today as soon as it is listed among other days. */
export function useTodayInSight(
  part: RefObject<HTMLElement | null>,
  today: Day | null,
  { times, focused, doneRef }: TodaySought,
): void {
  useEffect(() => {
    if (today === null || doneRef.current >= times) return;
    const section = part.current?.querySelector<HTMLElement>(`[data-day="${today}"]`);
    if (!section) return;
    doneRef.current = times;
    section.scrollIntoView({ block: "start", behavior: "instant" });
    if (focused) section.focus({ preventScroll: true });
  });
}
