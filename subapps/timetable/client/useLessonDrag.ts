import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from "react";
import type { Day } from "@portal/kit";
import type { Lesson } from "./timetable";

/** A time of the week. */
export interface Slot {
  readonly date: Day;
  readonly period: number;
}

/** A lesson on its way, and where it would come down. */
export interface Drag {
  readonly lesson: Lesson;
  readonly x: number;
  readonly y: number;
  readonly over: Slot | null;
}

/** A pointer that is pressed on a lesson: from here on it may become a drag. */
interface Press {
  readonly lesson: Lesson;
  readonly x: number;
  readonly y: number;
}

/** So far the pointer moves before a press is a drag, in pixels. */
const APART = 6;

/** The time of the week under a point: cells are marked with `data-cell`, such as `2026-11-23/2`. */
function slotAt(x: number, y: number): Slot | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  const [date, period] = cell?.dataset["cell"]?.split("/") ?? [];
  return date === undefined || period === undefined ? null : { date, period: Number(period) };
}

/** Keeps the click at the end of a drag from opening what was dragged. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}

/**
 * Moves a lesson by mouse or pen to another cell; Escape puts it back. Fingers scroll the page, and move lessons by its dialog, as
 * the keyboard does.
 */
export function useLessonDrag(onDrop: (lesson: Lesson, to: Slot) => void) {
  const [press, setPress] = useState<Press | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const dropped = useEffectEvent(onDrop);

  const moved = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    if (!press) return;
    if (!drag && Math.hypot(x - press.x, y - press.y) < APART) return;
    setDrag({ lesson: press.lesson, x, y, over: slotAt(x, y) });
  });
  const ended = useEffectEvent((drop: boolean) => {
    if (drag && drop) {
      swallowClick();
      const { lesson, over } = drag;
      if (over && (over.date !== lesson.date || over.period !== lesson.period)) dropped(lesson, over);
    }
    setPress(null);
    setDrag(null);
  });

  const pressed = press !== null;
  useEffect(() => {
    if (!pressed) return;
    const onMove = (event: PointerEvent) => moved(event);
    const onUp = () => ended(true);
    const onCancel = () => ended(false);
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && ended(false);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onCancel);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onCancel);
      window.removeEventListener("keydown", onKey);
    };
  }, [pressed]);

  return {
    drag,
    /** On the cell of a lesson. */
    press: (lesson: Lesson) => (event: ReactPointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      setPress({ lesson, x: event.clientX, y: event.clientY });
    },
  };
}
