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
    this.#best = [...this.#best, ...rows].toSorted(this.compare).slice(0, this.#to);
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
