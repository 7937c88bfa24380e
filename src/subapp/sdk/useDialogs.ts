import type { DialogQueue } from "../../base/kit/DialogQueue";
import { useKit } from "../../base/kit/KitContext";

/** Asks questions: `const answer = await dialogs.open(XDialog, properties)`; they open over the sub-application. */
export const useDialogs = (): Pick<DialogQueue, "open"> => useKit().dialogs;
