import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { useAppDispatch } from "../base/state/hooks";
import { portalApi } from "../base/api/portalApi";
import type { AppThunk } from "../base/state/types";

/** Some questions follow from the answers to others, so that those are waited for as well. */
const ROUNDS = 2;

/** Reads again what changes of what Today and the messages show; the answer says whether all of it came [DESK-14]. */
const refreshShown = (): AppThunk<Promise<boolean>> => async (dispatch) => {
  dispatch(portalApi.util.invalidateTags(["apps", "unread", "card", "child"]));
  let came = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(dispatch(portalApi.util.getRunningQueriesThunk()));
    came &&= answers.every((answer) => !answer.isError);
  }
  return came;
};

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
