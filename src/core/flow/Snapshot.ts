/**
 * A value as views see it, replaced as a whole and never changed: they read what stands, and hear when another does.
 * `subscribe` and `getSnapshot` may be passed on by themselves, as React's `useSyncExternalStore` wants them.
 */
export class Snapshot<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  /** Calls `listener` after every change; the answer stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Value => this.#value;

  /** Puts another value in its place, and tells all listeners, also where it is the same one. */
  set(value: Value): void {
    this.#value = value;
    this.#listeners.forEach((listener) => listener());
  }
}
