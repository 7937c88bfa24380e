import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createDatabase } from "../src/base/platform/database/database";
import type { StorePlan } from "../src/base/platform/database/store";
import { fakeClock } from "./fakePorts";

/** A browser's databases in memory; tabs and later builds of the portal open the same ones. */
export function fakeDatabases() {
  const factory = new IDBFactory();
  const time = fakeClock();
  const tab = (stores: readonly StorePlan[], name = "test") =>
    createDatabase({ name, stores, factory: () => factory, clock: time.clock });
  return { factory, tab, ...time };
}

/** A request's end as a promise. */
export const ended = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("failed"));
  });
