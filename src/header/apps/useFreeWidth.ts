import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { throttle } from "./throttle";

/** Resize events are answered at most once in this many milliseconds. */
const RESIZE_THROTTLE = 50;

/** The room for entries, and what each name would take of it, in rem-sized pixels: 16 to the root's font size. */
export interface Room {
  readonly free: number;
  readonly names: readonly number[];
}

const NO_ROOM: Room = { free: 0, names: [] };

const isSameRoom = (one: Room, other: Room): boolean =>
  one.free === other.free && String(one.names) === String(other.names);

/** The widths of the names, drawn in one line in the place for a moment. */
function widthsOf(names: readonly string[], place: HTMLElement): readonly number[] {
  const ruler = place.ownerDocument.createElement("span");
  ruler.className = "ruler";
  ruler.append(
    ...names.map((name) => {
      const line = place.ownerDocument.createElement("span");
      line.textContent = name;
      return line;
    }),
  );
  place.append(ruler);
  const widths = [...ruler.children].map((line) => line.getBoundingClientRect().width);
  ruler.remove();
  return widths;
}

/**
 * Measures an element, and names in the font of its `.ruler`, in rem-sized pixels, so that large displays and large text
 * count alike. Names are joined by line breaks, so that the same names are the same.
 */
export function useFreeWidth<Element extends HTMLElement>(
  names: string,
): readonly [RefObject<Element | null>, Room] {
  const ref = useRef<Element>(null);
  const [room, setRoom] = useState(NO_ROOM);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const inRem = (pixels: number) => (pixels * 16) / rootSize;
      const now: Room = {
        free: inRem(element.clientWidth),
        names: widthsOf(names.split("\n"), element).map(inRem),
      };
      setRoom((before) => (isSameRoom(before, now) ? before : now));
    };
    measure();
    const throttled = throttle(measure, RESIZE_THROTTLE);
    const observer = new ResizeObserver(throttled);
    observer.observe(element);
    return () => {
      observer.disconnect();
      throttled.cancel();
    };
  }, [names]);

  return [ref, room];
}
