import { useEffect, useState } from "react";

/** Whether an element's content is higher than itself, so that it has to be scrollable by keyboard too. */
export function useOverflows(element: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
