/**
 * A queue in which lanes take turns, however much waits in each of them. A lane is named by a path: lanes below the same
 * lane take turns among themselves, so that `["address", "account"]` is fair to addresses first and to the accounts of
 * an address after that.
 */
export class FairQueue<T> {
  #size = 0;
  readonly #items: T[] = [];
  /** In the order of their turns. */
  readonly #lanes = new Map<string, FairQueue<T>>();

  /** How many items wait, in all lanes together. */
  get size(): number {
    return this.#size;
  }

  /** Adds an item at the end of its lane. */
  push(path: readonly string[], item: T): void {
    this.#size += 1;
    const [name, ...rest] = path;
    if (name === undefined) {
      this.#items.push(item);
      return;
    }
    const lane = this.#lanes.get(name) ?? new FairQueue<T>();
    this.#lanes.set(name, lane);
    lane.push(rest, item);
  }

  /** Takes the oldest item of the lane whose turn it is, which then goes behind the others. */
  shift(): T | undefined {
    const own = this.#items.shift();
    if (own !== undefined) {
      this.#size -= 1;
      return own;
    }
    for (const [name, lane] of this.#lanes) {
      this.#lanes.delete(name);
      const item = lane.shift();
      if (lane.size > 0) this.#lanes.set(name, lane);
      if (item === undefined) continue;
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  /** Takes the newest item of the longest lane; of lanes as long as each other, of the one that is served last. */
  popLongest(): T | undefined {
    let longest: readonly [string, FairQueue<T>] | undefined;
    for (const entry of this.#lanes) if (!longest || entry[1].size >= longest[1].size) longest = entry;
    const item = longest ? longest[1].popLongest() : this.#items.pop();
    if (longest?.[1].size === 0) this.#lanes.delete(longest[0]);
    if (item !== undefined) this.#size -= 1;
    return item;
  }

  /** Removes an item from its lane, at any position; returns whether it was there. */
  remove(path: readonly string[], item: T): boolean {
    const [name, ...rest] = path;
    if (name === undefined) {
      const place = this.#items.indexOf(item);
      if (place < 0) return false;
      this.#items.splice(place, 1);
    } else {
      const lane = this.#lanes.get(name);
      if (!lane?.remove(rest, item)) return false;
      if (lane.size === 0) this.#lanes.delete(name);
    }
    this.#size -= 1;
    return true;
  }
}
