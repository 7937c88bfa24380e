import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useKit } from "../KitContext";
import { useEngine } from "../useEngine";

interface Props {
  /** The page's `#announcer`, which no dialog hides or makes inert. */
  readonly container: HTMLElement | null;
}

/** Fetches what draws notices; a page that has to tell of a lost network does so while there is one. */
export const loadNoticeStack = async () =>
  (await import(/* webpackChunkName: "notice-stack" */ "./ToastStack")).NotificationStack;

/**
 * The page's notices. What draws them is fetched with the first of them, so that no page's first view waits for it. Where it
 * does not come it is tried again with the next notice and when the network is back; a notice's time begins when it is
 * drawn, so none is missed meanwhile [WID-04, REL-03].
 */
export function LateNotices({ container }: Props) {
  const { notifications } = useKit();
  const [Stack, setStack] = useState<ComponentType<Props> | null>(null);
  const notices = useEngine(notifications);
  const fetchStack = useEffectEvent(() => {
    if (Stack) return;
    loadNoticeStack().then(
      (code) => setStack(() => code),
      () => undefined,
    );
  });
  useEffect(() => {
    if (notices.length > 0) fetchStack();
  }, [notices]);
  useEffect(() => {
    window.addEventListener("online", fetchStack);
    return () => window.removeEventListener("online", fetchStack);
  }, []);
  return Stack && <Stack container={container} />;
}
