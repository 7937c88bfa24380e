/** A page of rows that are found a piece at a time, in their order, and how many there are in all; rows behind the page are let go. */
export class PageOfBest<Row> {
  readonly #from: number;
  readonly #to: number;
  #best: readonly Row[] = [];
  #total = 0;

  constructor(
    { start, size }: { readonly start: number; readonly size: number },
    private readonly compare: (one: Row, other: Row) => number,
  ) {
    this.#from = (start - 1) * size;
    this.#to = start * size;
  }

  /** Takes the rows of another piece. */
  add(rows: readonly Row[]): void {
    this.#total += rows.length;
    const last = this.#best[this.#to - 1];
    // Of most pieces nothing comes before the end of a full page.
    const next = last === undefined ? rows : rows.filter((row) => this.compare(row, last) < 0);
    if (next.length > 0) this.#best = this.#merged(next.toSorted(this.compare));
  }

  /** The best of those that were found before and of others, both in their order. */
  #merged(others: readonly Row[]): readonly Row[] {
    const all: Row[] = [];
    let at = 0;
    for (const row of others) {
      for (
        let known = this.#best[at];
        known !== undefined && this.compare(known, row) <= 0;
        known = this.#best[at]
      ) {
        all.push(known);
        at += 1;
      }
      all.push(row);
    }
    return [...all, ...this.#best.slice(at)].slice(0, this.#to);
  }

  /** How many rows were found. */
  get total(): number {
    return this.#total;
  }

  /** The rows of the page. */
  get rows(): readonly Row[] {
    return this.#best.slice(this.#from);
  }
}
