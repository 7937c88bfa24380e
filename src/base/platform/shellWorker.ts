/** The address of the worker's script, which the build writes to the root of the site. */
const SCRIPT = "/worker.js";
const PREFIX = "portal-shell-";

/** The part of Trusted Types that the worker's address needs. */
interface AddressPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The address as the browser takes it: it trusts this one and no other [SEC-01]. */
function trusted(view: Window): string {
  const policies = (view as { trustedTypes?: AddressPolicies }).trustedTypes;
  const rules = {
    createScriptURL: (url: string) => {
      if (url !== SCRIPT) throw new TypeError(`not the worker's address: ${url}`);
      return url;
    },
  };
  return (policies?.createPolicy("portal#worker", rules) ?? rules).createScriptURL(SCRIPT);
}

/** Whether this window may bring the worker: a page of its own, and a person who pays for each byte does not. */
const mayRegister = (view: Window): boolean => {
  const { connection } = view.navigator as { connection?: { saveData?: boolean } };
  return view.self === view.top && connection?.saveData !== true;
};

/**
 * Brings the worker that keeps the portal for times without a network, or takes it away with all that it has kept. A browser
 * that allows none (a private window, no secure context) goes on without [MORE-05].
 */
export async function settleWorker(
  wanted: boolean,
  view: Window & typeof globalThis = window,
): Promise<void> {
  const workers = view.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    if (wanted) {
      if (mayRegister(view)) await workers.register(trusted(view), { updateViaCache: "none" });
      return;
    }
    await (await workers.getRegistration("/"))?.unregister();
    const names = await view.caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(PREFIX)).map((name) => view.caches.delete(name)),
    );
  } catch {
    // Then the portal needs the network, as ever.
  }
}
