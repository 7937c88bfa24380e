import type { Child } from "../base/core/wire/children";
import { usePersonName } from "../base/i18n/usePersonName";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";
import { chooseChild } from "./chooseChild";

/** Switches to a child, and says what became of it [WHO-01, A11Y-03]. */
export function useChooseChild(): (child: Child) => Promise<void> {
  const { announcer, toasts } = useKit();
  const person = usePerson();
  const dispatch = useAppDispatch();
  const text = useText();
  const named = usePersonName();
  const before = useAppSelector((state) => state.child);
  const choose = async (child: Child): Promise<void> => {
    if (await dispatch(chooseChild(person, child))) {
      announcer.say(text({ id: "children.chosen", values: { name: named(child.realName) } }));
      return;
    }
    toasts.notify({
      severity: "warning",
      text: before
        ? { id: "children.failed", values: { name: named(before.realName) } }
        : { id: "children.failedFirst" },
      answer: true,
      action: { label: { id: "common.retry" }, run: () => void choose(child) },
    });
  };
  return choose;
}
