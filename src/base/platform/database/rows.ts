import type { Store } from "./store";

/** Which rows are meant: all, or those of a key or a range of keys, of the store's own or of an index. */
interface Which<Index extends string> {
  readonly index?: Index;
  readonly keys?: IDBValidKey | IDBKeyRange;
}

/** Changes the row that is visited. */
interface RowChange<Row> {
  readonly replace: (row: Row) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/** The rows of a store within a transaction. */
export interface Rows<Row, Key extends IDBValidKey, Index extends string> {
  readonly get: (key: Key) => Promise<Row | undefined>;
  /** Adds a row or replaces that of its key; `key` where rows do not hold it. */
  readonly put: (row: Row, key?: Key) => Promise<Key>;
  readonly remove: (keys: Key | IDBKeyRange) => Promise<void>;
  /** The rows in the order of their keys, at most so many. */
  readonly list: (which?: Which<Index> & { readonly most?: number }) => Promise<Row[]>;
  readonly count: (which?: Which<Index>) => Promise<number>;
  /** Visits one row after the other while `visit` answers true; none but the visited one is held in memory. */
  readonly visit: (
    which: Which<Index> & { readonly backwards?: boolean },
    visit: (row: Row, change: RowChange<Row>) => Promise<boolean>,
  ) => Promise<void>;
}

/** A request's end as a promise. */
const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException("", "UnknownError"));
  });

/** The rows of one store in a transaction that includes it. */
export function rowsIn<Row, Key extends IDBValidKey, Index extends string>(
  transaction: IDBTransaction,
  { name }: Store<Row, Key, Index>,
): Rows<Row, Key, Index> {
  const store = transaction.objectStore(name);
  const source = ({ index }: Which<Index>) => (index === undefined ? store : store.index(index));
  return {
    get: (key) => settled(store.get(key) as IDBRequest<Row | undefined>),
    put: (row, key) => settled(store.put(row, key)) as Promise<Key>,
    remove: (keys) => settled(store.delete(keys)),
    list: (which = {}) => settled(source(which).getAll(which.keys, which.most) as IDBRequest<Row[]>),
    count: (which = {}) => settled(source(which).count(which.keys)),
    visit: async (which, visit) => {
      const request = source(which).openCursor(which.keys, which.backwards ? "prev" : "next");
      for (let cursor = await settled(request); cursor; cursor = await settled(request)) {
        const at = cursor;
        const change = {
          replace: (row: Row) => settled(at.update(row)),
          remove: () => settled(at.delete()),
        };
        if (!(await visit(at.value as Row, change))) return;
        at.continue();
      }
    },
  };
}
