import { describe, SubAppFailure, type Remove } from "./ports";
import type { ScriptRegistry } from "./scriptRegistry";

/** The part of Trusted Types that a script's address needs; what it answers is what `script.src` accepts. */
interface ScriptAddressPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: ScriptAddressPolicy): ScriptAddressPolicy;
    };
  }
}

/** Where elements go and what they carry. */
export interface PageAccess {
  readonly window: Window;
  readonly document: Document;
  /** The page's CSP nonce, when it has one. */
  readonly nonce: string | undefined;
}

/** Waits for an element to load; ends early, and removes it, when the attempt is aborted. */
const settled = (
  element: HTMLScriptElement | HTMLLinkElement,
  { document }: PageAccess,
  signal: AbortSignal,
): Promise<"load" | "error"> =>
  new Promise((resolve, reject) => {
    const giveUp = () => {
      element.remove();
      reject(new SubAppFailure("timedOut", "aborted"));
    };
    if (signal.aborted) {
      giveUp();
      return;
    }
    signal.addEventListener("abort", giveUp, { once: true });
    const end = (how: "load" | "error") => {
      signal.removeEventListener("abort", giveUp);
      resolve(how);
    };
    element.addEventListener("load", () => end("load"), { once: true });
    element.addEventListener("error", () => end("error"), { once: true });
    document.head.append(element);
  });

/** Runs scripts of sub-applications under Trusted Types and answers what they registered. */
export class ScriptLoader {
  /** Addresses that a manifest gave; the policy makes no other address trusted. */
  readonly #allowed = new Set<string>();
  readonly #policy: ScriptAddressPolicy;

  constructor(
    private readonly page: PageAccess,
    private readonly registry: ScriptRegistry,
  ) {
    const rules: ScriptAddressPolicy = {
      createScriptURL: (url) => {
        const known = this.#allowed.has(url) && new URL(url).origin === page.window.location.origin;
        if (!known) throw new TypeError(`not an address of a manifest: ${url}`);
        return url;
      },
    };
    this.#policy = page.window.trustedTypes?.createPolicy("portal#subapp", rules) ?? rules;
  }

  /** Runs the script once more, even when it failed before. Rejects with `scriptFailed` when it does not load or throws. */
  async load(url: string, globalName: string, signal: AbortSignal): Promise<unknown> {
    const { document, window, nonce } = this.page;
    const script = document.createElement("script");
    this.#allowed.add(url);
    script.src = this.#policy.createScriptURL(url);
    script.async = true;
    if (nonce) script.nonce = nonce;
    this.registry.expect(script);

    const thrown: string[] = [];
    const hear = (event: ErrorEvent) => {
      if (event.filename === url) thrown.push(event.message || describe(event.error));
    };
    window.addEventListener("error", hear);
    Reflect.set(window, globalName, undefined);
    try {
      const how = await settled(script, this.page, signal);
      if (how === "error") throw new SubAppFailure("scriptFailed", url);
      if (thrown.length > 0) throw new SubAppFailure("scriptFailed", `${url}: ${thrown.join("; ")}`);
      const left: unknown = Reflect.get(window, globalName);
      return this.registry.take(script) ?? left;
    } finally {
      window.removeEventListener("error", hear);
      Reflect.set(window, globalName, undefined);
      this.registry.take(script);
      script.remove();
    }
  }
}

/** Adds a sub-application's style sheet and answers how to take it away; rejects with `styleFailed`. */
export const loadStyle = async (href: string, page: PageAccess, signal: AbortSignal): Promise<Remove> => {
  const link = page.document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  if (page.nonce) link.nonce = page.nonce;
  if ((await settled(link, page, signal)) === "error") {
    link.remove();
    throw new SubAppFailure("styleFailed", href);
  }
  return () => link.remove();
};
