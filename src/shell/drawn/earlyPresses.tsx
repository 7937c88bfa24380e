import { useEffect, useInsertionEffect, type ReactElement, type ReactNode } from "react";
import { doEarlyEvents, identityOf, PRESSED, pressesIn } from "../../base/platform/earlyEvents";
import type { Clock } from "../../base/platform/ports";

/** Tells which element of a drawn page has the focus, which goes with its elements; null for none. */
export function focusIn(container: Element): string | null {
  const focused = container.ownerDocument.activeElement;
  return focused && container.contains(focused) ? identityOf(focused) : null;
}

/**
 * Notes what was pressed on the elements that stand there now, as far as those that were pressed have gone, and gives the focus back to
 * what had it.
 */
export function carryPresses(container: Element, focused: string | null): void {
  const { activeElement, body } = container.ownerDocument;
  const elements = [...container.querySelectorAll<HTMLElement>("a[href], button")];
  const alike = (identity: string) => elements.filter((element) => identityOf(element) === identity);
  for (const [identity, place] of pressesIn(container)) {
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
