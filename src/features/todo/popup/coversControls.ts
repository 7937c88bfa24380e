import { overlap } from "../../../core/toast/liftAbove";
import { pageControls } from "../../../kit/pageControls";

/** Whether a dialog stands over a link, a button or a field of the page [TODO-01]. */
export function coversControls(dialog: Element): boolean {
  const edges = dialog.getBoundingClientRect();
  return pageControls().some((control) => overlap(edges, control));
}
