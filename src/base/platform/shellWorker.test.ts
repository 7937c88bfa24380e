import { settleWorker } from "./shellWorker";

/** A window whose browser knows workers, with what was done there. */
function view({ framed = false, saveData = false, register = () => Promise.resolve() } = {}) {
  const log: unknown[] = [];
  const caches = new Set(["portal-shell-a", "another"]);
  const window = {
    top: framed ? {} : undefined,
    navigator: {
      connection: { saveData },
      serviceWorker: {
        register: (address: unknown, options: unknown) => {
          log.push(["register", address, options]);
          return register();
        },
        getRegistration: () => Promise.resolve({ unregister: () => Promise.resolve(log.push("unregister")) }),
      },
    },
    caches: {
      keys: () => Promise.resolve([...caches]),
      delete: (name: string) => Promise.resolve(caches.delete(name)),
    },
    trustedTypes: {
      createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
        createScriptURL: (url: string) => ({ name, url: createScriptURL(url) }),
      }),
    },
  };
  const self = window as unknown as { self: unknown; top: unknown };
  self.self = self;
  self.top = framed ? {} : self;
  return { window: window as unknown as Window & typeof globalThis, log, caches };
}

describe("the worker's registration", () => {
  it("is made under the policy of its own, which trusts no other address [MORE-05, SEC-01]", async () => {
    const { window, log } = view();
    await settleWorker(true, window);
    expect(log).toEqual([
      ["register", { name: "portal#worker", url: "/worker.js" }, { updateViaCache: "none" }],
    ]);
  });

  it.each([
    ["in a frame", { framed: true }],
    ["for a person who saves data", { saveData: true }],
  ])("is not made %s [MORE-05]", async (_, options) => {
    const { window, log } = view(options);
    await settleWorker(true, window);
    expect(log).toEqual([]);
  });

  it("that a browser refuses, or does not know, is no fault [MORE-05, REL-03]", async () => {
    const { window } = view({ register: () => Promise.reject(new DOMException("", "SecurityError")) });
    await expect(settleWorker(true, window)).resolves.toBeUndefined();
    await expect(
      settleWorker(true, { navigator: {} } as unknown as Window & typeof globalThis),
    ).resolves.toBeUndefined();
  });

  it("is taken away with all that it has kept, where the site says so [MORE-05]", async () => {
    const { window, log, caches } = view();
    await settleWorker(false, window);
    expect([log, [...caches]]).toEqual([["unregister"], ["another"]]);
  });
});
