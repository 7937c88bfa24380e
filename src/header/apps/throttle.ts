/** A function that runs at once and then at most once in `wait` milliseconds; the last call is never lost. */
export interface Throttled {
  (): void;
  /** Forgets a call that still waits. */
  readonly cancel: () => void;
}

/** Keeps a burst of events, such as a window being resized, from doing its work more often than useful. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const open = () => {
    timer = undefined;
    if (!waiting) return;
    waiting = false;
    throttled();
  };
  const throttled = () => {
    if (timer !== undefined) {
      waiting = true;
      return;
    }
    timer = setTimeout(open, wait);
    run();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = false;
  };
  return Object.assign(throttled, { cancel });
}
