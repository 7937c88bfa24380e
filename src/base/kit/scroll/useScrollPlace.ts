import { useEffect, useState } from "react";
import { isSamePlace, LOAD_THRESHOLD, readPlace, type ScrollPlace } from "../../core/scroll/scrollPlace";

/** Before anything was measured: nothing scrolls, and nothing is near. */
const UNKNOWN: ScrollPlace = { above: false, below: false, scrolls: false, nearEnd: false };

/** The scroll position of an element, updated as it scrolls and as it or its content changes size. */
export function useScrollPlace(element: HTMLElement | null, threshold = LOAD_THRESHOLD): ScrollPlace {
  const [place, setPlace] = useState(UNKNOWN);
  useEffect(() => {
    if (!element) return;
    const look = () => {
      const { scrollTop: top, clientHeight: height, scrollHeight: contentHeight } = element;
      const next = readPlace({ top, height, contentHeight }, threshold);
      setPlace((last) => (isSamePlace(last, next) ? last : next));
    };
    // It looks once at the beginning as well.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [element, threshold]);
  return place;
}
