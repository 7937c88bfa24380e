import { readDrawnFor } from "../base/core/site/drawnFor";
import { isPersonInDoubt } from "../base/platform/isPersonInDoubt";
import type { Draw } from "./drawn/takeOver";
import type { RunningPage } from "./runningPage";

/** What the server has drawn is gone, and nothing is noted in it any more. */
function dropDrawing(container: HTMLElement): void {
  delete container.dataset["drawnFor"];
  delete container.dataset["early"];
  container.replaceChildren();
}

/** Takes what is a person's out of the page where that person may not be here any more; the page then asks for itself. */
export function dropDoubtful(): void {
  if (!isPersonInDoubt()) return;
  removeAnswers();
  const container = document.getElementById("app");
  if (container?.dataset["drawnFor"] !== undefined) dropDrawing(container);
}

/** Takes out the answers that came with the page, which are the person's and must be gone when they are. */
export const removeAnswers = (): void => document.getElementById("portal-answers")?.remove();

/** How to draw a desktop that the server has drawn already; null where it has not, or where the code for it does not come. */
export async function hydration(page: RunningPage): Promise<Draw | null> {
  const container = document.getElementById("app");
  const drawnFor = readDrawnFor(container?.dataset["drawnFor"]);
  if (!container || !drawnFor) return null;
  try {
    const { takeOver } = await import(/* webpackChunkName: "today" */ "./drawn/takeOver");
    return await takeOver(page, container, drawnFor);
  } catch {
    dropDrawing(container);
    return null;
  }
}
