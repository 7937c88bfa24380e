/** Places of which each person has a few, for what takes the server's memory for as long as the person likes. */
export class Places {
  readonly #taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place and answers how to give it back, once; null where the person has as many as there may be. */
  take(person: string): (() => void) | null {
    const taken = this.#taken.get(person) ?? 0;
    if (taken >= this.most) return null;
    this.#taken.set(person, taken + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const rest = (this.#taken.get(person) ?? 1) - 1;
      if (rest > 0) this.#taken.set(person, rest);
      else this.#taken.delete(person);
    };
  }
}
