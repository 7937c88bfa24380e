import { useCallback, useEffect, useRef, useState, type RefCallback } from "react";
import { focusFirst, focusInvalid } from "./focusField";

type Target = "first" | "invalid";

/** The focus of a form: on its first field as soon as it is in the page, and from then on where `focus` sends it. */
export function useFormFocus(): {
  readonly formRef: RefCallback<HTMLFormElement>;
  readonly focus: (target: Target) => void;
} {
  const element = useRef<HTMLFormElement | null>(null);
  // A new object each time, so that equal requests in a row count.
  const [wish, setWish] = useState<{ readonly target: Target } | null>(null);

  // As soon as it is in the page, so that the dialog around it finds the focus inside and leaves it there.
  const formRef = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
    if (node) focusFirst(node);
  }, []);

  useEffect(() => {
    if (wish && element.current) (wish.target === "first" ? focusFirst : focusInvalid)(element.current);
  }, [wish]);

  return { formRef, focus: useCallback((target: Target) => setWish({ target }), []) };
}
