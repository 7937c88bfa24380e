import { useEffect, type ReactElement, type ReactNode } from "react";
import { doEarlyEvents, PRESSED } from "../../platform/earlyEvents";
import type { Clock } from "../../platform/ports";

/** What tells a button or a link from the others of its page, whichever code has drawn it. */
const identityOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute("href") ?? element.getAttribute("aria-label") ?? element.textContent,
  ]
    .join(" ")
    .trim();

/** What was done in a page that is about to be replaced. */
export interface EarlyPresses {
  /** What was pressed, with the place of each in the order. */
  readonly pressed: ReadonlyMap<string, string>;
  readonly focused: string | null;
}

/** Reads what was done in the drawn page, which goes with its elements. */
export function pressesIn(container: Element): EarlyPresses {
  const focused = container.ownerDocument.activeElement;
  return {
    pressed: new Map(
      Array.from(container.querySelectorAll(`[${PRESSED}]`), (element) => [
        identityOf(element),
        element.getAttribute(PRESSED) ?? "",
      ]),
    ),
    focused: focused && container.contains(focused) ? identityOf(focused) : null,
  };
}

/** Notes the same on the elements of the page that has replaced it, as far as they are there. */
export function carryPresses(container: Element, { pressed, focused }: EarlyPresses): void {
  for (const element of container.querySelectorAll<HTMLElement>("a[href], button")) {
    const identity = identityOf(element);
    const place = pressed.get(identity);
    if (place !== undefined) element.setAttribute(PRESSED, place);
    if (identity === focused) element.focus({ preventScroll: true });
  }
}

interface Props {
  readonly clock: Pick<Clock, "after">;
  /** Runs once the page lives, before what was pressed is done. */
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** A page that the server has drawn: once React has it, what was pressed before is done. */
export function LivePage({ clock, onLive, children }: Props): ReactElement {
  useEffect(
    () =>
      clock.after(0, () => {
        onLive();
        doEarlyEvents(document);
      }),
    [clock, onLive],
  );
  return <>{children}</>;
}
