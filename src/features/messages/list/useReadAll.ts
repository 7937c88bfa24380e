import { PART_FAILED } from "../../../core/toast/partFailed";
import { useKit } from "../../../kit/KitContext";
import { useReadEvery } from "./useRead";

/** Asks, and then has all messages read at once [MSG-01]. */
export function useReadAll(): (count: number) => Promise<void> {
  const { dialogs, toasts } = useKit();
  const readEvery = useReadEvery();
  return async (count) => {
    const code = await import(/* webpackChunkName: "dialogs" */ "../../../kit/ConfirmDialog").catch(
      () => null,
    );
    if (!code) {
      toasts.notify(PART_FAILED);
      return;
    }
    const sure = await dialogs.open(code.ConfirmDialog, {
      title: { id: "messages.readAll.title" },
      body: { id: "messages.readAll.body", values: { count } },
      confirm: { id: "messages.readAll" },
    });
    if (sure) await readEvery();
  };
}
