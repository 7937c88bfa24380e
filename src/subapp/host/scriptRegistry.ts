/** What webpack's federation plugin makes of a remote: a container that takes the shared packages and gives modules. */
export interface FederatedContainer {
  init(shareScope: unknown, initScope?: unknown): unknown;
  get(name: string): unknown;
}

/** The one global that the portal gives to sub-applications' scripts. */
interface SubAppGlobal {
  /**
   * Hands a sub-application to the portal: either `{ contract, mount }`, or a federated container. To be called
   * while the script runs for the first time, so that the portal knows which script speaks.
   */
  register(given: unknown): void;
}

declare global {
  interface Window {
    portalSubApp?: SubAppGlobal;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  (typeof value === "object" || typeof value === "function") && value !== null;

/** Tells a federated container from a plain sub-application. */
export const isContainer = (value: unknown): value is FederatedContainer =>
  isObject(value) && typeof value["get"] === "function" && typeof value["init"] === "function";

/** The global that a remote built with webpack's default library (`var`) leaves behind. */
export const containerGlobal = (app: string, fileId: string): string =>
  `${app}_${fileId}`.replaceAll("-", "_");

/**
 * Knows which script registered what. A script is known by `document.currentScript`, so that none can speak for
 * another and none can register after it was given up.
 */
export class ScriptRegistry {
  readonly #given = new WeakMap<Element, { value: unknown; registered: boolean; taken: boolean }>();

  /** Puts the global in place; once for each page, frozen so that no sub-application replaces it for the others. */
  install(target: Window, page: Document) {
    const register = (value: unknown) => {
      const slot = page.currentScript ? this.#given.get(page.currentScript) : undefined;
      if (!slot)
        throw new Error("portalSubApp.register() must be called while the sub-application's script runs");
      // A browser runs a script that was removed before it came: nothing waits for it, and it did nothing wrong.
      if (slot.taken) return;
      if (slot.registered) throw new Error("portalSubApp.register() was called twice");
      slot.value = value;
      slot.registered = true;
    };
    Object.defineProperty(target, "portalSubApp", {
      value: Object.freeze({ register } satisfies SubAppGlobal),
      configurable: true,
    });
  }

  /** Lets a script register; from now on until it is taken. */
  expect(script: Element) {
    this.#given.set(script, { value: undefined, registered: false, taken: false });
  }

  /** What the script registered, if it did; what it registers from now on is ignored. */
  take(script: Element): unknown {
    const slot = this.#given.get(script);
    if (!slot) return undefined;
    slot.taken = true;
    return slot.value;
  }
}
