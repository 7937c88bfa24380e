import { useEffect } from "react";
import { ConfirmDialog } from "../ConfirmDialog";
import { useKit } from "../KitContext";
import { useOneQuestion, type BeforeClose } from "./useLeave";

/**
 * For dialogs with work in them: answers at once when nothing is unsaved, and asks otherwise. Hand it to DialogFrame as
 * `onBeforeClose`, and call it before a cancel button closes. The frame asks the same when the person leaves the page
 * that the dialog lies over, as by Back; while there is unsaved work the browser asks before it leaves the portal.
 */
export function useLeaveGuard(dirty: boolean): BeforeClose {
  const { dialogs } = useKit();
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);
  return useOneQuestion(
    () =>
      !dirty ||
      dialogs
        .open(ConfirmDialog, {
          title: { id: "kit.dialog.unsaved.title" },
          body: { id: "kit.dialog.unsaved.body" },
          confirm: { id: "kit.dialog.unsaved.leave" },
          cancel: { id: "kit.dialog.unsaved.stay" },
          destructive: true,
        })
        .then((sure) => sure === true),
  );
}
