import { PART_FAILED } from "../core/part/partFailed";
import type { Text } from "../core/wire/text";
import type { Kit } from "./KitContext";

/** The kit's parts that ask the question. */
export type AskingKit = Pick<Kit, "dialogs" | "toasts">;

const loadConfirmation = () => import(/* webpackChunkName: "dialogs" */ "./ConfirmDialog");

/** Loads the question early; a failure here is tried again, and shown, when it is asked. */
export const preloadConfirmation = () => void loadConfirmation().catch(() => undefined);

interface Words {
  readonly title: Text;
  readonly body: Text;
  readonly confirm: Text;
  /** Where "Cancel" would be unclear, as in a question that is about cancelling. */
  readonly cancel?: Text;
}

/** Asks the person to confirm. If the question's code cannot be loaded, a toast says so, and it counts as no [REL-03]. */
export async function confirmed({ dialogs, toasts }: AskingKit, words: Words): Promise<boolean> {
  const code = await loadConfirmation().catch(() => null);
  if (code) return (await dialogs.open(code.ConfirmDialog, words)) === true;
  toasts.notify(PART_FAILED);
  return false;
}
