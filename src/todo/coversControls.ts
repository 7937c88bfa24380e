import { overlap } from "../base/core/dialog/liftAbove";
import { pageControls } from "../base/kit/pageControls";

/** Whether a dialog stands over a link, a button or a field of the page [TODO-01]. */
export function coversControls(dialog: Element): boolean {
  const edges = dialog.getBoundingClientRect();
  return pageControls().some((control) => overlap(edges, control));
}
