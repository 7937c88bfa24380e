import { startTransition, StrictMode, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readDrawnFor } from "../core/site/drawnFor";
import { whenIdle } from "../kit/whenIdle";
import type { RunningPage } from "./startPage";

type Tree = (page: RunningPage) => ReactElement;

/**
 * How to draw a desktop that the server has drawn already; null where it has not. React takes over what stands there if this page
 * would draw the same, and replaces it otherwise, in one frame. Either way it begins when the code of its late parts is there.
 */
export async function hydration(page: RunningPage): Promise<((tree: Tree) => void) | null> {
  const container = document.getElementById("app");
  const drawnFor = readDrawnFor(container?.dataset["drawnFor"]);
  if (!container || !drawnFor) return null;
  delete container.dataset["drawnFor"];
  const code = await import(/* webpackChunkName: "today" */ "./drawn/takeOver").catch(() => null);
  const taken = (await code?.takeOver(page, drawnFor)) ?? null;
  return (tree) => {
    if (!taken) {
      createRoot(container).render(<StrictMode>{tree(page)}</StrictMode>);
      return;
    }
    for (const element of container.querySelectorAll<HTMLElement>("[data-style]")) {
      element.style.cssText = element.dataset["style"] ?? "";
      delete element.dataset["style"];
    }
    startTransition(() => void hydrateRoot(container, <StrictMode>{tree(taken.page)}</StrictMode>));
    whenIdle(taken.release);
  };
}
