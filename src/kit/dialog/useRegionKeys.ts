import { useEffect } from "react";
import { nextRegion } from "../../core/dialog/regions";
import { focusNear, pathOf } from "./focusNear";

/** The attribute of dialogs that float beside the page. */
export const FLOATING = "data-floating";

/**
 * F6 goes from the page to each floating dialog and back to where one was in the page, Shift+F6 the other way. While
 * something is modal the key is the browser's.
 */
export function useRegionKeys(): void {
  useEffect(() => {
    const app = document.getElementById("app") ?? document.body;
    let lastInApp = pathOf(app.contains(document.activeElement) ? document.activeElement : app);
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && app.contains(target)) lastInApp = pathOf(target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || event.defaultPrevented || app.hasAttribute("inert")) return;
      event.preventDefault();
      const regions = [app, ...document.querySelectorAll<HTMLElement>(`[${FLOATING}]`)];
      const current = regions.findIndex((region) => region.contains(document.activeElement));
      const next = regions[nextRegion(regions.length, current, event.shiftKey)];
      if (next === app) focusNear(lastInApp);
      else next?.focus();
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
