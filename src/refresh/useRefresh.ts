import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { useAppDispatch } from "../base/state/hooks";
import { refreshShown } from "./refreshShown";

/** Reads what the page shows again, and says what became of it; a failure can be tried again [A11Y-03, REL-03]. */
export function useRefresh(): () => Promise<void> {
  const { announcer, toasts } = useKit();
  const dispatch = useAppDispatch();
  const text = useText();
  const refresh = async (): Promise<void> => {
    announcer.say(text({ id: "refresh.going" }));
    if (await dispatch(refreshShown())) {
      announcer.say(text({ id: "refresh.done" }));
      return;
    }
    toasts.notify({
      severity: "warning",
      text: { id: "refresh.failed" },
      answer: true,
      action: { label: { id: "common.retry" }, run: () => void refresh() },
    });
  };
  return refresh;
}
