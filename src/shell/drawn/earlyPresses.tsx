import { useEffect, useInsertionEffect, type ReactElement, type ReactNode } from "react";
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

/** Notes the same on the elements that stand there now, as far as those that were pressed have gone, and gives the focus back. */
export function carryPresses(container: Element, { pressed, focused }: EarlyPresses): void {
  const { activeElement, body } = container.ownerDocument;
  const elements = [...container.querySelectorAll<HTMLElement>("a[href], button")];
  const alike = (identity: string) => elements.filter((element) => identityOf(element) === identity);
  for (const [identity, place] of pressed) {
    const candidates = alike(identity);
    if (!candidates.some((element) => element.hasAttribute(PRESSED)))
      candidates[0]?.setAttribute(PRESSED, place);
  }
  if (focused !== null && activeElement === body) alike(focused)[0]?.focus({ preventScroll: true });
}

interface Props {
  readonly clock: Pick<Clock, "after">;
  /** Runs when React has the page, before any part of it changes anything that was drawn. */
  readonly onTaken?: () => void;
  /** Runs once the page lives, before what was pressed is done. */
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** A page that the server has drawn: once React has it, what was pressed before is done. */
export function LivePage({ clock, onTaken, onLive, children }: Props): ReactElement {
  useInsertionEffect(() => {
    onTaken?.();
  }, [onTaken]);
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
