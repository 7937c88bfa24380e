/** Calls back after so many milliseconds, unless what it returned is called before. */
export type StartTimer = (callback: () => void, milliseconds: number) => () => void;

/** The timer of this process; it does not keep the process alive. */
export const startTimer: StartTimer = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds).unref();
  return () => clearTimeout(timer);
};
