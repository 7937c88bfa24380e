import type { StorePlan } from "./store";

const sinceOf = (index: { readonly since?: number }, store: StorePlan) => index.since ?? store.since;

/** The version that a list of stores makes: that of the newest change in it. */
export const versionOf = (stores: readonly StorePlan[]): number =>
  Math.max(
    1,
    ...stores.flatMap((store) => [
      store.since,
      store.until ?? 1,
      ...Object.values(store.indexes ?? {}).map((index) => sinceOf(index, store)),
      ...Object.keys(store.migrations ?? {}).map(Number),
    ]),
  );

/** Passes each row through the change of a version, within the transaction of the upgrade. */
function migrate(rows: IDBObjectStore, change: (row: unknown) => unknown, then: () => void): void {
  const request = rows.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) {
      then();
      return;
    }
    const changed = change(cursor.value);
    if (changed === null) cursor.delete();
    else cursor.update(changed);
    cursor.continue();
  };
}

/** Brings one store from one version to the next, and calls `then` once its rows are there. */
function stepStore(transaction: IDBTransaction, store: StorePlan, version: number, then: () => void): void {
  const { name, since, until = Infinity, key, indexes = {}, migrations = {} } = store;
  if (until === version) transaction.db.deleteObjectStore(name);
  if (version < since || version >= until) {
    then();
    return;
  }
  const rows =
    since === version
      ? transaction.db.createObjectStore(name, { keyPath: (key ?? null) as string | string[] | null })
      : transaction.objectStore(name);
  const addIndexes = () => {
    for (const [index, plan] of Object.entries(indexes))
      if (sinceOf(plan, store) === version)
        rows.createIndex(index, plan.on as string | string[], { unique: plan.unique ?? false });
    then();
  };
  const change = migrations[version];
  // An index is added to the rows as they are from now on.
  if (change && since < version) migrate(rows, change, addIndexes);
  else addIndexes();
}

/**
 * Brings a database to its newest version, one version and one store after the other, in the one transaction of the
 * upgrade: it is made as a whole, or not at all.
 */
export function upgrade(
  transaction: IDBTransaction,
  stores: readonly StorePlan[],
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const steps = Array.from({ length: to - from }, (_, index) => from + 1 + index).flatMap((version) =>
    stores.map((store) => ({ store, version })),
  );
  const next = (at: number) => {
    const step = steps[at];
    if (step) stepStore(transaction, step.store, step.version, () => next(at + 1));
  };
  next(0);
}
