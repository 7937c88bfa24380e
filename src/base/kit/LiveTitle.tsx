import { useEffect } from "react";
import type { Announcer } from "./announcer";
import { useKit } from "./KitContext";
import { startTimer } from "../flow/startTimer";

/** Names the window's tab after what it shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

interface Props {
  readonly children: string;
}

/** The title each page has shown last; it outlives the route that set it, so that the next one is a change. */
const lastTitles = new WeakMap<Announcer, string>();

/** A title may come in steps, as after a change of language that the page follows at once and an application a moment later. */
const SETTLED_MS = 100;

/**
 * The page's title. A change while the page is open, as by a route, is spoken once it has settled; the first one the
 * browser reads [A11Y-03].
 */
export function LiveTitle({ children }: Props) {
  const { announcer } = useKit();
  useDocumentTitle(children);
  useEffect(() => {
    return startTimer(() => {
      const last = lastTitles.get(announcer);
      lastTitles.set(announcer, children);
      if (last !== undefined && last !== children) announcer.say(children);
    }, SETTLED_MS);
  }, [announcer, children]);
  return null;
}
