import type { Page } from "@playwright/test";

/** The calls whose answers the device has kept for a desktop without a network, of whomever. */
export const keptCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("school-portal");
        // It is the portal that makes the database.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const store = opening.result.transaction("kept-answers").objectStore("kept-answers");
          const keys = store.getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map((key) => (key as string[])[1] ?? ""));
          opening.result.close();
        };
      }),
  );
