import { useEffect, useRef } from "react";
import { withScroll } from "./core/withScroll";
import { usePlace } from "../base/platform/PlaceProvider";
import { usePorts } from "../base/platform/PortsContext";
import { startTimer } from "../base/flow/startTimer";

/** How long a page may take to become as long as it was, in milliseconds. */
const TIMEOUT = 5_000;

/** Older browsers do not say when scrolling ends, but each step of it. */
const SCROLLED = "onscrollend" in window ? "scrollend" : "scroll";

/** What says that the person scrolls, or wants to be where they are. */
const BY_HAND = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to a place as soon as the page is long enough for it; the answer gives up, as the person's own hand does. */
function scrollWhenLong(top: number, done: () => void): () => void {
  const { scrollingElement: page, body } = document;
  const look = () => {
    if (page && page.scrollHeight - page.clientHeight < top) return;
    stop();
    window.scrollTo({ top, behavior: "instant" });
  };
  const observer = new ResizeObserver(look);
  const stopWaiting = startTimer(() => stop(), TIMEOUT);
  const stop = () => {
    observer.disconnect();
    stopWaiting();
    for (const event of BY_HAND) window.removeEventListener(event, stop);
    done();
  };
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true });
  observer.observe(body);
  look();
  return stop;
}

/**
 * Keeps how far each entry of the history was scrolled, for this tab: Back and a reload return to it, another page begins at
 * its top. Browsers do so for pages that are complete at once; ours are longer when their answers have come [VIEW-08].
 */
export function ScrollPlaces(): null {
  const { storage } = usePorts();
  const { entry, by } = usePlace();
  const returning = useRef(false);
  const shown = useRef(entry);

  useEffect(() => {
    const { history } = window;
    const before = history.scrollRestoration;
    history.scrollRestoration = "manual";
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  useEffect(() => {
    const top = storage.read("scrollPlaces").get(entry) ?? 0;
    // The page is where the browser has it when the portal is opened.
    const moved = shown.current !== entry;
    shown.current = entry;
    const returns = by === "returned" || by === "opened";
    if (by === "pushed" || (returns && moved && top === 0)) window.scrollTo({ top: 0, behavior: "instant" });
    if (!returns || top === 0) return;
    returning.current = true;
    return scrollWhenLong(top, () => {
      returning.current = false;
    });
  }, [storage, entry, by]);

  useEffect(() => {
    const keep = () => {
      if (returning.current) return;
      storage.write("scrollPlaces", withScroll(storage.read("scrollPlaces"), entry, window.scrollY));
    };
    document.addEventListener(SCROLLED, keep, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener(SCROLLED, keep);
      window.removeEventListener("pagehide", keep);
    };
  }, [storage, entry]);

  return null;
}
