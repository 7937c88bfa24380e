import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useDialogs, usePortal } from "@portal/kit";
import { LessonDialog } from "./LessonDialog";
import type { Deed } from "./manage/useManage";
import type { Lesson } from "./timetable";
import type { ViewAt } from "./useView";

/**
 * Opens the details of the lesson that the address names, and lets the address follow when they are closed: back to where they
 * were opened, so that Back does not need to be pressed twice.
 */
export function useOpenLesson(
  { view, show }: ViewAt,
  lessons: readonly Lesson[],
  manages: boolean,
  perform: (deed: Deed, lesson: Lesson) => Promise<void>,
): (lesson: Lesson) => void {
  const dialogs = useDialogs();
  const { navigation } = usePortal();
  const opened = useRef<string | null>(null);
  const stepped = useRef(false);

  const left = useEffectEvent((then: Deed | null) => {
    if (then === null && stepped.current) navigation.back();
    else show({ lesson: null }, { replace: true });
    stepped.current = false;
  });
  const ask = useEffectEvent(async (lesson: Lesson) => {
    const here = window.location.href;
    const answer = await dialogs.open(LessonDialog, { lesson, manages });
    // The page was left meanwhile, by Back or a link: the address is another one already.
    if (here !== window.location.href) return;
    const deed = answer === undefined || answer === "closed" ? null : answer;
    left(deed);
    if (deed) await perform(deed, lesson);
  });

  const wanted = lessons.find(({ key, mark }) => key === view.lesson && mark !== "away");
  const found = wanted ?? lessons.find(({ key }) => key === view.lesson);
  const key = found?.key ?? null;
  const open = useEffectEvent(() => {
    if (opened.current === key) return;
    opened.current = key;
    if (found) void ask(found);
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
