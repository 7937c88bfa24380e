import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { type Day, useDialogs, usePortal } from "@portal/kit";
import { LessonDialog } from "./LessonDialog";
import type { LessonAction } from "./manage/useManage";
import type { Lesson } from "./timetable";
import type { ViewAt } from "./useView";

/** The place of a lesson on the page gets the focus, which comes back to it from the details that an address has opened [A11Y-02]. */
function focusPlaceOf(key: string): void {
  const places = document.querySelectorAll<HTMLElement>("[data-lesson]");
  [...places].find(({ dataset }) => dataset["lesson"] === key)?.focus();
}

/**
 * Opens the details of the lesson that the address names, and lets the address follow when they are closed: back to where they
 * were opened, so that no step of the history stays that leads to them or nowhere. What is to be done with the lesson is done
 * once the address is there, since a dialog goes with the address at which it was opened.
 */
export function useOpenLesson(
  { view, show }: ViewAt,
  lessons: readonly Lesson[],
  manages: boolean,
  today: Day,
  perform: (action: LessonAction, lesson: Lesson) => Promise<void>,
): (lesson: Lesson) => void {
  const dialogs = useDialogs();
  const { navigation } = usePortal();
  const opened = useRef<string | null>(null);
  const stepped = useRef(false);
  const todo = useRef<(() => Promise<void>) | null>(null);

  const leave = useEffectEvent(() => {
    if (stepped.current) navigation.back();
    else show({ lesson: null }, { replace: true });
    stepped.current = false;
  });
  const ask = useEffectEvent(async (lesson: Lesson) => {
    const here = window.location.href;
    if (!stepped.current) focusPlaceOf(lesson.key);
    const answer = await dialogs.open(LessonDialog, { lesson, manages, over: lesson.date < today });
    // The page was left meanwhile, by Back or a link: the address is another one already.
    if (here !== window.location.href) return;
    if (answer !== undefined && answer !== "closed") todo.current = () => perform(answer, lesson);
    leave();
  });

  const wanted = lessons.find(({ key, mark }) => key === view.lesson && mark !== "away");
  const found = wanted ?? lessons.find(({ key }) => key === view.lesson);
  const key = found?.key ?? null;
  const open = useEffectEvent(() => {
    if (opened.current === key) return;
    opened.current = key;
    const action = todo.current;
    todo.current = null;
    if (found) void ask(found);
    else void action?.();
  });
  useEffect(() => {
    open();
  }, [key]);

  return useCallback(
    ({ key: lesson, date }) => {
      stepped.current = true;
      show({ lesson, date });
    },
    [show],
  );
}
