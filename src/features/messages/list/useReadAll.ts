import { inboxApi, useUndoReadAllMutation } from "../../../api/inbox.api";
import { confirmed } from "../../../kit/confirmed";
import { useKit } from "../../../kit/KitContext";
import { useAppDispatch, useAppSelector } from "../../../state/hooks";
import { useReadEvery } from "./useRead";

/** For how long the way to take it back is on the screen, milliseconds. */
const UNDO_MS = 10_000;

/**
 * Has all messages read at once, with a way to take that back. A platform that cannot take it back, since it keeps no read messages,
 * has the person asked first [MSG-01, MSG-03].
 */
export function useReadAll(): (count: number) => Promise<void> {
  const { dialogs, toasts } = useKit();
  const dispatch = useAppDispatch();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const readEvery = useReadEvery();
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
  const takeBack = async () => {
    if ("error" in (await undo({ child })))
      toasts.notify({
        severity: "warning",
        text: { id: "messages.undoFailed" },
        answer: true,
        action: { label: { id: "common.retry" }, run: () => void takeBack() },
      });
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
    if (!(await readEvery(() => void readAll(count))) || !canUndo) return;
    toasts.notify({
      severity: "success",
      text: { id: "messages.readAllDone", values: { count } },
      duration: UNDO_MS,
      answer: true,
      action: { label: { id: "messages.undo" }, run: () => void takeBack() },
    });
  };
  return readAll;
}
