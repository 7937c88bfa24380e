import { useCallback, type RefCallback } from "react";
import { coveredBelow } from "../../core/dialog/keyboard";

/**
 * Tells the style of an element, by `--dialog-covered`, how much of the window's foot an on-screen keyboard covers.
 * Some browsers shrink only the visual viewport, and fixed elements would be behind the keyboard.
 */
export function useCovered(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    const seen = window.visualViewport;
    if (!element || !seen) return;
    const update = () => {
      const { height, offsetTop: top, scale } = seen;
      const covered = coveredBelow({ windowHeight: window.innerHeight, height, top, scale });
      element.style.setProperty("--dialog-covered", `${covered}px`);
    };
    update();
    seen.addEventListener("resize", update);
    seen.addEventListener("scroll", update);
    return () => {
      seen.removeEventListener("resize", update);
      seen.removeEventListener("scroll", update);
    };
  }, []);
}
