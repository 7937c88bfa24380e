import { routeOf } from "../core/route";
import { dropShells, OfflineShell, type ShellPlan } from "./OfflineShell";

/** Put in by the build. */
declare const __SHELL__: ShellPlan;

/** An event whose work the browser waits for. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Installing extends Lasting {
  addRoutes?(rules: readonly object[]): Promise<void>;
}

/** The part of a service worker's global that is used; the DOM's types have none. */
interface WorkerGlobal {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: Installing) => void): void;
  addEventListener(type: "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

const scope = globalThis as unknown as WorkerGlobal;
const shell = new OfflineShell(
  {
    caches: scope.caches,
    fetch: (input, init) => fetch(input, init),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
  },
  __SHELL__,
);

scope.addEventListener("install", (event) => {
  event.waitUntil(shell.install().then(() => scope.skipWaiting()));
  // Calls need not wake the worker, where the browser can be told so.
  const calls = ["/api/*", "/zuul/*"].map((pathname) => ({
    condition: { urlPattern: new URL(pathname, scope.location.origin).href },
    source: "network",
  }));
  if (event.addRoutes) event.waitUntil(event.addRoutes(calls).catch(() => undefined));
});

scope.addEventListener("activate", (event) => {
  const preload = scope.registration.navigationPreload as NavigationPreloadManager | undefined;
  event.waitUntil(Promise.all([shell.activate(), preload?.enable()]));
});

/** Looks after what is kept, or takes the worker away once the server no longer has its script. */
async function tend(): Promise<void> {
  if (await shell.tend(scope.location.href)) return;
  await scope.registration.unregister();
  await dropShells(scope.caches);
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode, url } = request;
  const route = routeOf(
    { method, navigates: mode === "navigate", address: new URL(url) },
    scope.location.origin,
  );
  if (route === "none") return;
  const answer = shell.answer(route, request, event.preloadResponse);
  event.respondWith(answer);
  if (mode === "navigate") event.waitUntil(answer.then(tend, () => undefined));
});
