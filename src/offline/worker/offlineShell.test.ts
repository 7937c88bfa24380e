import { TIMEOUT, OfflineShell, dropShells, type ShellPlan } from "./OfflineShell";

const ORIGIN = "https://portal.example";
const PAGE = `${ORIGIN}/pages/base/pc_desktop_all/index.html`;
const plan = (build: string): ShellPlan => ({
  build,
  document: "/pc_desktop_all.html",
  entries: [`/assets/boot.${build}.js`],
  files: [`/assets/today.${build}.js`],
});
const documentOf = (build: string, extra = "") => `<script src="/assets/boot.${build}.js"></script>${extra}`;

const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).pathname;

/** Caches in memory; a name is found in the order in which it was made. */
function fakeCaches(fetch: typeof globalThis.fetch) {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      put: (asked: RequestInfo, answer: Response) => Promise.resolve(void kept.set(pathOf(asked), answer)),
      keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: ORIGIN + path }))),
      addAll: async (asked: Request[]) => {
        const answers = await Promise.all(asked.map((each) => fetch(each)));
        if (answers.some(({ ok }) => !ok)) throw new TypeError("not all of them came");
        asked.forEach((each, at) => kept.set(pathOf(each), answers[at]!));
      },
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (asked: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, kept] of all)
        if (cacheName === undefined || cacheName === name) {
          const found = kept.get(pathOf(asked));
          if (found) return Promise.resolve(found.clone());
        }
      return Promise.resolve(undefined);
    },
  } as unknown as CacheStorage;
  return { all, caches };
}

// The addresses of a worker are relative to it.
const RealRequest = globalThis.Request;
beforeAll(() => {
  globalThis.Request = class extends RealRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
    }
  };
});
afterAll(() => {
  globalThis.Request = RealRequest;
});

/** A server with a build, and workers of any build over it. */
function world() {
  const server = { build: "a", up: true, status: 200, gone: false, extra: "", missing: "" };
  const asked: string[] = [];
  const sent: (RequestInit["credentials"] | undefined)[] = [];
  const answerOf = (path: string, init?: RequestInit): Response => {
    if (!server.up) throw new TypeError("Failed to fetch");
    if (path === "/worker.js") return new Response("", { status: server.gone ? 404 : 200 });
    if (path === server.missing) return new Response("", { status: 404 });
    if (path.startsWith("/assets/") || path.startsWith("/common/")) return new Response(`file ${path}`);
    sent.push(init?.credentials);
    return new Response(documentOf(server.build, server.extra), { status: server.status });
  };
  const fetch: typeof globalThis.fetch = (request, init) => {
    const path = pathOf(request);
    asked.push(path);
    return new Promise((resolve) => resolve(answerOf(path, init)));
  };
  const { all, caches } = fakeCaches(fetch);
  let now = 0;
  let late: () => void = () => undefined;
  const worker = (build: string) =>
    new OfflineShell(
      { caches, fetch, now: () => now, wait: () => new Promise((resolve) => (late = resolve)) },
      plan(build),
    );
  const text = async (answer: Promise<Response>) => (await answer).text();
  return {
    server,
    asked,
    sent,
    all,
    caches,
    worker,
    pass: (milliseconds: number) => void (now += milliseconds),
    beLate: () => late(),
    open: (shell: OfflineShell, preloaded?: Promise<Response | undefined>) =>
      text(shell.answer("portal", new Request(PAGE), preloaded)),
    page: (shell: OfflineShell) => text(shell.answer("page", new Request(`${ORIGIN}/login/`))),
    file: (shell: OfflineShell, path: string) => text(shell.answer("asset", new Request(path))),
    fresh: (shell: OfflineShell, path: string) => text(shell.answer("fresh", new Request(path))),
  };
}

describe("the worker", () => {
  it("asks the network first, and shows what it has kept where that is lost, too slow or out of order [MORE-05]", async () => {
    const { server, sent, worker, open, beLate } = world();
    const shell = worker("a");
    await shell.install();
    expect(sent).toEqual(["omit"]);
    server.extra = "new";
    expect(await open(shell)).toBe(documentOf("a", "new"));
    expect(await open(shell, Promise.resolve(new Response("preloaded")))).toBe("preloaded");
    for (const status of [502, 503, 504]) {
      server.status = status;
      expect(await open(shell)).toBe(documentOf("a"));
    }
    server.status = 500;
    expect(await open(shell)).toBe(documentOf("a", "new"));
    server.up = false;
    expect(await open(shell)).toBe(documentOf("a"));
    const slow = open(shell, new Promise(() => undefined));
    beLate();
    expect(await slow).toBe(documentOf("a"));
    expect(TIMEOUT).toBeLessThan(15_000);
  });

  it("says in both languages that there is no connection, for a page of which nothing is kept [MORE-05]", async () => {
    const { server, worker, page } = world();
    const shell = worker("a");
    await shell.install();
    expect(await page(shell)).toContain("boot.a");
    server.up = false;
    expect(await page(shell)).toMatch(/没有网络连接[^]*No connection/);
  });

  it("keeps a build as a whole or not at all, and none but its own [MORE-05, VIEW-10]", async () => {
    const { server, all, worker, open } = world();
    server.missing = "/assets/today.a.js";
    await expect(worker("a").install()).rejects.toThrow();
    server.missing = "";
    server.build = "b";
    await expect(worker("a").install()).rejects.toThrow();
    expect(all.get("portal-shell-a")?.has("/pc_desktop_all.html") ?? false).toBe(false);
    server.up = false;
    expect(await open(worker("a"))).toContain("No connection");
  });

  it("shows no document whose scripts the browser has thrown away, and fetches them again [MORE-05, REL-03]", async () => {
    const { server, all, worker, open, pass } = world();
    const shell = worker("a");
    await shell.install();
    all.get("portal-shell-a")?.delete("/assets/boot.a.js");
    server.up = false;
    expect(await open(shell)).toContain("No connection");
    server.up = true;
    server.extra = "configured again";
    pass(3_600_000);
    expect(await shell.tend("/worker.js")).toBe(true);
    server.up = false;
    expect(await open(shell)).toBe(documentOf("a", "configured again"));
  });

  it("never mixes two builds: an open page of the one before still has its files, the next has its own [MORE-04, VIEW-10]", async () => {
    const { server, all, worker, open, file } = world();
    for (const build of ["a", "b", "c"]) {
      server.build = build;
      const shell = worker(build);
      await shell.install();
      await shell.activate();
    }
    expect([...all.keys()]).toEqual(["portal-shell-b", "portal-shell-c"]);
    server.up = false;
    expect(await open(worker("c"))).toBe(documentOf("c"));
    expect(await file(worker("c"), "/assets/today.b.js")).toBe("file /assets/today.b.js");
    await expect(file(worker("c"), "/assets/today.a.js")).rejects.toThrow("Failed to fetch");
  });

  it("takes a file that keeps its name from the network while that answers [MORE-05]", async () => {
    const { server, asked, worker, fresh } = world();
    const shell = worker("a");
    await shell.install();
    const look = "/common/plugins/common-ph/2.0.0/css/ink.css";
    await fresh(shell, `${look}?v=1`);
    server.up = false;
    expect(await fresh(shell, look)).toBe(`file ${look}`);
    expect(asked.filter((path) => path === look)).toHaveLength(2);
    await expect(fresh(shell, "/common/site.json")).rejects.toThrow("Failed to fetch");
  });

  it("is taken back once the server no longer has it, and not because the network is lost [MORE-05]", async () => {
    const { server, all, caches, worker, pass } = world();
    const shell = worker("a");
    await shell.install();
    expect(await shell.tend("/worker.js")).toBe(true);
    server.gone = true;
    expect(await shell.tend("/worker.js")).toBe(true);
    pass(3_600_000);
    server.up = false;
    expect(await shell.tend("/worker.js")).toBe(true);
    pass(3_600_000);
    server.up = true;
    expect(await shell.tend("/worker.js")).toBe(false);
    await (await caches.open("other")).put("/x", new Response(""));
    await dropShells(caches);
    expect([...all.keys()]).toEqual(["other"]);
  });
});
