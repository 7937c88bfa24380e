import { useEffect } from "react";
import { nextRegion } from "../../core/dialog/regions";
import { focusNear, pathOf } from "./focusNear";

/** The attribute of dialogs that float beside the page, and its value for those that opened by themselves. */
export const FLOATING = "data-floating";
export const UNASKED = "unasked";

/** The page and then the dialogs beside it, first those that opened by themselves, which the person has not been in yet. */
const regionsOf = (app: HTMLElement): readonly HTMLElement[] => {
  const floating = [...document.querySelectorAll<HTMLElement>(`[${FLOATING}]`)];
  const isUnasked = (dialog: HTMLElement) => dialog.getAttribute(FLOATING) === UNASKED;
  return [app, ...floating.filter(isUnasked), ...floating.filter((dialog) => !isUnasked(dialog))];
};

/**
 * F6 goes from the page to each floating dialog, first to one that opened by itself, and back to where one was in the page, Shift+F6 the other way. While
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
      const regions = regionsOf(app);
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
