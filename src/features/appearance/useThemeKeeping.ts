import { useEffect, useRef, useState } from "react";
import { baseApi } from "../../api/base.api";
import { useSetThemeMutation } from "../../api/baseLate.api";
import { useKit } from "../../kit/KitContext";
import { useAppDispatch } from "../../state/hooks";
import { themeChosen } from "../../state/preferences";

/** How long the toast stays, in milliseconds: enough to read it and press its button. */
const NOT_KEPT_MS = 10_000;

/** How far the platform has come with the theme that was chosen last. */
export type Keeping = "idle" | "saving" | "kept" | "failed";

/** Wears a theme at once, and has the platform keep the last one that was chosen. */
export interface ThemeKeeping {
  readonly keeping: Keeping;
  readonly choose: (theme: string) => void;
  /** Sends the one that was not kept once more. */
  readonly retry: () => void;
}

/**
 * Keeps the person's theme. One call is on its way at a time, so that the platform ends with the last choice. A theme that it did
 * not keep stays on this device; the dialog says so, or a toast once it is closed [THEME-05].
 */
export function useThemeKeeping(): ThemeKeeping {
  const dispatch = useAppDispatch();
  const { toasts } = useKit();
  const [save] = useSetThemeMutation();
  const [keeping, setKeeping] = useState<Keeping>("idle");
  const next = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  const running = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    setKeeping("saving");
    let failed = false;
    for (let theme = next.current; theme !== null; theme = next.current) {
      next.current = null;
      failed = "error" in (await save({ type: "color", theme }));
    }
    running.current = false;
    setKeeping(failed ? "failed" : "kept");
    if (failed && !isShown.current)
      toasts.notify({
        severity: "warning",
        text: { id: "appearance.notSaved" },
        duration: NOT_KEPT_MS,
        answer: true,
        action: { label: { id: "appearance.retry" }, run: () => last.current !== null && send(last.current) },
      });
  };
  const send = (theme: string) => {
    last.current = theme;
    next.current = theme;
    void run();
  };
  return {
    keeping,
    choose: (theme) => {
      dispatch(themeChosen(theme));
      // What the page knows of the platform says the same, so that nothing puts the former theme back.
      dispatch(
        baseApi.util.updateQueryData("desktopColor", undefined, (answer) => ({ ...answer, own: theme })),
      );
      send(theme);
    },
    retry: () => {
      if (last.current !== null) send(last.current);
    },
  };
}
