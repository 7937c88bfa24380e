import { useEffect, useRef, type RefObject } from "react";
import { topInSight } from "./core/topInSight";

/** The row of the page on the screen, or the closed category that holds it. */
const CURRENT = "[aria-current], [data-current='true']";

/** How the menu stands: a strip of icons, open over the page, or open beside it. */
export type SideMenuForm = "strip" | "open" | "locked";

/**
 * Keeps the current page's row in view: once the rows are there, when another page is shown, and when the menu
 * becomes a strip again, which would keep its scroll position. Nothing moves while the person uses it.
 */
export function useCurrentInSight(
  form: SideMenuForm,
  current: string | null,
  ready: boolean,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<SideMenuForm>("strip");
  useEffect(() => {
    const wasOpen = before.current === "open";
    before.current = form;
    const element = place.current;
    const row = element?.querySelector(CURRENT);
    if (!element || !row || form === "open" || (form === "locked" && wasOpen)) return;
    const { top, bottom } = row.getBoundingClientRect();
    const start = element.getBoundingClientRect().top - element.scrollTop;
    element.scrollTop = topInSight(
      { top: element.scrollTop, height: element.clientHeight },
      { start: top - start, end: bottom - start },
    );
  }, [form, current, ready]);
  return place;
}
