/** What ends the lock that keeps a screen on. */
interface Lock {
  readonly release: () => Promise<void>;
}

/** Browsers without the Screen Wake Lock API have no such property, nor have pages that are not secure. */
interface Waker {
  readonly wakeLock?: { readonly request: (kind: "screen") => Promise<Lock> };
}

/**
 * Keeps the screen from going dark while the page is seen, where the browser can and lets it, as by the Screen Wake Lock API. A
 * browser ends the lock of a page that is hidden; it is asked for again once that is seen. Returns what ends it.
 */
export function keepAwake(page: Document = document, { wakeLock }: Waker = navigator): () => void {
  let lock: Promise<Lock | null> = Promise.resolve(null);
  const release = () => {
    const held = lock;
    lock = Promise.resolve(null);
    void held.then((each) => each?.release()).catch(() => undefined);
  };
  const ask = () => {
    if (!wakeLock || page.visibilityState !== "visible") return;
    release();
    // A browser that saves its battery refuses; the screen then goes dark as it does elsewhere.
    lock = wakeLock.request("screen").catch(() => null);
  };
  ask();
  page.addEventListener("visibilitychange", ask);
  return () => {
    page.removeEventListener("visibilitychange", ask);
    release();
  };
}
