import { createContext, use, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** Where a dialog shows its notices; null until it is drawn, undefined outside of a dialog. */
export const NoticePlace = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Shows a notice of a dialog above its buttons, however far the body is scrolled: a failure is seen by a person who has just pressed
 * something further down. Its part of the body may be any; outside of a dialog it shows where it is [REL-03, THEME-05].
 */
export function DialogNotice({ children }: { readonly children: ReactNode }): ReactNode {
  const place = use(NoticePlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
