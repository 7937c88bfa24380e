import { useRef, useState } from "react";
import { useAppDispatch } from "../base/state/hooks";
import { keepTheme, showTheme } from "./keepTheme";

/** How far the platform has come with the theme that was chosen last. */
export type Keeping = "idle" | "saving" | "kept" | "failed";

/** Shows a theme at once, and has the platform keep the last one that was chosen. */
export interface ThemeKeeping {
  readonly keeping: Keeping;
  readonly choose: (theme: string) => void;
  /** Sends the one that was not kept once more. */
  readonly retry: () => void;
}

/**
 * Keeps the person's theme. One that the platform did not keep stays on this device; `onFailed` is told, with the way to send it
 * again, whether the part of the page that chose it is still there or not [THEME-05].
 */
export function useThemeKeeping(onFailed: (retry: () => void) => void): ThemeKeeping {
  const dispatch = useAppDispatch();
  const [keeping, setKeeping] = useState<Keeping>("idle");
  const last = useRef<string | null>(null);
  const send = async (theme: string) => {
    last.current = theme;
    setKeeping("saving");
    const kept = await dispatch(keepTheme(theme));
    if (kept === "passed") return;
    setKeeping(kept);
    if (kept === "failed") onFailed(() => void send(theme));
  };
  return {
    keeping,
    choose: (theme) => {
      dispatch(showTheme(theme));
      void send(theme);
    },
    retry: () => {
      if (last.current !== null) void send(last.current);
    },
  };
}
