import { useEffect, useEffectEvent, useRef } from "react";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";
import type { TabUploads } from "./TabUploads";
import { needsItsPage, type TraySummary } from "./trayState";
import type { SummaryWords } from "./useSummaryWords";

/** Milliseconds between two things that are spoken about uploads. */
const INTERVAL = 5_000;
/** Parts of the whole after which it is said how far uploads are. */
const QUARTERS = 4;

/**
 * Speaks what the tray says, when a quarter more is sent, when something else begins, and at the end; never twice in five seconds.
 * What has arrived is said once: not again because another upload was given up. `done` is how many have arrived.
 */
export function useSpokenSummary(
  summary: TraySummary | null,
  { what, how }: SummaryWords,
  done: number,
): void {
  const { announcer } = useKit();
  const { clock } = usePorts();
  const mark = summary && `${summary.kind} ${summary.count} ${Math.floor(summary.share * QUARTERS)}`;
  const spokenAt = useRef(-Infinity);
  const arrived = useRef(0);
  const say = useEffectEvent(() => {
    spokenAt.current = clock.now();
    announcer.say(how ? `${what}, ${how}` : what);
  });
  const isOld = useEffectEvent(() => {
    const before = arrived.current;
    arrived.current = done;
    return summary?.kind === "done" && done <= before;
  });
  useEffect(() => {
    if (mark === null || isOld()) return;
    return clock.after(Math.max(0, spokenAt.current + INTERVAL - clock.now()), say);
  }, [clock, mark]);
}

interface BadgingNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows how far uploads are before the title of the window, and how many there are on the icon of an installed portal. */
export function useWindowSigns(short: string, going: number): void {
  const shown = useRef({ title: "", bare: "" });
  useEffect(() => {
    // The page has another title by now.
    if (document.title !== shown.current.title) shown.current.bare = document.title;
    const { bare } = shown.current;
    document.title = shown.current.title = short ? `${short} · ${bare}` : bare;
  }, [short]);
  useEffect(() => {
    const { current } = shown;
    return () => {
      if (document.title === current.title) document.title = current.bare;
    };
  }, []);
  useEffect(() => {
    const badging = navigator as BadgingNavigator;
    const told = going > 0 ? badging.setAppBadge?.(going) : badging.clearAppBadge?.();
    // Where the portal is not installed there is no icon.
    told?.catch(() => undefined);
  }, [going]);
}

/** Has the browser ask before the page is left, as long as an upload would need its file to be chosen again [UP-04]. */
export function useLeaveWarning(uploads: TabUploads): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const isLost = !uploads.hasHeir && needsItsPage(uploads.getSnapshot());
      if (isLost || uploads.isKeeping) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [uploads]);
}
