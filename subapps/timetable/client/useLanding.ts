import { useEffect, useEffectEvent, type RefObject } from "react";
import type { Slot } from "./useLessonDrag";

/** Where the focus goes after a change: to the lesson, else to its time, else to where the Tab key leads. */
export interface Landing {
  /** The lesson's key, where it is known. */
  readonly key: string | null;
  readonly slot: Slot;
}

const placesOf = ({ key, slot: { date, period } }: Landing): readonly string[] => {
  const cell = `[data-cell="${date}/${String(period)}"]`;
  return [
    ...(key === null ? [] : [`[data-lesson="${key}"]:not([data-away])`]),
    `${cell} [data-spot]:not([data-away])`,
    `${cell} [data-spot]`,
    `${cell}[data-spot]`,
    ...(key === null ? [] : [`[data-lesson="${key}"]`]),
    '[data-spot][tabindex="0"]',
    "button",
  ];
};

/** Gives the focus to what has been changed, after a dialog that is closing has given it back. */
export function useLanding(
  part: RefObject<HTMLElement | null>,
  landing: Landing | null,
  onLanded: () => void,
): void {
  const land = useEffectEvent((to: Landing) => {
    const [place] = placesOf(to).flatMap((each) => part.current?.querySelector<HTMLElement>(each) ?? []);
    (place ?? part.current)?.focus();
    onLanded();
  });
  useEffect(() => {
    if (!landing) return;
    const timer = setTimeout(() => land(landing), 0);
    return () => clearTimeout(timer);
  }, [landing]);
}
