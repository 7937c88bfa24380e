import { useLayoutEffect, useRef, type RefObject } from "react";
import { handFocus } from "./lostFocus";

/**
 * A `ref` for what takes the place of a control that its own act takes away, such as the line that says what has been done. When it
 * is `shown` after it was not, it gets the focus that went with the control [A11Y-02]. It must take a focus: give it `tabIndex={-1}`.
 */
export function useHandedFocus<Place extends HTMLElement>(shown: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasShown = useRef(shown);
  useLayoutEffect(() => {
    if (shown && !wasShown.current) handFocus(place.current);
    wasShown.current = shown;
  }, [shown]);
  return place;
}
