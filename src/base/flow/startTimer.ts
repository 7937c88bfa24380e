/** Starts a timer and returns the way to stop it. An argument wherever time matters, so that tests own the clock. */
export type StartTimer = (callback: () => void, milliseconds: number) => () => void;

/** The runtime's own timer. */
export const startTimer: StartTimer = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};
