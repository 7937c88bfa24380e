import { startTransition, StrictMode, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isDrawnFor, type DrawnFor } from "../../base/core/site/drawnFor";
import { personOf } from "../../base/core/wire/user";
import { loadDrawnParts } from "../../base/kit/latePart";
import { whenIdle } from "../../base/kit/whenIdle";
import type { Ports } from "../../base/platform/ports";
import type { RunningPage } from "../runningPage";
import { carryPresses, focusIn, LivePage } from "./earlyPresses";
import { failAgain } from "./failAgain";
import { firstCalls } from "./firstCalls";

/** A time that stands at the moment of the drawing until it is let go. */
function heldTime({ time }: Ports, drawnAt: number) {
  let held = true;
  return {
    time: { ...time, now: () => (held ? drawnAt : time.now()) },
    release: () => void (held = false),
  };
}

/** A page as the server had it. */
interface Taken {
  readonly page: RunningPage;
  /** Lets its time go, once React has taken the page over. */
  readonly release: () => void;
}

/**
 * Reads the answers that came with the page into its store. Returns the page as the server had it, for React to take over; null
 * where this one would look different, because the address shows another page, or the device knows better.
 */
async function pageAsDrawn(page: RunningPage, drawnFor: DrawnFor): Promise<Taken | null> {
  const { ports, store, device, supplied } = page;
  // The document was asked for when the page began; no cache has it.
  ports.time.asking(0)(drawnFor.now);
  await page.site;
  const parts = loadDrawnParts();
  const user = await firstCalls(store);
  await parts;
  if (!user) return null;
  const { origin, hash } = new URL(ports.navigation.href());
  const { language, layout, menuLocked, arrangement, recentApps, themeAsked } = store.getState().preferences;
  const now = ports.time.now();
  const mine: DrawnFor = {
    person: personOf(user),
    language,
    device,
    origin,
    now,
    offset: new Date(now).getTimezoneOffset(),
    preferences: { layout, menuLocked, arrangement, recentApps },
  };
  const here = hash === "" || hash === "#/";
  if (!here || themeAsked !== null || supplied.length > 0 || !isDrawnFor(drawnFor, mine)) return null;
  const { time, release } = heldTime(ports, drawnFor.now);
  return { page: { ...page, ports: { ...ports, time }, drawnState: store.getState() }, release };
}

/** Draws the page of which it is given the tree. */
export type Draw = (tree: (page: RunningPage) => ReactElement) => void;

/** React takes over what stands in the container, as it would draw it. */
const hydrate =
  (container: HTMLElement, { page, release }: Taken): Draw =>
  (tree) => {
    // The page's policy forbids styles in markup, but none that scripts set.
    for (const element of container.querySelectorAll<HTMLElement>("[data-style]")) {
      element.style.cssText = element.dataset["style"] ?? "";
      delete element.dataset["style"];
    }
    let focused: string | null = null;
    const live = (
      <StrictMode>
        <LivePage
          clock={page.ports.clock}
          // What is measured in the browser may draw a button once more, whose focus would go with the old one.
          onTaken={() => (focused = focusIn(container))}
          onLive={() => {
            carryPresses(container, focused);
            whenIdle(() => {
              release();
              failAgain(container);
            });
          }}
        >
          {tree(page)}
        </LivePage>
      </StrictMode>
    );
    const { navigation } = page.ports;
    const drawnAt = navigation.href();
    const onRecoverableError = (error: unknown) => {
      // React draws another page by itself where the address has changed while it took this one over.
      if (navigation.href() === drawnAt) reportError(error);
    };
    startTransition(() => void hydrateRoot(container, live, { onRecoverableError }));
  };

/** React replaces what stands in the container. */
const replace =
  (container: HTMLElement, page: RunningPage): Draw =>
  (tree) => {
    const focused = focusIn(container);
    createRoot(container).render(
      <StrictMode>
        <LivePage clock={page.ports.clock} onLive={() => carryPresses(container, focused)}>
          {tree(page)}
        </LivePage>
      </StrictMode>,
    );
  };

/**
 * Answers how to draw a desktop that the server has drawn into the container already: React takes it over if this page would
 * draw the same, and replaces it otherwise, in one frame. Either way it begins when the code of its late parts is there.
 */
export async function takeOver(page: RunningPage, container: HTMLElement, drawnFor: DrawnFor): Promise<Draw> {
  const taken = await pageAsDrawn(page, drawnFor).catch(() => null);
  // It was drawn for another address, which the page may show again by now.
  const elsewhere = document.documentElement.dataset["elsewhere"] !== undefined;
  if (elsewhere) container.replaceChildren();
  delete container.dataset["drawnFor"];
  return taken && !elsewhere ? hydrate(container, taken) : replace(container, page);
}
