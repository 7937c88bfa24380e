import { startTransition, StrictMode, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readDrawnFor } from "../core/site/drawnFor";
import { whenIdle } from "../kit/whenIdle";
import { isPersonInDoubt } from "../platform/isPersonInDoubt";
import type { RunningPage } from "./runningPage";

type Tree = (page: RunningPage) => ReactElement;

/** Takes what is a person's out of the page where that person may not be here any more; the page then asks for itself. */
export function dropDoubtful(): void {
  if (!isPersonInDoubt()) return;
  removeAnswers();
  const container = document.getElementById("app");
  if (container?.dataset["drawnFor"] === undefined) return;
  delete container.dataset["drawnFor"];
  container.replaceChildren();
}

/** Takes out the answers that came with the page, which are the person's and must be gone when they are. */
export const removeAnswers = (): void => document.getElementById("portal-answers")?.remove();

/**
 * How to draw a desktop that the server has drawn already; null where it has not. React takes over what stands there if this page
 * would draw the same, and replaces it otherwise, in one frame. Either way it begins when the code of its late parts is there.
 */
export async function hydration(page: RunningPage): Promise<((tree: Tree) => void) | null> {
  const container = document.getElementById("app");
  const drawnFor = readDrawnFor(container?.dataset["drawnFor"]);
  if (!container || !drawnFor) return null;
  const taken = await import(/* webpackChunkName: "today" */ "./drawn/takeOver")
    .then(({ takeOver }) => takeOver(page, drawnFor))
    .catch(() => null);
  if (document.documentElement.dataset["elsewhere"] !== undefined) container.replaceChildren();
  delete container.dataset["drawnFor"];
  return (tree) => {
    if (!taken) {
      createRoot(container).render(<StrictMode>{tree(page)}</StrictMode>);
      return;
    }
    // The page's policy forbids styles in markup, but none that scripts set.
    for (const element of container.querySelectorAll<HTMLElement>("[data-style]")) {
      element.style.cssText = element.dataset["style"] ?? "";
      delete element.dataset["style"];
    }
    startTransition(() => void hydrateRoot(container, <StrictMode>{tree(taken.page)}</StrictMode>));
    whenIdle(taken.release);
  };
}
