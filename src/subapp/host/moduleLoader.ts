import type { OpenContainer, SharedModule } from "./federation";
import type { SubAppAddress, SubAppEntry } from "./manifest";
import { SubAppFailure, describe, type SubAppModule } from "./ports";
import { ScriptLoader, type PageAccess } from "./scriptLoader";
import { versionFaultOf } from "./versionFault";
import { containerGlobal, isContainer, ScriptRegistry } from "./scriptRegistry";

/** Loads the chunk that makes the share scope; an argument so that tests need no federation. */
export type LoadFederation = () => Promise<(shared: readonly SharedModule[]) => OpenContainer>;

const loadFederation: LoadFederation = async () =>
  (await import(/* webpackChunkName: "federation" */ "./federation")).createFederation;

/**
 * Runs the scripts of sub-applications, one loader for a page. A script that gave a sub-application is remembered by
 * its address, so that opening it again mounts what is there; one that failed is run again.
 */
export class ModuleLoader<Kit> {
  readonly #scripts: ScriptLoader;
  readonly #modules = new Map<string, SubAppModule<Kit>>();
  #federation: Promise<OpenContainer> | null = null;

  constructor(
    page: PageAccess,
    /** Number of the contract that the portal keeps. */
    private readonly contract: number,
    /** What is shared besides the well-known packages. */
    private readonly shared: readonly SharedModule[],
    private readonly federate: LoadFederation = loadFederation,
  ) {
    const registry = new ScriptRegistry();
    registry.install(page.window, page.document);
    this.#scripts = new ScriptLoader(page, registry);
  }

  /** Rejects with `scriptFailed`, `noMount`, `contractMismatch` or `versionMismatch`. */
  async load({ app, fileId }: SubAppAddress, { script }: SubAppEntry, signal: AbortSignal) {
    const known = this.#modules.get(script);
    if (known) return known;
    const given = await this.#scripts.load(script, containerGlobal(app, fileId), signal);
    const module = this.#check(isContainer(given) ? await this.#open(given) : given, script);
    this.#modules.set(script, module);
    return module;
  }

  async #open(container: Parameters<OpenContainer>[0]): Promise<unknown> {
    try {
      this.#federation ??= this.federate().then((createFederation) => createFederation(this.shared));
      const open = await this.#federation.catch((thrown: unknown) => {
        // Its chunk did not arrive: ask for it again next time.
        this.#federation = null;
        throw thrown;
      });
      return await open(container);
    } catch (thrown) {
      const unfit = versionFaultOf(thrown);
      if (unfit !== null) throw new SubAppFailure("versionMismatch", unfit, { cause: thrown });
      throw new SubAppFailure("scriptFailed", describe(thrown), { cause: thrown });
    }
  }

  #check(given: unknown, script: string): SubAppModule<Kit> {
    if (!hasMount<Kit>(given)) throw new SubAppFailure("noMount", script);
    if (given.contract !== this.contract)
      throw new SubAppFailure("contractMismatch", `${String(given.contract)} ≠ ${this.contract}`);
    return given;
  }
}

const hasMount = <Kit>(value: unknown): value is SubAppModule<Kit> =>
  typeof value === "object" && value !== null && "mount" in value && typeof value.mount === "function";
