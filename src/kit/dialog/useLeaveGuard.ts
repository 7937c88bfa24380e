import { useEffect } from "react";
import { ConfirmDialog } from "../ConfirmDialog";
import { useKit } from "../KitContext";
import type { BeforeClose } from "./useLeave";

/**
 * For dialogs with work in them: answers at once when nothing is unsaved, and asks otherwise. Hand it to DialogFrame as
 * `onBeforeClose`, and call it before a cancel button closes. While there is unsaved work the browser asks as well
 * before it leaves the page.
 */
export function useLeaveGuard(dirty: boolean): BeforeClose {
  const { dialogs } = useKit();
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);
  return () =>
    !dirty ||
    dialogs
      .open(ConfirmDialog, {
        title: { id: "kit.dialog.unsaved.title" },
        body: { id: "kit.dialog.unsaved.body" },
        confirm: { id: "kit.dialog.unsaved.leave" },
        cancel: { id: "kit.dialog.unsaved.stay" },
        destructive: true,
      })
      .then((sure) => sure === true);
}
