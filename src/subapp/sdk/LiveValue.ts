import type { Live } from "./contract";

/** A value that notifies its listeners when it changes; the shell sets it, sub-applications only see it as {@link Live}. */
export class LiveValue<Value> implements Live<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes the value. A listener that throws does not keep the others from hearing. */
  set(value: Value) {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (thrown) {
        queueMicrotask(() => {
          throw thrown;
        });
      }
    }
  }

  /** The same value without `set`, for others to read. */
  get view(): Live<Value> {
    return { get: this.get, subscribe: this.subscribe };
  }
}
