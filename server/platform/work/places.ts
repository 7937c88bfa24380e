/** How many places there are: each person has a few, and there may be a bound for all together. */
export interface PlaceLimits {
  readonly each: number;
  readonly together?: number;
  /** Milliseconds after which a person gives way to one who has as few places as they. */
  readonly patience?: number;
}

/** A place that is taken. */
interface Taken {
  readonly since: number;
  readonly giveWay: () => void;
}

/**
 * Places of which each person has a few, for what takes the server's memory for as long as the person likes. Where those of all together
 * are taken, one of the person who has most goes to a person who has fewer, so that nobody keeps the others out [SEC-06].
 */
export class Places {
  readonly #taken = new Map<string, Set<Taken>>();
  #count = 0;

  constructor(
    private readonly limits: PlaceLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Takes a place and answers how to give it back, once; null where the person has as many as there may be, or nobody has more.
   * `giveWay` is called where the place goes to another person: it is given back by then.
   */
  take(person: string, giveWay: () => void = () => undefined): (() => void) | null {
    const { each, together = Infinity } = this.limits;
    const own = this.#taken.get(person)?.size ?? 0;
    if (own >= each || (this.#count >= together && !this.#makeRoom(own))) return null;
    const place: Taken = { since: this.now(), giveWay };
    this.#taken.set(person, (this.#taken.get(person) ?? new Set()).add(place));
    this.#count += 1;
    return () => this.#giveBack(person, place);
  }

  #giveBack(person: string, place: Taken): void {
    const places = this.#taken.get(person);
    if (!places?.delete(place)) return;
    this.#count -= 1;
    if (places.size === 0) this.#taken.delete(person);
  }

  /** Has a person with more places than so many give way; false where none has to. */
  #makeRoom(own: number): boolean {
    const { patience = Infinity } = this.limits;
    const all = [...this.#taken].flatMap(([person, places]) =>
      [...places].map((place) => ({ person, place, has: places.size })),
    );
    const most = Math.max(...all.map(({ has }) => has));
    const isSlow = ({ since }: Taken) => this.now() - since >= patience;
    const gone =
      most > own + 1
        ? all.findLast(({ has }) => has === most)
        : all
            .filter(({ has, place }) => has > own && isSlow(place))
            .toSorted((one, other) => one.place.since - other.place.since)[0];
    if (!gone) return false;
    this.#giveBack(gone.person, gone.place);
    gone.place.giveWay();
    return true;
  }
}
