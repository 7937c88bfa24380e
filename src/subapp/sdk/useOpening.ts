import type { Text } from "./contract";
import { usePortal } from "./PortalContext";

/**
 * Opens what is fetched when it is first opened, such as the dialog of a form; where that fails, a notification says so.
 *
 *     const opening = useOpening(words("formFailed"));
 *     const edit = () =>
 *       opening(async () => {
 *         const { EditDialog } = await import("./EditDialog");
 *         await dialogs.open(EditDialog, { initial });
 *       });
 */
export function useOpening(failed: Text): (open: () => Promise<unknown>) => Promise<void> {
  const { notify } = usePortal();
  return async (open) => {
    try {
      await open();
    } catch {
      notify({ severity: "error", text: failed, answer: true });
    }
  };
}
