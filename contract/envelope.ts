/** What is wrong with a parameter; `field` is its dotted name, where one is to blame. */
export interface FieldError {
  readonly message: string;
  readonly field?: string | undefined;
}

/** What every envelope call answers. `status` 200 is success; messages may be bilingual: `中文|||English`. */
export interface Envelope<T> {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly data: T | null;
  readonly fieldErrors: readonly FieldError[];
}
