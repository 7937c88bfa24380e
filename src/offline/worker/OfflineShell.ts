import { isAnswer, type Route } from "../core/route";
import { noConnection } from "./noConnection";

/** What of a build the worker keeps, as the build lists it. */
export interface ShellPlan {
  /** The name of the build. */
  readonly build: string;
  /** The address of the portal's document. */
  readonly document: string;
  /** What the document cannot begin without. */
  readonly entries: readonly string[];
  /** The other files of the desktop. */
  readonly files: readonly string[];
}

/** The world of a worker, as far as it is used. */
export interface ShellPorts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

const PREFIX = "portal-shell-";
/** How long a document may take before the kept one is shown in its place, in milliseconds. */
export const TIMEOUT = 4_000;
const TEND_EVERY = 3_600_000;
/** Requests a file as an anonymous person would. */
const publicly = (file: string) => new Request(file, { credentials: "omit" });
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Removes what any build of the worker has kept. */
export async function dropShells(caches: CacheStorage): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}

/**
 * Keeps the portal's document and the files that its desktop is made of, all of one build, and answers with them where the
 * network does not. Documents are fetched without cookies, so they carry nothing about a person
 * (docs/adr/0029-the-last-desktop.md).
 */
export class OfflineShell {
  readonly #name: string;
  #tendedAt = -Infinity;

  constructor(
    private readonly ports: ShellPorts,
    private readonly plan: ShellPlan,
  ) {
    this.#name = PREFIX + plan.build;
  }

  /** Fetches the build as a whole, or nothing: rejects where a file is missing or a newer build has come meanwhile. */
  async install(): Promise<void> {
    const { document, entries, files } = this.plan;
    const page = await this.#fetchDocument();
    if (!page) throw new Error("The document is that of another build");
    const cache = await this.ports.caches.open(this.#name);
    await cache.addAll([...entries, ...files].map(publicly));
    // The document last: what is kept in part is never shown.
    await cache.put(document, page);
  }

  /** Removes the builds before, but for the last one, whose pages may still be open. */
  async activate(): Promise<void> {
    const { caches } = this.ports;
    const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** Answers a request of its route; `preloaded` is the answer that the browser has asked for already, if it has. */
  answer(
    route: Exclude<Route, "none">,
    request: Request,
    preloaded?: Promise<Response | undefined>,
  ): Promise<Response> {
    if (route === "asset") return this.#asset(request);
    if (route === "fresh") return this.#fresh(request);
    return this.#document(route, request, preloaded);
  }

  /**
   * Looks after what is kept, once an hour at most, and answers whether the worker is still wanted: not if the server no longer
   * has its script. What the browser has thrown away comes back, and so does a document whose site configuration has changed.
   */
  async tend(script: string): Promise<boolean> {
    const { caches, fetch, now } = this.ports;
    if (now() - this.#tendedAt < TEND_EVERY) return true;
    this.#tendedAt = now();
    try {
      if (GONE.has((await fetch(script, { method: "HEAD", cache: "no-store" })).status)) return false;
      const page = await this.#fetchDocument();
      const cache = await caches.open(this.#name);
      const { document, entries, files } = this.plan;
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const missing = [...entries, ...files].filter((file) => !kept.has(file));
      if (page && missing.length > 0) await cache.addAll(missing.map(publicly));
      if (page) await cache.put(document, page);
    } catch {
      // Without a network everything stays as it is.
    }
    return true;
  }

  /** The document as an anonymous person gets it; null if it is that of another build. */
  async #fetchDocument(): Promise<Response | null> {
    const { document, entries } = this.plan;
    const page = await this.ports.fetch(document, { credentials: "omit", cache: "no-store" });
    const text = await page.clone().text();
    return page.ok && entries.every((file) => text.includes(file)) ? page : null;
  }

  async #asset(request: Request): Promise<Response> {
    return (await this.#kept(request)) ?? this.ports.fetch(request);
  }

  async #fresh(request: Request): Promise<Response> {
    try {
      const answer = await this.ports.fetch(request);
      if (isAnswer(answer.status)) {
        if (answer.ok) await this.#keep(request, answer.clone());
        return answer;
      }
      return (await this.#kept(request)) ?? answer;
    } catch (error) {
      const kept = await this.#kept(request);
      if (kept) return kept;
      throw error;
    }
  }

  async #document(
    route: "portal" | "page",
    request: Request,
    preloaded?: Promise<Response | undefined>,
  ): Promise<Response> {
    const asked = (async () => (await preloaded) ?? (await this.ports.fetch(request)))();
    const inTime = await Promise.race([
      asked.catch(() => null),
      // A page that is not kept is worth waiting for.
      ...(route === "portal" ? [this.ports.wait(TIMEOUT)] : []),
    ]);
    if (inTime && (isAnswer(inTime.status) || route === "page")) return inTime;
    const shell = route === "portal" ? await this.#shell() : undefined;
    return shell ?? asked.catch(() => noConnection());
  }

  /** The kept document, if all is there that it cannot begin without. */
  async #shell(): Promise<Response | undefined> {
    const { document, entries } = this.plan;
    try {
      const found = await Promise.all([document, ...entries].map((file) => this.#kept(file, this.#name)));
      return found.every((file) => file !== undefined) ? found[0] : undefined;
    } catch {
      return undefined;
    }
  }

  async #kept(request: Request | string, cacheName?: string): Promise<Response | undefined> {
    try {
      const where = { ignoreVary: true, ignoreSearch: true, ...(cacheName && { cacheName }) };
      return await this.ports.caches.match(request, where);
    } catch {
      return undefined;
    }
  }

  /** A full disk is no reason to answer nothing. */
  async #keep(request: Request, answer: Response): Promise<void> {
    try {
      const { origin, pathname } = new URL(request.url);
      await (await this.ports.caches.open(this.#name)).put(origin + pathname, answer);
    } catch {
      // Then the next page asks the network.
    }
  }
}
