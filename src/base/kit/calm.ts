import { pageName, readPlace } from "../core/address/place";

const COVERS = "[role=dialog], [role=alertdialog], [role=menu]";
const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether something lies over the page: a dialog, a panel or a menu, besides so many that are known to be there. */
export const isCovered = ({ besides = 0 } = {}): boolean =>
  document.querySelectorAll(COVERS).length > besides;

/** Whether the focus is in a field, so that the person may be writing. */
export const isWriting = (): boolean => document.activeElement?.matches(FIELDS) ?? false;

/**
 * Whether a dialog that no person asked for disturbs nothing: on the desktop alone, so over no application, with the focus in no field
 * and nothing over the page [A11Y-02].
 */
export const isCalm = (address: string): boolean =>
  pageName(readPlace(new URL(address).hash).path) === "" &&
  document.visibilityState === "visible" &&
  !isWriting() &&
  !isCovered();
