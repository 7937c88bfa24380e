import { isDrawnFor, type DrawnFor } from "../../core/site/drawnFor";
import { personOf } from "../../core/wire/user";
import { loadDrawnParts } from "../../kit/latePart";
import type { Ports } from "../../platform/ports";
import type { RunningPage } from "../runningPage";
import { firstCalls } from "./firstCalls";

/** A clock that stands at the moment of the drawing until it is let go. */
function heldClock({ clock }: Ports, drawnAt: number) {
  let held = true;
  return {
    clock: { ...clock, now: () => (held ? drawnAt : clock.now()) },
    release: () => void (held = false),
  };
}

/** A page as the server had it. */
export interface Taken {
  readonly page: RunningPage;
  /** Lets its clock go, once React has taken the page over. */
  readonly release: () => void;
}

/**
 * Reads the answers that came with the page into its store. Returns the page as the server had it, for React to take over; null
 * where this one would look different, because the address shows another page, or the device knows better.
 */
export async function takeOver(page: RunningPage, drawnFor: DrawnFor): Promise<Taken | null> {
  const { ports, store, device, supplied } = page;
  await page.site;
  const parts = loadDrawnParts();
  const user = await firstCalls(store);
  await parts;
  if (!user) return null;
  const { origin, hash } = new URL(ports.navigation.href());
  const { language, layout, menuLocked, arrangement, recentApps, themeAsked } = store.getState().preferences;
  const now = ports.clock.now();
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
  const { clock, release } = heldClock(ports, drawnFor.now);
  return { page: { ...page, ports: { ...ports, clock } }, release };
}
