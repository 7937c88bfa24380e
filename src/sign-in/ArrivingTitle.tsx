import { useEffect, useRef, type ReactNode } from "react";
import { LoginTitle } from "./LoginTitle";

/**
 * The heading of a page that changes without being left. It takes the focus where what had it is gone, so that keyboards
 * and screen readers go on from here.
 */
export function ArrivingTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <LoginTitle ref={title} tabIndex={-1} className="look-heading">
      {children}
    </LoginTitle>
  );
}
