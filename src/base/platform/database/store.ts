import type { PersonKey } from "../../core/wire/user";

/** An index over the rows of a store: the field, or the fields in their order, and the version that adds it. */
interface IndexPlan {
  readonly on: string | readonly string[];
  /** The version of the database that first has it; the store's own without. */
  readonly since?: number;
  readonly unique?: boolean;
}

/** A store as the database is built from it. A shipped version is never edited; a change is a new version. */
export interface StorePlan {
  readonly name: string;
  /** The version of the database that first has it. */
  readonly since: number;
  /** The version that removes it, with its rows. */
  readonly until?: number;
  /** The field, or fields, of a row that are its key; without them the key is given beside the row. */
  readonly key?: string | readonly string[];
  readonly indexes?: Readonly<Record<string, IndexPlan>>;
  /** What each row that is there becomes in a version; null removes it. */
  readonly migrations?: Readonly<Record<number, (row: unknown) => unknown>>;
}

/** A store with the types of its rows, its keys and the names of its indexes. */
export interface Store<
  Row = unknown,
  Key extends IDBValidKey = IDBValidKey,
  Index extends string = string,
> extends StorePlan {
  /** Known to the compiler alone. */
  readonly types?: readonly [Row, Key, Index];
}

/** Declares a store: `defineStore<Upload, [PersonKey, string]>()({ name: "upload", since: 2, key: ["person", "id"] })`. */
export const defineStore =
  <Row, Key extends IDBValidKey>() =>
  <const Plan extends StorePlan>(
    plan: Plan,
  ): Store<Row, Key, Plan["indexes"] extends object ? keyof Plan["indexes"] & string : never> =>
    plan;

/**
 * The keys of one person in a store whose rows belong to people: such a key is a list that begins with the person, so that
 * nothing of another is ever read.
 */
export const keysOf = (person: PersonKey): IDBKeyRange => IDBKeyRange.bound([person], [person, []]);
