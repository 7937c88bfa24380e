import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from "react";
import { asksForSearch } from "../base/core/dialog/asksForSearch";
import { PART_CRASHED, PART_FAILED } from "../base/core/part/partFailed";
import type { Toast } from "../base/core/wire/text";
import type { PanelProps } from "../bars";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { useKit } from "../base/kit/KitContext";

type Panel = ComponentType<PanelProps>;

/**
 * Opens the search by Ctrl K or ⌘ K on every page, unless a dialog stands over it. Its code comes with the first
 * opening; a failure is told, and the next key asks again [DESK-10, REL-03].
 */
export const createSearchWatcher = (load: () => Promise<{ readonly Panel: Panel }>): ComponentType =>
  function SearchWatcher(): ReactElement | null {
    const { toasts } = useKit();
    const [code, setCode] = useState<{ readonly Panel: Panel } | null>(null);
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const end = (told: Toast) => {
      setAnchor(null);
      setCode(null);
      toasts.notify(told);
    };
    const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        !asksForSearch(event) ||
        document.getElementById("app")?.hasAttribute("inert")
      )
        return;
      event.preventDefault();
      setAnchor(document.body);
      load().then(setCode, () => end(PART_FAILED));
    });
    useEffect(() => {
      const listener = (event: KeyboardEvent) => onKeyDown(event);
      document.addEventListener("keydown", listener);
      return () => document.removeEventListener("keydown", listener);
    }, []);
    return (
      code && (
        <ErrorBoundary fallback={() => null} onError={() => end(PART_CRASHED)}>
          <code.Panel anchor={anchor} onClose={() => setAnchor(null)} labelledBy="" />
        </ErrorBoundary>
      )
    );
  };
