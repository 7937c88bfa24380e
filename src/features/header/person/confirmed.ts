import { PART_FAILED } from "../../../core/toast/partFailed";
import type { Text } from "../../../core/wire/text";
import type { Kit } from "../../../kit/KitContext";

/** The kit's parts with which somebody is asked. */
export type AskingKit = Pick<Kit, "dialogs" | "toasts">;

const loadConfirmation = () => import(/* webpackChunkName: "dialogs" */ "../../../kit/ConfirmDialog");

/** Fetches the question early; what fails here is tried again, and told, when it is asked. */
export const preloadConfirmation = () => void loadConfirmation().catch(() => undefined);

interface Words {
  readonly title: Text;
  readonly body: Text;
  readonly confirm: Text;
}

/** Asks whether somebody is sure. A question whose code does not come is told of, and counts as no [REL-03]. */
export async function confirmed({ dialogs, toasts }: AskingKit, words: Words): Promise<boolean> {
  const code = await loadConfirmation().catch(() => null);
  if (code) return (await dialogs.open(code.ConfirmDialog, words)) === true;
  toasts.notify(PART_FAILED);
  return false;
}
