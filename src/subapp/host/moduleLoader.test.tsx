import { ModuleLoader, type LoadFederation } from "./moduleLoader";
import { loadStyle, type PageAccess } from "./scriptLoader";

const page: PageAccess = { window, document, nonce: "n0nce" };
const address = { app: "my-notes", fileId: "main" };
const url = (file: string) => `${window.location.origin}/my-notes/${file}`;
const shared = [{ name: "kit", version: "1.0.0", load: () => Promise.resolve({}) }];
const subApp = { contract: 1, mount: () => ({ setActive: () => undefined, unmount: () => undefined }) };

const noFederation: LoadFederation = () => Promise.reject(new Error("no federation wanted"));
const open = new AbortController().signal;

/** What the browser does with a script element: runs it as the current script, then fires its event. */
const run = (work: () => void, outcome: "load" | "error" = "load") => {
  const script = document.head.querySelector("script")!;
  Object.defineProperty(document, "currentScript", { configurable: true, get: () => script });
  try {
    work();
  } finally {
    Reflect.deleteProperty(document, "currentScript");
  }
  script.dispatchEvent(new Event(outcome));
  return script;
};

const throwing = (file: string, message: string) => () =>
  window.dispatchEvent(new ErrorEvent("error", { filename: url(file), message }));

const load = (loader: ModuleLoader<unknown>, file = "main.js", signal = open) =>
  loader.load(address, { script: url(file) }, signal);

afterEach(() => document.head.replaceChildren());

describe("a plain sub-application", () => {
  it("registers itself while its script runs; the script carries the nonce and leaves the page [VIEW-02]", async () => {
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    const loading = load(loader);
    const script = run(() => window.portalSubApp?.register(subApp));
    await expect(loading).resolves.toBe(subApp);
    expect(script.src).toBe(url("main.js"));
    expect(script.nonce).toBe("n0nce");
    expect(document.head.querySelector("script")).toBeNull();
  });

  it("runs its script once; opened again, the registered module is used [VIEW-01]", async () => {
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    const first = load(loader);
    run(() => window.portalSubApp?.register(subApp));
    await first;
    await expect(load(loader)).resolves.toBe(subApp);
    expect(document.head.querySelector("script")).toBeNull();
  });

  it("cannot register twice, later, or from a script that the portal did not load [VIEW-02]", async () => {
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    const loading = load(loader);
    run(() => {
      window.portalSubApp?.register(subApp);
      expect(() => window.portalSubApp?.register({ ...subApp })).toThrow("twice");
    });
    await expect(loading).resolves.toBe(subApp);
    expect(() => window.portalSubApp?.register(subApp)).toThrow("while");
  });

  it("cannot replace the registration of others [VIEW-02]", () => {
    new ModuleLoader(page, 1, shared, noFederation);
    expect(Object.isFrozen(window.portalSubApp)).toBe(true);
  });
});

describe("a federated sub-application", () => {
  const container = { init: () => undefined, get: () => undefined };

  it("registers its container, which is opened with the portal's share scope [VIEW-02]", async () => {
    const federate = jest.fn(() => Promise.resolve(subApp));
    const loader = new ModuleLoader(page, 1, shared, () => Promise.resolve(jest.fn(() => federate)));
    const loading = load(loader);
    run(() => window.portalSubApp?.register(container));
    await expect(loading).resolves.toBe(subApp);
    expect(federate).toHaveBeenCalledWith(container);
  });

  it("may leave its container in the global that webpack makes by default [VIEW-02]", async () => {
    const loader = new ModuleLoader(page, 1, shared, () =>
      Promise.resolve(() => () => Promise.resolve(subApp)),
    );
    const loading = load(loader);
    run(() => Reflect.set(window, "my_notes_main", container));
    await expect(loading).resolves.toBe(subApp);
    expect(Reflect.get(window, "my_notes_main")).toBeUndefined();
  });

  it("requests the federation's chunk again when it did not load [VIEW-04]", async () => {
    let tries = 0;
    const federate: LoadFederation = () =>
      ++tries === 1
        ? Promise.reject(new Error("chunk"))
        : Promise.resolve(() => () => Promise.resolve(subApp));
    const loader = new ModuleLoader(page, 1, shared, federate);
    const first = load(loader);
    run(() => window.portalSubApp?.register(container));
    await expect(first).rejects.toMatchObject({ reason: "scriptFailed", detail: "Error: chunk" });
    const second = load(loader);
    run(() => window.portalSubApp?.register(container));
    await expect(second).resolves.toBe(subApp);
  });

  it("that cannot be opened says why [VIEW-04]", async () => {
    const thrown = new Error("react is not what it was");
    const refusing = () => Promise.reject(thrown);
    const loader = new ModuleLoader(page, 1, shared, () => Promise.resolve(() => refusing));
    const loading = load(loader);
    run(() => window.portalSubApp?.register(container));
    await expect(loading).rejects.toMatchObject({
      reason: "scriptFailed",
      detail: expect.stringContaining("react"),
      cause: thrown,
    });
  });
});

it("a container built for another version of a shared package is refused by its name [VIEW-04]", async () => {
  const words = "Unsatisfied version 19.3.1 from portal of shared singleton module react (required ^18.3.1)";
  const loader = new ModuleLoader(page, 1, shared, () =>
    Promise.resolve(() => () => Promise.reject(new Error(words))),
  );
  const loading = load(loader);
  run(() => window.portalSubApp?.register({ init: () => undefined, get: () => undefined }));
  await expect(loading).rejects.toMatchObject({
    reason: "versionMismatch",
    detail: "react: ^18.3.1 ≠ 19.3.1",
  });
});

describe("an unusable script", () => {
  it("fails when it does not load, and is run again next time [VIEW-04]", async () => {
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    const first = load(loader);
    run(() => undefined, "error");
    await expect(first).rejects.toMatchObject({ reason: "scriptFailed", detail: url("main.js") });
    const second = load(loader);
    run(() => window.portalSubApp?.register(subApp));
    await expect(second).resolves.toBe(subApp);
  });

  it("fails when it does not parse or throws, even after it registered [VIEW-04]", async () => {
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    const loading = load(loader);
    run(() => {
      window.portalSubApp?.register(subApp);
      throwing("main.js", "Uncaught SyntaxError: Unexpected token")();
    });
    await expect(loading).rejects.toMatchObject({
      reason: "scriptFailed",
      detail: expect.stringContaining("SyntaxError"),
    });
  });

  it("is not blamed for what another script throws meanwhile [VIEW-04]", async () => {
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    const loading = load(loader);
    run(() => {
      window.portalSubApp?.register(subApp);
      throwing("other.js", "not mine")();
    });
    await expect(loading).resolves.toBe(subApp);
  });

  it.each([undefined, null, 5, "app", {}, { contract: 1 }, { contract: 1, mount: 1 }])(
    "is refused when it gives %j [VIEW-04]",
    async (given) => {
      const loading = load(new ModuleLoader(page, 1, shared, noFederation));
      run(() => window.portalSubApp?.register(given));
      await expect(loading).rejects.toMatchObject({ reason: "noMount" });
    },
  );

  it.each([2, 0, "1", undefined])(
    "is refused when it was written for contract %j [VIEW-04]",
    async (contract) => {
      const loading = load(new ModuleLoader(page, 1, shared, noFederation));
      run(() => window.portalSubApp?.register({ ...subApp, contract }));
      await expect(loading).rejects.toMatchObject({
        reason: "contractMismatch",
        detail: `${String(contract)} ≠ 1`,
      });
    },
  );

  it("is removed from the page when its attempt times out; what it registers then is ignored, and it throws nothing [VIEW-04]", async () => {
    const giveUp = new AbortController();
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    const loading = load(loader, "main.js", giveUp.signal);
    const script = document.head.querySelector("script")!;
    giveUp.abort();
    await expect(loading).rejects.toMatchObject({ reason: "timedOut" });
    expect(script.isConnected).toBe(false);
    const again = load(loader);
    document.head.prepend(script);
    run(() => window.portalSubApp?.register({ ...subApp }));
    script.remove();
    run(() => window.portalSubApp?.register(subApp));
    await expect(again).resolves.toBe(subApp);
  });
});

describe("under Trusted Types", () => {
  it("allows only a manifest's address as a script's address [VIEW-02]", async () => {
    let rules: { createScriptURL(address: string): string } | undefined;
    const factory = {
      createPolicy: (name: string, given: { createScriptURL(address: string): string }) => {
        expect(name).toBe("portal#subapp");
        rules = given;
        return given;
      },
    };
    Object.defineProperty(window, "trustedTypes", { configurable: true, value: factory });
    const loader = new ModuleLoader(page, 1, shared, noFederation);
    Reflect.deleteProperty(window, "trustedTypes");
    expect(() => rules?.createScriptURL(url("main.js"))).toThrow(TypeError);
    const loading = load(loader);
    run(() => window.portalSubApp?.register(subApp));
    await loading;
    expect(rules?.createScriptURL(url("main.js"))).toBe(url("main.js"));
    expect(() => rules?.createScriptURL("https://evil.test/main.js")).toThrow(TypeError);
    await expect(loader.load(address, { script: "https://evil.test/main.js" }, open)).rejects.toThrow(
      "not an address of a manifest",
    );
  });
});

describe("a style sheet", () => {
  it("is added with the nonce and can be taken away [VIEW-01]", async () => {
    const loading = loadStyle(url("main.css"), page, open);
    const link = document.head.querySelector("link")!;
    expect(link).toMatchObject({ rel: "stylesheet", href: url("main.css"), nonce: "n0nce" });
    link.dispatchEvent(new Event("load"));
    (await loading)();
    expect(link.isConnected).toBe(false);
  });

  it("that does not load leaves no link behind [VIEW-04]", async () => {
    const loading = loadStyle(url("main.css"), page, open);
    const link = document.head.querySelector("link")!;
    link.dispatchEvent(new Event("error"));
    await expect(loading).rejects.toMatchObject({ reason: "styleFailed" });
    expect(link.isConnected).toBe(false);
  });
});
