import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { throttle } from "./throttle";

/** Resize events are answered at most once in this many milliseconds. */
const RESIZE_THROTTLE = 50;

/** The width of an element in rem-sized pixels: 16 to the root's font size, so that large displays count alike. */
export function useFreeWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);

  const measure = () => {
    const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    setWidth(((ref.current?.clientWidth ?? 0) * 16) / rootSize);
  };

  useLayoutEffect(measure, []);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const throttled = throttle(measure, RESIZE_THROTTLE);
    const observer = new ResizeObserver(throttled);
    observer.observe(element);
    return () => {
      observer.disconnect();
      throttled.cancel();
    };
  }, []);

  return [ref, width];
}
