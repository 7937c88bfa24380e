import { useEffect, useState } from "react";

/** Whether an element is at least so many rem wide; not before it has been measured. */
export function useIsWide(element: HTMLElement | null, rem: number): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const look = () => {
      const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setWide(element.clientWidth >= rem * size);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, rem]);
  return wide;
}
