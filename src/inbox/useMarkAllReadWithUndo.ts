import { inboxApi, useUndoReadAllMutation } from "./inbox.api";
import { useText } from "../base/i18n/useText";
import { confirmed } from "../base/kit/confirmed";
import { useKit } from "../base/kit/KitContext";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";
import { useMarkAllRead } from "./useMarkRead";

/** For how long the way to take it back is on the screen, milliseconds. */
const UNDO_MS = 10_000;

/**
 * Has all messages read at once, with a way to take that back. A platform that cannot take it back, since it keeps no read messages,
 * has the person asked first [MSG-01, MSG-03].
 */
export function useMarkAllReadWithUndo(): (count: number) => Promise<void> {
  const { announcer, dialogs, toasts } = useKit();
  const text = useText();
  const dispatch = useAppDispatch();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const readEvery = useMarkAllRead();
  const [undo] = useUndoReadAllMutation();

  const isSure = (count: number): Promise<boolean> =>
    confirmed(
      { dialogs, toasts },
      {
        title: { id: "messages.readAll.title" },
        body: { id: "messages.readAll.body", values: { count } },
        confirm: { id: "messages.readAll" },
      },
    );
  const takeBack = async (count: number) => {
    if ("error" in (await undo({ child })))
      toasts.notify({
        severity: "warning",
        text: { id: "messages.undoFailed" },
        answer: true,
        action: { label: { id: "common.retry" }, run: () => void takeBack(count) },
      });
    else announcer.say(text({ id: "messages.undone", values: { count } }));
  };
  const readAll = async (count: number): Promise<void> => {
    const asked = dispatch(
      inboxApi.endpoints.messageHistory.initiate(
        { child, size: 1 },
        { subscribe: false, forceRefetch: true },
      ),
    );
    const { data } = await asked;
    const canUndo = data !== undefined && data !== null;
    if (!canUndo && !(await isSure(count))) return;
    if (!(await readEvery(() => void readAll(count)))) return;
    toasts.notify({
      severity: "success",
      text: { id: "messages.readAllDone", values: { count } },
      answer: true,
      ...(canUndo && {
        duration: UNDO_MS,
        action: { label: { id: "messages.undo" }, run: () => void takeBack(count), undoes: true },
      }),
    });
  };
  return readAll;
}
