/**
 * A value for views, replaced as a whole and never changed: they read the current one, and are notified of the next.
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

  /** Replaces the value, and notifies all listeners, even if it is the same one. */
  set(value: Value): void {
    this.#value = value;
    this.#listeners.forEach((listener) => listener());
  }
}
