import "fake-indexeddb/auto";
import { fakeClock } from "../../../test/fakePorts";
import { createInertPorts } from "./inertPorts";
import { lateDatabase } from "./lateDatabase";

const { database, vault } = createInertPorts();
const kept = { ...vault, read: () => Promise.resolve({ username: "wang", password: "secret" }) };

describe("the code of the database", () => {
  it("is fetched once, with the first use", async () => {
    let fetched = 0;
    const late = lateDatabase(fakeClock().clock, () => {
      fetched += 1;
      return Promise.resolve({ openBrowserDatabase: () => ({ database, vault: kept }) });
    });
    expect(fetched).toBe(0);
    expect(await late.vault.read()).toMatchObject({ username: "wang" });
    expect(await late.database.run([], "readonly", () => Promise.resolve())).toEqual({ failure: "refused" });
    expect(fetched).toBe(1);
  });

  it("that does not come leaves nothing remembered, and is fetched again the next time [AUTH-08, REL-03]", async () => {
    let works = false;
    const late = lateDatabase(fakeClock().clock, () =>
      works
        ? Promise.resolve({ openBrowserDatabase: () => ({ database, vault: kept }) })
        : Promise.reject(new Error("offline")),
    );
    expect([await late.vault.canKeep(), await late.vault.read()]).toEqual([false, null]);
    expect(await late.database.run([], "readonly", () => Promise.resolve())).toEqual({ failure: "broken" });
    works = true;
    expect(await late.vault.read()).toMatchObject({ username: "wang" });
  });

  it("is not needed to forget a sign-in: a page without a network does so too [AUTH-08, SEC-03]", async () => {
    const open = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("school-portal");
      opening.onupgradeneeded = () => {
        for (const name of ["remembered-login", "other"])
          opening.result.createObjectStore(name).put("kept", 1);
      };
      opening.onsuccess = () => resolve(opening.result);
    });
    const countIn = (name: string) =>
      new Promise<number>((resolve) => {
        const counting = open.transaction(name).objectStore(name).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    const late = lateDatabase(fakeClock().clock, () => Promise.reject(new Error("offline")));
    await late.vault.forget();
    // The browser goes on with it while the page is left.
    while ((await countIn("remembered-login")) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await countIn("other")).toBe(1);
    open.close();
  });

  it("makes no database where there is none to forget from [AUTH-08]", async () => {
    indexedDB.deleteDatabase("school-portal");
    await lateDatabase(fakeClock().clock, () => Promise.reject(new Error("offline"))).vault.forget();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("is not needed to forget what a person's last desktop was drawn from, and their uploads [MORE-05, UP-04, SEC-03]", async () => {
    const late = lateDatabase(fakeClock().clock, () => Promise.reject(new Error("offline")));
    const { forgetAnswers, forgetUploads } = late;
    await forgetAnswers();
    expect(await indexedDB.databases()).toEqual([]);
    const open = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("school-portal", 2);
      opening.onupgradeneeded = () => {
        for (const name of ["remembered-login", "kept-answers", "kept-uploads"])
          opening.result.createObjectStore(name).put("kept", 1);
      };
      opening.onsuccess = () => resolve(opening.result);
    });
    await forgetAnswers();
    const left = (name: string) =>
      new Promise<number>((resolve) => {
        const counting = open.transaction(name).objectStore(name).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    const all = async () => [
      await left("kept-answers"),
      await left("kept-uploads"),
      await left("remembered-login"),
    ];
    expect(await all()).toEqual([0, 1, 1]);
    await forgetUploads();
    expect(await all()).toEqual([0, 0, 1]);
    open.close();
  });

  it("holds no person up who leaves: a database that does not open is waited for two seconds [MORE-05, REL-03]", async () => {
    const { clock, advance } = fakeClock();
    const opening = jest.spyOn(indexedDB, "open").mockReturnValue({} as IDBOpenDBRequest);
    const leaving = lateDatabase(clock).forgetAnswers();
    advance(2_000);
    await leaving;
    opening.mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    await lateDatabase(clock).forgetAnswers();
    opening.mockRestore();
  });
});
